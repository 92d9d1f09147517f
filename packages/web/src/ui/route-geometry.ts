export type LegMode = 'air' | 'ocean' | 'truck' | 'rail' | 'unknown';

interface Point {
  x: number;
  y: number;
}

/** A leg as it is drawn: a cubic curve for air and ocean, a straight one (its controls on the line) for the rest. */
export interface LegCurve {
  from: Point;
  control1: Point;
  control2: Point;
  to: Point;
}

const straightWidth = 0.27;
const narrowest = 0.16;

const isArc = (mode: LegMode) => mode === 'air' || mode === 'ocean';

/** Where the stops stand between left and right: long-haul legs get the room, no two stops stand too close to label. */
export function stopPositions(modes: readonly LegMode[], left: number, right: number): number[] {
  const floor = Math.min(narrowest, 1 / Math.max(modes.length, 1));
  const weights = modes.map((mode) => (isArc(mode) ? 1 : straightWidth));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => Math.max(weight / sum, floor));
  const total = shares.reduce((whole, share) => whole + share, 0);
  let x = left;
  return [left, ...shares.map((share) => (x += (share / total) * (right - left)))];
}

/** The curve of a leg on the baseline; `lift` is how high an arc may rise. Stops are left free by `gap` on both sides. */
export function legCurve(
  mode: LegMode,
  fromX: number,
  toX: number,
  baseline: number,
  lift: number,
): LegCurve {
  const gap = 8;
  const from = { x: fromX + gap, y: baseline };
  const to = { x: toX - gap, y: baseline };
  const third = (to.x - from.x) / 3;
  const rise = isArc(mode) ? Math.min(lift, (to.x - from.x) * 0.32) : 0;
  const control1 = { x: from.x + third, y: baseline - rise };
  const control2 = { x: to.x - third, y: baseline - rise };
  return { from, control1, control2, to };
}

/** The point at parameter t (0 to 1) of a cubic curve. */
function pointAt(curve: LegCurve, t: number): Point {
  const rest = 1 - t;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
  return {
    x: a * curve.from.x + b * curve.control1.x + c * curve.control2.x + d * curve.to.x,
    y: a * curve.from.y + b * curve.control1.y + c * curve.control2.y + d * curve.to.y,
  };
}

/** The point that lies `share` (0 to 1) of the curve's length from its start, as a dash of that length ends there. */
export function pointAlong(curve: LegCurve, share: number): Point {
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, step) => pointAt(curve, step / steps));
  const lengths = points.slice(1).map((point, step) => distance(points[step] ?? point, point));
  let left = lengths.reduce((total, length) => total + length, 0) * Math.min(Math.max(share, 0), 1);
  for (const [step, length] of lengths.entries()) {
    if (left <= length) return pointAt(curve, (step + (length === 0 ? 0 : left / length)) / steps);
    left -= length;
  }
  return curve.to;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The curve as an SVG path, to a tenth of a pixel. */
export function pathOf({ from, control1, control2, to }: LegCurve): string {
  return `M${place(from)}C${place(control1)} ${place(control2)} ${place(to)}`;
}

function place({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
