/** The part of the flights that touches the page: boxes are taken, pictures cloned and moved. */
import { AWAY, type Box, type Flight, plan } from "./flights";
import { DURATION, pace, reduced } from "./motion";

export interface Snapshot {
  flights: readonly Flight[];
  boxes: Map<string, Box>;
  pictures: Map<string, HTMLElement>; // clones of what may be gone after the change
}

const slotsIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("[data-slot]");

function boxOf(node: HTMLElement): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

/** To be taken before the view changes. */
export function snapshot(root: HTMLElement, flights: readonly Flight[]): Snapshot {
  const boxes = new Map<string, Box>();
  const pictures = new Map<string, HTMLElement>();
  if (flights.length) {
    const flying = new Set(flights.map((flight) => flight.piece));
    for (const node of slotsIn(root)) {
      const slot = node.dataset.slot ?? "";
      boxes.set(slot, boxOf(node));
      if (flying.has(slot)) pictures.set(slot, node.cloneNode(true) as HTMLElement);
    }
  }
  return { flights, boxes, pictures };
}

/** Plays the flights over the new view; returns a function that stops them and shows everything. */
export function play(root: HTMLElement, before: Snapshot): () => void {
  const factor = pace();
  if (!before.flights.length || factor === 0) return () => {};
  const nodes = new Map([...slotsIn(root)].map((node) => [node.dataset.slot ?? "", node]));
  if (reduced()) return fade(before.flights.map((flight) => nodes.get(flight.to)));
  const after = new Map([...nodes].map(([slot, node]) => [slot, boxOf(node)]));
  const ends: (() => void)[] = [];
  plan(before.flights, before.boxes, after, factor).forEach((leg, n) => {
    const flight = before.flights[n];
    if (!leg || !flight) return;
    const target = flight.to === AWAY ? undefined : nodes.get(flight.to);
    const picture = pictureOf(flight, before, nodes);
    if (picture) ends.push(fly(picture, leg, target === picture.source ? target : undefined));
  });
  return () => {
    for (const end of ends) end();
  };
}

interface Picture {
  node: HTMLElement;
  source: HTMLElement | undefined; // the piece on the table that the picture stands for
}

function pictureOf(
  flight: Flight,
  before: Snapshot,
  nodes: Map<string, HTMLElement>,
): Picture | null {
  const source = nodes.get(flight.to);
  const whole = flight.piece === flight.to && source;
  const node = whole ? (source.cloneNode(true) as HTMLElement) : before.pictures.get(flight.piece);
  return node
    ? { node: node.cloneNode(true) as HTMLElement, source: whole ? source : undefined }
    : null;
}

type Way = NonNullable<ReturnType<typeof plan>[number]>;

function fly(picture: Picture, leg: Way, hidden: HTMLElement | undefined): () => void {
  const { node } = picture;
  for (const part of [node, ...node.querySelectorAll<HTMLElement>("[data-slot]")]) {
    for (const name of Object.keys(part.dataset)) delete part.dataset[name];
  }
  node.setAttribute("aria-hidden", "true");
  node.setAttribute("inert", "");
  const only = node.childElementCount === 1 ? node.querySelector<SVGElement>(":scope > svg") : null;
  if (only) only.style.cssText = "width:100%;height:100%;display:block";
  const { x, y, width, height } = leg.box;
  node.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;z-index:30;pointer-events:none`;
  document.body.append(node); // a container would be the frame of what is fixed in it
  if (hidden) hidden.style.visibility = "hidden";
  const options = { duration: leg.duration, delay: leg.at, fill: "both" as const };
  const moving = node.animate(leg.frames, options);
  const end = () => {
    moving.cancel();
    node.remove();
    if (hidden) hidden.style.visibility = "";
  };
  moving.onfinish = end;
  return end;
}

function fade(targets: (HTMLElement | undefined)[]): () => void {
  const fading = targets.flatMap((node) =>
    node ? [node.animate([{ opacity: 0 }, { opacity: 1 }], DURATION.fade)] : [],
  );
  return () => {
    for (const one of fading) one.cancel();
  };
}
