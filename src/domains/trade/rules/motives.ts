/** Why an AI club makes a trade, in words: what it gains most by, never how much. */
import { AIMS, type Motive, ROOM_MINIMUMS } from '#domains/trade/constants.ts';
import type { TradePart, TradeThing } from '#domains/trade/rules/things.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';

/** @param parts of the whole trade, of which the club's own give and get is taken */
export function motiveOf(
  clubId: ClubId,
  eyes: { club: TradingClub; see(thing: TradeThing): TradeMan },
  parts: readonly TradePart[],
): Motive {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId).map(eyes.see);
  const gives = parts.filter(({ fromClubId }) => fromClubId === clubId).map(eyes.see);
  const { now, later, money } = gainOf(eyes.club, { gets, gives });
  const best = Math.max(now, later);
  // Who saves what a fourth-liner earns and gets a prospect does not do it for the room.
  const isForRoom = best <= 0 || dollarsOf(gives) - dollarsOf(gets) >= ROOM_MINIMUMS * eyes.club.minimum;
  if (money > best && isForRoom) return 'wants-savings';
  // For anyone who comes at thirty nobody has the seasons to come in mind, even if the lineup is no better at once.
  return now >= later || gets.every(({ age }) => age > AIMS.future) ? 'wants-lineup' : 'wants-future';
}

/** The most that contracts cost together in any season. */
function dollarsOf(men: readonly TradeMan[]): number {
  const seasons = Math.max(0, ...men.map(({ hits }) => hits.length));
  const sums = Array.from({ length: seasons }, (_, season) =>
    men.reduce((sum, { hits }) => sum + (hits[season] ?? 0), 0),
  );
  return Math.max(0, ...sums);
}
