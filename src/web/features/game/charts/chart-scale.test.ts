import { describe, expect, it } from 'vitest';
import { chartScale, nearestPoint, stepArea, stepPath, valueTicks } from '#web/features/game/charts/chart-scale.ts';

const scale = chartScale({ width: 400, height: 200, length: 3600, from: 0, to: 4 });

describe('a chart’s scale', () => {
  it('spans the plot from edge to edge, with values rising upward', () => {
    expect([scale.x(0), scale.x(3600)]).toEqual([scale.left, scale.right]);
    expect([scale.y(0), scale.y(4)]).toEqual([scale.bottom, scale.top]);
  });

  it('keeps later values within the plot', () => {
    expect(scale.x(9999)).toBe(scale.right);
  });
});

describe('a step line', () => {
  const points = [
    { time: 900, value: 1 },
    { time: 1800, value: 3 },
  ];

  it('holds each value until the next point, and the last one until now', () => {
    const { x, y } = scale;
    const path = stepPath(points, scale, { first: 0, until: 2700 });
    const expected = `M${x(0)} ${y(0)}H${x(900)}V${y(1)}H${x(1800)}V${y(3)}H${x(2700)}`;
    expect(path).toBe(expected);
    expect(stepArea(points, scale, { first: 0, until: 2700, base: 0 })).toBe(`${expected}V${y(0)}H${x(0)}Z`);
  });
});

describe('axis ticks', () => {
  it('reach at least the highest value, in few whole steps', () => {
    for (const highest of [0, 0.3, 1, 2.4, 5.1, 9, 23, 61]) {
      const ticks = valueTicks(highest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});

describe('the chart pointer', () => {
  it('finds the nearest stop', () => {
    const stops = [{ time: 0 }, { time: 100 }, { time: 1000 }];
    expect([-5, 40, 60, 700, 5000].map((time) => nearestPoint(stops, time))).toEqual([0, 0, 1, 2, 2]);
  });
});
