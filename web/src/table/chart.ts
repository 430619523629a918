/** Scores over the game as steps of a line, one per seat; all geometry in one place. */
export interface Sample {
  at: number;
  scores: readonly number[];
}

export interface Chart {
  lines: string[]; // SVG path data by seat
  ends: { x: number; y: number }[];
  ticks: { y: number; label: number }[];
}

export function chart(samples: readonly Sample[], width: number, height: number): Chart {
  const first = samples[0];
  if (!first) return { lines: [], ends: [], ticks: [] };
  const last = samples.at(-1) ?? first;
  const all = samples.flatMap((sample) => sample.scores);
  const least = Math.min(0, ...all);
  const unit = niceStep((Math.max(1, ...all) - least) / 4);
  const most = Math.ceil(Math.max(1, ...all) / unit) * unit;
  const x = (at: number) => ((at - first.at) / Math.max(1, last.at - first.at)) * width;
  const y = (score: number) => height - ((score - least) / (most - least)) * height;
  const seats = first.scores.map((_, seat) => seat);
  return {
    lines: seats.map((seat) =>
      samples
        .map((sample, index) => {
          const to = `${round(x(sample.at))} ${round(y(sample.scores[seat] ?? 0))}`;
          return index === 0
            ? `M${to}`
            : `H${round(x(sample.at))}V${round(y(sample.scores[seat] ?? 0))}`;
        })
        .join(""),
    ),
    ends: seats.map((seat) => ({ x: width, y: y(last.scores[seat] ?? 0) })),
    ticks: Array.from({ length: Math.round((most - least) / unit) + 1 }, (_, index) => ({
      y: y(least + index * unit),
      label: least + index * unit,
    })),
  };
}

/** 1, 2, 5, 10, 20, 50 ... not below the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((one) => one * power >= value) ?? 10) * power;
}

const round = (value: number) => Math.round(value * 10) / 10;
