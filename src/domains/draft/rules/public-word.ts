/**
 * Public information on an amateur (junior stats and the combine), and how far it shifts a club's scouting estimates. A club learns from the class
 * what such numbers are worth: how many more points do players score whom its scouts rate higher? A player who outperforms his scouted rating is
 * rated a little better, by how far the numbers can be trusted next to the scouts.
 */
import { COMBINE_TESTS, LESS_IS_BETTER, PUBLIC_WORD } from '#domains/draft/constants.ts';
import type { CombineResults } from '#domains/draft/rules/combine.ts';
import type { JuniorLine } from '#domains/draft/rules/junior.ts';
import type { Scouted } from '#domains/draft/rules/scouting.ts';
import { type Opinion, together } from '#domains/draft/rules/sightings.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';

/** Public information as of a day; amateurs without any are missing. */
export interface PublicFacts {
  lines: ReadonlyMap<PlayerId, JuniorLine>;
  combine: ReadonlyMap<PlayerId, CombineResults>;
}

/** Before the first game, and for a world without junior leagues. */
export const NO_FACTS: PublicFacts = { lines: new Map(), combine: new Map() };

/** An amateur by a club's scouts. */
export interface Judged {
  id: PlayerId;
  position: Position;
  seen: Scouted;
}

/** Returns the points of overall by which public information shifts each amateur from the scouts' estimate. */
export function publicShifts(judged: readonly Judged[], facts: PublicFacts): Map<PlayerId, number> {
  const shifts = new Map<PlayerId, number>();
  for (const alike of Map.groupBy(judged, ({ position }) => groupOf(position)).values()) {
    const words = [wordOf(alike, linesOf(alike, facts)), wordOf(alike, bodiesOf(alike, facts))];
    for (const { id, seen } of alike) {
      const own: Opinion = { mid: seen.present.mid, error: Math.max(0.1, (seen.present.high - seen.present.low) / 2) };
      const others = words.flatMap((word) => word.get(id) ?? []);
      shifts.set(id, together([own, ...others]).mid - own.mid);
    }
  }
  return shifts;
}

/** Returns each amateur's ability as predicted by his numbers (more is better): a least-squares fit of the scouts' estimates of all of them. */
function wordOf(judged: readonly Judged[], numbers: ReadonlyMap<PlayerId, number>): Map<PlayerId, Opinion> {
  const known = judged.flatMap(({ id, seen }) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [{ id, x: number, y: seen.present.mid }];
  });
  if (known.length < PUBLIC_WORD.peers) return new Map();
  const [mx, my] = [meanOf(known.map(({ x }) => x)), meanOf(known.map(({ y }) => y))];
  const spread = meanOf(known.map(({ x }) => (x - mx) ** 2));
  const slope = spread > 0 ? meanOf(known.map(({ x, y }) => (x - mx) * (y - my))) / spread : 0;
  const at = (x: number) => my + slope * (x - mx);
  const error = Math.sqrt(meanOf(known.map(({ x, y }) => (y - at(x)) ** 2)));
  // Ignores numbers that say nothing, or the opposite.
  if (slope <= 0 || error <= 0) return new Map();
  return new Map(known.map(({ id, x }) => [id, { mid: at(x), error }]));
}

/** Returns points per game on a log scale; for goalies the save percentage. */
function linesOf(judged: readonly Judged[], { lines }: PublicFacts): Map<PlayerId, number> {
  return new Map(
    judged.flatMap(({ id, position }): [PlayerId, number][] => {
      const line = lines.get(id);
      if (!line || line.games < PUBLIC_WORD.games) return [];
      if (position === 'G') return [[id, 1 - line.goalsAgainst / Math.max(1, line.shotsAgainst)]];
      return [[id, Math.log((line.goals + line.assists + 1) / (line.games + 2))]];
    }),
  );
}

/** Returns the mean of the tests, each in standard deviations among participants. Reach does not count. */
function bodiesOf(judged: readonly Judged[], { combine }: PublicFacts): Map<PlayerId, number> {
  const measured = judged.flatMap(({ id }) => {
    const results = combine.get(id);
    return results ? [{ id, results }] : [];
  });
  const tests = COMBINE_TESTS.filter((test) => test !== 'wingspan').map((test) => {
    const values = measured.map(({ results }) => results[test]);
    const mean = meanOf(values);
    const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
    const sign = LESS_IS_BETTER.includes(test) ? -1 : 1;
    return (results: CombineResults) => (deviation > 0 ? (sign * (results[test] - mean)) / deviation : 0);
  });
  return new Map(measured.map(({ id, results }) => [id, meanOf(tests.map((test) => test(results)))]));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
