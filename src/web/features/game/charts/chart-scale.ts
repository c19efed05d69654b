/** The scale of a chart, from seconds and values to pixels. */

export interface ChartScale {
  width: number;
  height: number;
  /** The plot within the chart, in pixels. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: (time: number) => number;
  y: (value: number) => number;
}

export interface ChartExtent {
  width: number;
  height: number;
  /** Width of the chart in seconds of play. */
  length: number;
  /** Lowest and highest value. */
  from: number;
  to: number;
  isCompact?: boolean;
}

/** Room for the labels on the left and below. */
const MARGIN = { left: 54, right: 12, top: 14, bottom: 22 } as const;
const COMPACT = { left: 44, right: 6, top: 5, bottom: 15 } as const;

export function chartScale({ width, height, length, from, to, isCompact = false }: ChartExtent): ChartScale {
  const margin = isCompact ? COMPACT : MARGIN;
  const left = margin.left;
  const right = Math.max(left + 1, width - margin.right);
  const top = margin.top;
  const bottom = Math.max(top + 1, height - margin.bottom);
  const span = to - from || 1;
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (time) => left + (Math.min(time, length) / (length || 1)) * (right - left),
    y: (value) => bottom - ((value - from) / span) * (bottom - top),
  };
}

export interface StepPoint {
  time: number;
  value: number;
}

/** Returns a line that keeps its value until the next point, from the left edge to `until` (seconds). */
export function stepPath(
  points: readonly StepPoint[],
  scale: ChartScale,
  { first, until }: { first: number; until: number },
): string {
  const { x, y } = scale;
  const steps = points.map(({ time, value }) => `H${round(x(time))}V${round(y(value))}`);
  return `M${round(x(0))} ${round(y(first))}${steps.join('')}H${round(x(until))}`;
}

/** Returns the area between such a line and a value. */
export function stepArea(
  points: readonly StepPoint[],
  scale: ChartScale,
  { first, until, base }: { first: number; until: number; base: number },
): string {
  const floor = round(scale.y(base));
  return `${stepPath(points, scale, { first, until })}V${floor}H${round(scale.x(0))}Z`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Returns whole steps up to at least `highest`: two to five of them. */
export function valueTicks(highest: number): number[] {
  const step = [0.5, 1, 2, 5, 10].find((each) => highest / each <= 5) ?? Math.ceil(highest / 5);
  const count = Math.max(2, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Returns the index of the point closest to a time; points are in order of time. */
export function nearestPoint(points: readonly { time: number }[], time: number): number {
  let best = 0;
  for (const [place, point] of points.entries()) {
    if (Math.abs(point.time - time) <= Math.abs((points[best]?.time ?? 0) - time)) best = place;
  }
  return best;
}
