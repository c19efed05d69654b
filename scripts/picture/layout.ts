/** Lays out a graph without circles in rows, so that every arrow points down. */
import { circleIn, type Graph } from '../slice-graph.ts';

export interface Box {
  name: string;
  /** X of its top left corner, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: Box[];
  /** From the bottom of a box to the top of another, past the boxes between them. */
  arrows: { from: string; to: string; points: [x: number, y: number][] }[];
  width: number;
  height: number;
}

export interface Measures {
  widthOf: (name: string) => number;
  boxHeight: number;
  /** Space between boxes of a row, and between rows. */
  gap: number;
  rowGap: number;
  /** Whether a box is as low as it can be (dependencies at the bottom), or as high. */
  gravity: 'down' | 'up';
}

/** A box, or a point that an arrow passes in a row between. */
interface Spot {
  id: string;
  row: number;
  width: number;
  /** X of its center. */
  x: number;
  name: string | null;
}

const PASSAGE = 6;
const SWEEPS = 30;

/**
 * Lays out a graph. Arrows implied by others are left out: a → c, where a → b and b → c.
 * @throws for a graph with a circle, which cannot be drawn this way
 */
export function layOut(graph: Graph, measures: Measures): Layout {
  const circle = circleIn(graph);
  if (circle) throw new Error(`There is a circle, so nothing can be drawn: ${circle.join(' → ')}`);
  const shown = withoutShortcuts(graph);
  const rowOf = rowsOf(shown, measures.gravity);
  const { rows, steps } = spotsOf(shown, rowOf, measures.widthOf);
  const near = neighborsOf(steps);
  order(rows, near);
  place(rows, near, measures.gap);
  return measured(rows, steps, measures);
}

/** Targets by node; every node has an entry, by name. */
type Shown = Map<string, string[]>;

function withoutShortcuts(graph: Graph): Shown {
  const below = new Map<string, Set<string>>();
  const reach = (node: string): Set<string> => {
    const known = below.get(node);
    if (known) return known;
    const found = new Set([...(graph.get(node)?.keys() ?? [])].flatMap((next) => [next, ...reach(next)]));
    below.set(node, found);
    return found;
  };
  const nodes = new Set([...graph].flatMap(([from, targets]) => [from, ...targets.keys()]));
  return new Map(
    [...nodes].sort().map((node) => {
      const targets = [...(graph.get(node)?.keys() ?? [])].sort();
      return [node, targets.filter((to) => !targets.some((other) => reach(other).has(to)))];
    }),
  );
}

/** Returns the rows from the top. */
function rowsOf(shown: Shown, gravity: Measures['gravity']): Map<string, number> {
  const next = gravity === 'down' ? shown : turned(shown);
  const depths = new Map<string, number>();
  const depth = (node: string): number => {
    const known = depths.get(node);
    if (known !== undefined) return known;
    const found = Math.max(-1, ...(next.get(node) ?? []).map(depth)) + 1;
    depths.set(node, found);
    return found;
  };
  const deepest = Math.max(0, ...[...shown.keys()].map(depth));
  return new Map([...shown.keys()].map((node) => [node, gravity === 'down' ? deepest - depth(node) : depth(node)]));
}

function turned(shown: Shown): Shown {
  return new Map(
    [...shown.keys()].map((node) => [node, [...shown.keys()].filter((other) => shown.get(other)?.includes(node))]),
  );
}

interface Step {
  from: string;
  to: string;
  /** Ids of spots from the first to the last. */
  path: string[];
}

function spotsOf(shown: Shown, rowOf: ReadonlyMap<string, number>, widthOf: Measures['widthOf']) {
  const row = (name: string) => rowOf.get(name) ?? 0;
  const spots: Spot[] = [...shown.keys()].map((name) => ({
    id: name,
    name,
    row: row(name),
    width: widthOf(name),
    x: 0,
  }));
  const steps = [...shown].flatMap(([from, targets]) =>
    targets.map((to): Step => {
      const between = Array.from({ length: row(to) - row(from) - 1 }, (_, at) => row(from) + 1 + at);
      const passages = between.map((at) => ({ id: `${from}>${to}@${at}`, name: null, row: at, width: PASSAGE, x: 0 }));
      spots.push(...passages);
      return { from, to, path: [from, ...passages.map(({ id }) => id), to] };
    }),
  );
  const count = Math.max(0, ...spots.map((spot) => spot.row)) + 1;
  const rows = Array.from({ length: count }, (_, at) => spots.filter((spot) => spot.row === at));
  return { rows, steps };
}

interface Neighbors {
  above: ReadonlyMap<string, string[]>;
  below: ReadonlyMap<string, string[]>;
}

