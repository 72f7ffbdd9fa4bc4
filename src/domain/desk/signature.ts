/** In letters of its path. */
export const LONGEST_SIGNATURE = 6_000;
/** Units of its picture. */
export const SIGNATURE_WIDTH = 600;
export const SIGNATURE_HEIGHT = 200;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)*$/;

/** Moves and lines in whole numbers only: nothing else is drawn. */
export function isSignature(path: string): boolean {
  return PATH.test(path);
}

/** Strokes of a finger in units of the picture, as a path that is short enough: its finest detail goes first, then its end. */
export function signaturePath(strokes: readonly (readonly Point[])[]): string {
  let path = '';
  for (let tolerance = 1; tolerance <= 16; tolerance *= 2) {
    path = strokes.map((stroke) => strokePath(simplified(stroke, tolerance))).join('');
    if (path.length <= LONGEST_SIGNATURE) return path;
  }
  return path.slice(0, LONGEST_SIGNATURE).replace(UNFINISHED, '');
}

/** The last point of a path that was cut, which may be half of one, and the beginning of a stroke without a line. */
const UNFINISHED = /(?:M[^ML]*)?[ML][^ML]*$/;

/** A dot is a line to its own place: round ends make it seen. */
function strokePath(points: readonly Point[]): string {
  const [first, ...others] = points.map(({ x, y }) => `${within(x, SIGNATURE_WIDTH)} ${within(y, SIGNATURE_HEIGHT)}`);
  if (first === undefined) return '';
  return `M${first}${(others.length === 0 ? [first] : others).map((point) => `L${point}`).join('')}`;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Ramer, Douglas and Peucker: what lies nearer to the line between two kept points than `tolerance` is left out. */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let farthest = 0;
  let place = 0;
  points.forEach((point, index) => {
    const away = distance(point, first, last);
    if (away > farthest) [farthest, place] = [away, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(points.slice(0, place + 1), tolerance).slice(0, -1), ...simplified(points.slice(place), tolerance)];
}

function distance({ x, y }: Point, from: Point, to: Point): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(wide, high);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(wide * (from.y - y) - (from.x - x) * high) / length;
}
