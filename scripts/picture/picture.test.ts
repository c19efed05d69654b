import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Graph } from '../slice-graph.ts';
import { drawings } from './drawings.ts';
import { layOut } from './layout.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const measures = { widthOf: () => 80, boxHeight: 30, gap: 20, rowGap: 40, gravity: 'down' } as const;

/** Builds a graph from arrows such as 'club > game'. */
function graphOf(...arrows: string[]): Graph {
  const pairs = arrows.map((arrow) => arrow.split(' > '));
  const groups = Map.groupBy(pairs, ([from = '']) => from);
  return new Map(
    [...groups].map(([from, of]) => [
      from,
      new Map(of.map(([, to = '']) => [to, { from: `${from}.ts`, to: `${to}.ts` }])),
    ]),
  );
}

describe('the architecture pictures', () => {
  it.each(Object.entries(drawings(root)))(
    '%s matches the current imports; if not, run npm run picture',
    (name, svg) => {
      expect(readFileSync(`${root}/docs/pictures/${name}`, 'utf8')).toBe(svg);
    },
  );

  it('show every layer, and every slice that depends on another', () => {
    const { 'house.svg': house = '', 'slices.svg': slices = '' } = drawings(root);
    for (const name of ['engine', 'platform', 'domains', 'world', 'app', 'web'])
      expect(house).toContain(`>${name}</text>`);
    for (const arrow of ['world → surface', 'views → store', 'platform → engine']) expect(house).toContain(arrow);
    for (const arrow of ['auth → account', 'season → director', 'director → game']) expect(slices).toContain(arrow);
  });

  it('have no upward arrows and no overlapping boxes', () => {
    const arrows = ['a > b', 'b > c', 'a > d', 'd > e', 'e > c', 'f > c', 'a > f', 'g > h', 'b > h'];
    const layout = layOut(graphOf(...arrows), measures);
    expect(layout.arrows.map(({ from, to }) => `${from} > ${to}`).sort()).toEqual(arrows.sort());
    for (const { points } of layout.arrows) {
      expect(points.every(([, y], at) => at === 0 || y > (points[at - 1]?.[1] ?? 0))).toBe(true);
    }
    for (const [at, one] of layout.boxes.entries()) {
      const beside = layout.boxes.slice(at + 1).filter(({ y }) => y === one.y);
      for (const other of beside) expect(Math.abs(other.x - one.x)).toBeGreaterThanOrEqual(one.width);
    }
  });

  it('leave out arrows implied by others', () => {
    const { arrows } = layOut(graphOf('a > b', 'b > c', 'a > c'), measures);
    expect(arrows.map(({ from, to }) => `${from} > ${to}`)).toEqual(['a > b', 'b > c']);
  });

  it('are not drawn for a circle', () => {
    expect(() => layOut(graphOf('a > b', 'b > c', 'c > b'), measures)).toThrow('b → c → b');
  });
});