function neighborsOf(steps: readonly Step[]): Neighbors {
  const pairs = steps.flatMap(({ path }) => path.slice(1).map((to, at) => [path[at] ?? '', to] as const));
  const gather = (keyAt: 0 | 1) => {
    const groups = Map.groupBy(pairs, (pair) => pair[keyAt]);
    return new Map([...groups].map(([id, of]) => [id, of.map((pair) => pair[keyAt === 0 ? 1 : 0])]));
  };
  return { below: gather(0), above: gather(1) };
}

/** Sorts each row by the mean position of its neighbors, down and up and down again, which untangles most arrows. */
function order(rows: Spot[][], near: Neighbors): void {
  let best = { crossings: Number.POSITIVE_INFINITY, ids: [] as string[][] };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const row of isDown ? rows : rows.toReversed()) {
      const places = new Map(
        rows.flatMap((spots) => spots.map(({ id }, at) => [id, (at + 0.5) / spots.length] as const)),
      );
      const wanted = new Map(
        row.map(({ id }) => [id, mean((isDown ? near.above : near.below).get(id), places) ?? places.get(id) ?? 0]),
      );
      row.sort((one, other) => (wanted.get(one.id) ?? 0) - (wanted.get(other.id) ?? 0));
    }
    const crossings = countCrossings(rows, near);
    if (crossings < best.crossings) best = { crossings, ids: rows.map((row) => row.map(({ id }) => id)) };
  }
  rows.forEach((row, at) => {
    const places = new Map(best.ids[at]?.map((id, place) => [id, place]));
    row.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  });
}

function mean(ids: readonly string[] | undefined, places: ReadonlyMap<string, number>): number | null {
  if (!ids || ids.length === 0) return null;
  return ids.reduce((sum, id) => sum + (places.get(id) ?? 0), 0) / ids.length;
}

function countCrossings(rows: readonly Spot[][], near: Neighbors): number {
  const places = new Map(rows.flatMap((row) => row.map(({ id }, at) => [id, at] as const)));
  return rows.reduce((all, row) => {
    const lines = row.flatMap(({ id }, at) =>
      (near.below.get(id) ?? []).map((to) => [at, places.get(to) ?? 0] as const),
    );
    const crossed = lines.map(
      ([from, to]) => lines.filter(([otherFrom, otherTo]) => otherFrom < from && otherTo > to).length,
    );
    return all + crossed.reduce((sum, count) => sum + count, 0);
  }, 0);
}

/** Moves each spot under and over its neighbors, as far as the spots beside it allow. */
function place(rows: readonly Spot[][], near: Neighbors, gap: number): void {
  const spread = (row: readonly Spot[], wanted: readonly number[]) => {
    const distance = (at: number) => ((row[at - 1]?.width ?? 0) + (row[at]?.width ?? 0)) / 2 + gap;
    const right = [...wanted];
    for (let at = 1; at < row.length; at++) right[at] = Math.max(right[at] ?? 0, (right[at - 1] ?? 0) + distance(at));
    const left = [...wanted];
    for (let at = row.length - 1; at > 0; at--) {
      left[at - 1] = Math.min(left[at - 1] ?? 0, (left[at] ?? 0) - distance(at));
    }
    row.forEach((spot, at) => {
      spot.x = ((right[at] ?? 0) + (left[at] ?? 0)) / 2;
    });
  };
  for (const row of rows)
    spread(
      row,
      row.map(() => 0),
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const places = new Map(rows.flatMap((row) => row.map(({ id, x }) => [id, x] as const)));
    for (const row of rows) {
      const wanted = row.map(
        ({ id, x }) => mean([...(near.above.get(id) ?? []), ...(near.below.get(id) ?? [])], places) ?? x,
      );
      spread(row, wanted);
      for (const { id, x } of row) places.set(id, x);
    }
  }
}

function measured(rows: readonly Spot[][], steps: readonly Step[], { boxHeight, rowGap }: Measures): Layout {
  const spots = new Map(rows.flat().map((spot) => [spot.id, spot]));
  const left = Math.min(...[...spots.values()].map(({ x, width }) => x - width / 2));
  const right = Math.max(...[...spots.values()].map(({ x, width }) => x + width / 2));
  const middle = (spot: Spot) => Math.round(spot.x - left);
  const top = (row: number) => row * (boxHeight + rowGap);
  return {
    boxes: [...spots.values()].flatMap((spot) =>
      spot.name === null
        ? []
        : {
            name: spot.name,
            x: middle(spot) - spot.width / 2,
            y: top(spot.row),
            width: spot.width,
            height: boxHeight,
          },
    ),
    arrows: steps.map(({ from, to, path }) => ({
      from,
      to,
      points: path.flatMap((id, at): [number, number][] => {
        const spot = spots.get(id);
        if (!spot) return [];
        const [x, y] = [middle(spot), top(spot.row)];
        if (at === 0) return [[x, y + boxHeight]];
        if (at === path.length - 1) return [[x, y]];
        return [
          [x, y],
          [x, y + boxHeight],
        ];
      }),
    })),
    width: Math.round(right - left),
    height: top(rows.length - 1) + boxHeight,
  };
}
