/** The drawing kit: flights and weaves. */
import { describe, expect, test } from "vitest";
import { drift, type Look, lookAt, MOST, pan, seen, whole, zoomAt } from "../../src/board/camera";
import { AWAY, leg, plan, starts } from "../../src/board/flights";
import { hem, type Weave, weave } from "../../src/board/weave";

const box = (x: number, y: number, width = 100, height = 146) => ({ x, y, width, height });

describe("flights", () => {
  test("few pieces fly one after the other, many overlap within the limit", () => {
    expect(starts(3, 320)).toEqual([0, 320, 640]);
    const many = starts(20, 320);
    expect((many.at(-1) ?? 0) + 320).toBeLessThanOrEqual(1800);
    expect([...many].sort((a, b) => a - b)).toEqual(many);
    expect(starts(1, 320)).toEqual([0]);
  });

  test("a flight begins where the piece lay and ends where it lies, at its size", () => {
    const way = leg(box(300, 40, 50, 73), box(0, 500), 0, 320);
    expect(way?.box).toEqual(box(0, 500));
    expect(way?.frames[0]?.transform).toBe("translate(275.0px, -496.5px) scale(0.500)");
    expect(way?.frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px) scale(1.000)");
  });

  test("a piece without an end on the screen fades; without both nothing flies", () => {
    expect(leg(box(1, 2), null, 0, 320)?.frames.at(-1)?.opacity).toBe(0);
    expect(leg(null, box(1, 2), 0, 320)?.frames[0]?.opacity).toBe(0);
    expect(leg(null, null, 0, 320)).toBeNull();
  });

  test("slots are looked up before the change for the start and after it for the end", () => {
    const flights = [
      { piece: "cloth:a", from: "offer:a", to: "cloth:a" },
      { piece: "b", from: "b", to: AWAY },
    ];
    const [first, second] = plan(
      flights,
      new Map([["offer:a", box(9, 9)]]),
      new Map([["cloth:a", box(5, 5)]]),
    );
    expect(first?.box).toEqual(box(5, 5));
    expect(second).toBeNull();
  });
});

describe("weaves", () => {
  const BAND = { width: 100, height: 146, inset: 6, corner: 15, step: 8, scale: 1 };
  const kinds: Weave[] = ["dots", "chevrons", "lozenges", "waves", "checks", "leaves"];

  test("six weaves, no two alike, all within the card", () => {
    const woven = kinds.map((kind) => weave(kind, BAND));
    expect(new Set(woven.map((one) => one.fill + one.stroke)).size).toBe(kinds.length);
    for (const { fill } of woven) {
      const corners = [...fill.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
      expect(corners.length).toBeGreaterThan(3);
      for (const [, x, y] of corners) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(100);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(146);
      }
    }
  });

  test("a hem has as many motifs as fit", () => {
    expect(hem("dots", 48, 8, 6).fill.match(/M/g)).toHaveLength(6);
    expect(hem("waves", 48, 8, 6).stroke).toContain("q");
  });
});

describe("camera", () => {
  const picture = { width: 1000, height: 500 };
  const frame = { width: 500, height: 500 };

  test("the whole picture is seen at first, centred", () => {
    const box = seen(whole(picture), picture, frame);
    expect(box).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  });

  test("zooming keeps what lies under the finger", () => {
    const at = { x: 100, y: 300 };
    const under = (look: Look) => {
      const box = seen(look, picture, frame);
      return (at.x / frame.width) * box.width + box.x;
    };
    const before = zoomAt(whole(picture), 2, { x: 250, y: 250 }, picture, frame);
    expect(under(zoomAt(before, 1.5, at, picture, frame))).toBeCloseTo(under(before));
  });

  test("nobody gets lost: the edges of the picture are the edges of the world", () => {
    const close = zoomAt(whole(picture), 4, { x: 250, y: 250 }, picture, frame);
    const far = pan(close, { x: 99999, y: 99999 }, picture, frame);
    expect(seen(far, picture, frame)).toMatchObject({ x: 0, y: 0 });
    expect(zoomAt(close, 0.01, { x: 0, y: 0 }, picture, frame)).toEqual(whole(picture));
    expect(zoomAt(close, 99, { x: 0, y: 0 }, picture, frame).zoom).toBe(MOST);
  });

  test("a region is looked at whole", () => {
    const region = { x: 600, y: 100, width: 200, height: 200 };
    const box = seen(lookAt(region, picture, frame), picture, frame);
    expect(box.x).toBeLessThan(region.x);
    expect(box.x + box.width).toBeGreaterThan(region.x + region.width);
    expect(box.width).toBeLessThan(300);
  });

  test("what covers the lower edge covers nothing of the region, not even at the picture's edge", () => {
    for (const y of [0, 200, 440]) {
      const low = { x: 100, y, width: 100, height: 60 };
      const box = seen(lookAt(low, picture, frame, 60), picture, frame);
      const clear = box.height * (1 - 60 / frame.height);
      expect(box.y).toBeLessThanOrEqual(low.y);
      expect(box.y + clear).toBeGreaterThanOrEqual(low.y + low.height);
    }
  });
});

test("a drawn picture that drifts shows what would be drawn again", () => {
  const [picture, frame] = [
    { width: 900, height: 500 },
    { width: 800, height: 600 },
  ];
  const drawn = zoomAt(whole(picture), 2, { x: 300, y: 280 }, picture, frame);
  const look = pan(
    zoomAt(drawn, 1.5, { x: 500, y: 200 }, picture, frame),
    { x: 31, y: -17 },
    picture,
    frame,
  );
  const { x, y, scale } = drift(drawn, look, picture, frame);
  const pixel = (at: Look, point: { x: number; y: number }) => {
    const box = seen(at, picture, frame);
    return {
      x: ((point.x - box.x) / box.width) * frame.width,
      y: ((point.y - box.y) / box.height) * frame.height,
    };
  };
  for (const point of [
    { x: 0, y: 0 },
    { x: 450, y: 123 },
  ]) {
    const before = pixel(drawn, point);
    const after = pixel(look, point);
    expect(before.x * scale + x).toBeCloseTo(after.x, 6);
    expect(before.y * scale + y).toBeCloseTo(after.y, 6);
  }
});
