/**
 * What a manager would gain by signing, in season, the players all other clubs pass on: no club signs them, so the world goes on
 * unchanged. They are valued by the truth, as are the gains of bots by trades (exploits.ts).
 */
import { seasonLeftOn } from '#domains/trade/rules/window.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { lineupGoals } from '#engine/market/trade.ts';
import type { Position } from '#engine/player/skills.ts';
import { shareOf } from '../exploits.ts';
import { meanOf } from '../spread.ts';

interface Player {
  id: PlayerId;
  position: Position;
  /** Not rounded. */
  overall: number;
}

/**
 * Returns what unsigned players would add to a club of the first league that signs all of them the day they are left over.
 *
 * @param teams first teams of the first league as they are
 * @param left the players left over since today
 * @returns the share of all points of a season, the mean of the clubs
 */
export function leftoverGain(
  teams: ReadonlyMap<ClubId, readonly Player[]>,
  { left, day }: { left: readonly Player[]; day: number },
): number {
  if (left.length === 0) return 0;
  const goals = (players: readonly Player[]) =>
    lineupGoals(
      players.map((player) => ({ ...player, isOut: 0 })),
      1,
    );
  const gains = [...teams.values()].map((own) => goals([...own, ...left]) - goals(own));
  return shareOf(seasonLeftOn(day) * meanOf(gains));
}
