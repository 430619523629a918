/** A camera over a picture of fixed size: what part of it is seen. Pure numbers, no page. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Look {
  x: number; // centre, in units of the picture
  y: number;
  zoom: number; // 1: the whole picture fits
}

export const MOST = 5;

/** The part of the picture that is seen, as a viewBox. */
export function seen(look: Look, picture: Size, frame: Size): { x: number; y: number } & Size {
  const scale = fit(picture, frame) * look.zoom;
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
}

/** How a picture drawn for one look is moved and scaled, in pixels, so that it shows another. */
export function drift(
  drawn: Look,
  look: Look,
  picture: Size,
  frame: Size,
): Point & { scale: number } {
  const scale = look.zoom / drawn.zoom;
  const unit = fit(picture, frame) * look.zoom;
  return {
    x: (frame.width / 2) * (1 - scale) + (drawn.x - look.x) * unit,
    y: (frame.height / 2) * (1 - scale) + (drawn.y - look.y) * unit,
    scale,
  };
}

/** Pixels per unit when the whole picture is seen. */
export function fit(picture: Size, frame: Size): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height) || 1;
}

export function whole(picture: Size): Look {
  return { x: picture.width / 2, y: picture.height / 2, zoom: 1 };
}

/** Moves by pixels of the frame: the picture follows the finger. */
export function pan(look: Look, by: Point, picture: Size, frame: Size): Look {
  const scale = fit(picture, frame) * look.zoom;
  return kept({ ...look, x: look.x - by.x / scale, y: look.y - by.y / scale }, picture, frame);
}

/** Zooms so that what lies under a point of the frame (in pixels) stays under it. */
export function zoomAt(look: Look, factor: number, at: Point, picture: Size, frame: Size): Look {
  const zoom = Math.min(MOST, Math.max(1, look.zoom * factor));
  const scale = fit(picture, frame);
  const shift = 1 / (scale * look.zoom) - 1 / (scale * zoom) || 0;
  const x = look.x + (at.x - frame.width / 2) * shift;
  const y = look.y + (at.y - frame.height / 2) * shift;
  return kept({ x, y, zoom }, picture, frame);
}

/** Looks at a region of the picture, with some of its surroundings and clear of what covers the
 * lower edge of the frame (in pixels), if need be beyond the picture's own edge. */
export function lookAt(
  region: { x: number; y: number } & Size,
  picture: Size,
  frame: Size,
  covered = 0,
): Look {
  const room = 1.15;
  const across = frame.width / (region.width * room);
  const down = (frame.height - covered) / (region.height * room);
  const zoom = Math.min(MOST, Math.max(1, Math.min(across, down) / fit(picture, frame)));
  const centre = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  return kept({ ...centre, zoom }, picture, frame, covered);
}

/** Keeps the picture in the frame: no further than its edges, centred where it is smaller. Where
 * the frame is covered below, what is looked at is the middle of the rest. */
function kept(look: Look, picture: Size, frame: Size, covered = 0): Look {
  const { width, height } = seen(look, picture, frame);
  const hidden = (height * covered) / frame.height;
  const within = (at: number, all: number, part: number) =>
    part >= all ? all / 2 : Math.min(all - part / 2, Math.max(part / 2, at));
  return {
    x: within(look.x, picture.width, width),
    y: within(look.y, picture.height, height - hidden) + hidden / 2,
    zoom: look.zoom,
  };
}
