/**
 * What a manager would gain who buys in season whom all others have left over: nobody signs them, so that the world goes on as it does without. The
 * truth weighs them, as it weighs what bots gain by trades (exploits.ts).
 */
import { seasonLeftOn } from '#domains/trade/rules/window.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { lineupGoals } from '#engine/market/trade.ts';
import type { Position } from '#engine/player/skills.ts';
import { shareOf } from '../exploits.ts';
import { meanOf } from '../spread.ts';

interface Man {
  id: PlayerId;
  position: Position;
  /** Not rounded. */
  overall: number;
}

/**
 * What the players whom nobody has signed would add to a club of the first league that signs all of them the day they are left over.
 *
 * @param teams first teams of the first league as they are
 * @param left who is left over since today
 * @returns the share of all points of a season, the mean of the clubs
 */
export function leftoverGain(
  teams: ReadonlyMap<ClubId, readonly Man[]>,
  { left, day }: { left: readonly Man[]; day: number },
): number {
  if (left.length === 0) return 0;
  const goals = (men: readonly Man[]) =>
    lineupGoals(
      men.map((man) => ({ ...man, isOut: 0 })),
      1,
    );
  const gains = [...teams.values()].map((own) => goals([...own, ...left]) - goals(own));
  return shareOf(seasonLeftOn(day) * meanOf(gains));
}
