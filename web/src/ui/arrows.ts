/** Arrow keys move the focus among the buttons of an area, to the nearest one in that direction. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

const centre = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The index of the nearest box in a direction; what lies off the line counts as farther. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    if (along < 1) return;
    const across = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

export function arrows(node: HTMLElement, selector = "button:not(:disabled), [tabindex='0']") {
  node.dataset.arrows = "";
  function move(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement;
    if (!direction || !from || !node.contains(from) || from.matches("input, select, textarea"))
      return;
    const others = [...node.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one !== from && one.checkVisibility(),
    );
    const index = nearest(centre(from), others.map(centre), direction);
    if (index < 0) return;
    event.preventDefault();
    others[index]?.focus();
  }
  node.addEventListener("keydown", move);
  return { destroy: () => node.removeEventListener("keydown", move) };
}
