/** Who would play where if a trade were made, and what that is worth in the table: by overalls that everybody sees. */
import { LINE_UNITS, PROJECTED } from '#domains/trade/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { lineupGoals } from '#engine/market/trade.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** A man of a first team. */
export interface LineMan {
  id: PlayerId;
  position: Position;
  overall: number;
  daysOut: number;
}

/** A line, a pair or the goalies, in the order of their places; null: nobody is left for it. */
export interface Unit<Man> {
  kind: (typeof LINE_UNITS)[number];
  men: (Man | null)[];
}

const PLACES: Readonly<Record<Unit<never>['kind'], { of: readonly Position[]; count: number }>> = {
  line: { of: ['LW', 'C', 'RW'], count: 4 },
  pair: { of: ['LD', 'RD'], count: 3 },
  goalies: { of: ['G', 'G'], count: 1 },
};

/** The healthy, the best of each position first; where somebody is missing, the best forward or defenseman who is left. */
export function linesOf<Man extends LineMan>(men: readonly Man[]): Unit<Man>[] {
  const left = men.filter(({ daysOut }) => daysOut === 0).toSorted(byOverall);
  const take = (fits: (man: Man) => boolean): Man | null => {
    const index = left.findIndex(fits);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const units = LINE_UNITS.flatMap((kind) =>
    Array.from({ length: PLACES[kind].count }, (): Unit<Man> => {
      return { kind, men: PLACES[kind].of.map((position) => take((man) => man.position === position)) };
    }),
  );
  return units.map(({ kind, men: found }) => ({
    kind,
    men: found.map((man, index) => {
      const position = PLACES[kind].of[index] ?? 'C';
      return man ?? take((other) => groupOf(other.position) === groupOf(position));
    }),
  }));
}

/**
 * Points of the table that a first team gains by its new lineup in the games that are left, to a tenth.
 * @param gamesLeft of the season that the trade is for
 */
export function pointsGained(
  before: readonly LineMan[],
  after: readonly LineMan[],
  { tier, gamesLeft }: { tier: number; gamesLeft: number },
): number {
  const goals = (men: readonly LineMan[]) =>
    lineupGoals(
      men.map(({ daysOut, ...man }) => ({ ...man, isOut: Math.min(1, daysOut / Math.max(1, gamesLeft)) })),
      tier,
    );
  const gained = (goals(after) - goals(before)) * (gamesLeft / PROJECTED.games) * PROJECTED.pointsPerGoal;
  return Math.round(gained * 10) / 10;
}

function byOverall(one: LineMan, other: LineMan): number {
  return other.overall - one.overall || one.id - other.id;
}

function groupOf(position: Position): 'goalie' | 'defense' | 'forward' {
  if (isGoalie(position)) return 'goalie';
  return isDefense(position) ? 'defense' : 'forward';
}
