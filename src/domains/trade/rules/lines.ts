/** The projected lineup after a trade and its value in standings points, by public overalls. */
import { LINE_UNITS, PROJECTED } from '#domains/trade/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { lineupGoals } from '#engine/market/trade.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** A player of a first team. */
export interface LinePlayer {
  id: PlayerId;
  position: Position;
  overall: number;
  daysOut: number;
}

/** A line, a pair or the goalies, in positional order; null: no player is left for the spot. */
export interface Unit<Player> {
  kind: (typeof LINE_UNITS)[number];
  players: (Player | null)[];
}

const PLACES: Readonly<Record<Unit<never>['kind'], { of: readonly Position[]; count: number }>> = {
  line: { of: ['LW', 'C', 'RW'], count: 4 },
  pair: { of: ['LD', 'RD'], count: 3 },
  goalies: { of: ['G', 'G'], count: 1 },
};

/** Returns the lines of healthy players, the best at each position first; a gap goes to the best forward or defenseman left. */
export function linesOf<Player extends LinePlayer>(players: readonly Player[]): Unit<Player>[] {
  const left = players.filter(({ daysOut }) => daysOut === 0).toSorted(byOverall);
  const take = (fits: (player: Player) => boolean): Player | null => {
    const index = left.findIndex(fits);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const units = LINE_UNITS.flatMap((kind) =>
    Array.from({ length: PLACES[kind].count }, (): Unit<Player> => {
      return { kind, players: PLACES[kind].of.map((position) => take((player) => player.position === position)) };
    }),
  );
  return units.map(({ kind, players: found }) => ({
    kind,
    players: found.map((player, index) => {
      const position = PLACES[kind].of[index] ?? 'C';
      return player ?? take((other) => groupOf(other.position) === groupOf(position));
    }),
  }));
}

/**
 * Returns the standings points a first team gains with its new lineup over the games left, to a tenth.
 * @param gamesLeft in the season the trade takes effect
 */
export function pointsGained(
  before: readonly LinePlayer[],
  after: readonly LinePlayer[],
  { tier, gamesLeft }: { tier: number; gamesLeft: number },
): number {
  const goals = (players: readonly LinePlayer[]) =>
    lineupGoals(
      players.map(({ daysOut, ...player }) => ({ ...player, isOut: Math.min(1, daysOut / Math.max(1, gamesLeft)) })),
      tier,
    );
  const gained = (goals(after) - goals(before)) * (gamesLeft / PROJECTED.games) * PROJECTED.pointsPerGoal;
  return Math.round(gained * 10) / 10;
}

function byOverall(one: LinePlayer, other: LinePlayer): number {
  return other.overall - one.overall || one.id - other.id;
}

function groupOf(position: Position): 'goalie' | 'defense' | 'forward' {
  if (isGoalie(position)) return 'goalie';
  return isDefense(position) ? 'defense' : 'forward';
}
