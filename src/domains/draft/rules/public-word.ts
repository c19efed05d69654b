/**
 * What everybody can read of an amateur, junior lines and the combine, and by how much it moves what a club's scouts think of him. A club learns from
 * the class what such numbers are worth: of boys whom its scouts take for better, how many more points do they score? Anyone who has more than his
 * scouted self would is taken for a little better, by as much as the numbers can be trusted beside the scouts.
 */
import { COMBINE_TESTS, LESS_IS_BETTER, PUBLIC_WORD } from '#domains/draft/constants.ts';
import type { CombineResults } from '#domains/draft/rules/combine.ts';
import type { JuniorLine } from '#domains/draft/rules/junior.ts';
import type { Scouted } from '#domains/draft/rules/scouting.ts';
import { type Opinion, together } from '#domains/draft/rules/sightings.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';

/** What can be read on a day; of whom nothing can there is nothing. */
export interface PublicFacts {
  lines: ReadonlyMap<PlayerId, JuniorLine>;
  combine: ReadonlyMap<PlayerId, CombineResults>;
}

/** Before anybody has played, and of a world without junior leagues. */
export const NO_FACTS: PublicFacts = { lines: new Map(), combine: new Map() };

/** An amateur as a club's scouts see him. */
export interface Judged {
  id: PlayerId;
  position: Position;
  seen: Scouted;
}

/** Points of overall by which each of them is better, or worse, than the club's scouts alone say. */
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

/** What numbers (more is better) say of each as an opinion about what he is: the line of least squares through what the scouts say of all of them. */
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
  // Numbers that tell nothing, or the contrary, are left alone.
  if (slope <= 0 || error <= 0) return new Map();
  return new Map(known.map(({ id, x }) => [id, { mid: at(x), error }]));
}

/** Points a game, as logarithms; of goalies the share of shots that they stop. */
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

/** The mean of what was measured, each test in standard deviations of who took part. Long arms are no merit. */
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
