/** Why an AI club makes a trade, in words: its largest gain, never the amount. */
import { AIMS, type Motive, ROOM_MINIMUMS } from '#domains/trade/constants.ts';
import type { TradeAsset, TradePart } from '#domains/trade/rules/assets.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, type TradingClub, type ValuedAsset } from '#engine/market/trade.ts';

/** @param parts of the whole trade; only the club's own gives and gets count */
export function motiveOf(
  clubId: ClubId,
  valuation: { club: TradingClub; appraise(asset: TradeAsset): ValuedAsset },
  parts: readonly TradePart[],
): Motive {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId).map(valuation.appraise);
  const gives = parts.filter(({ fromClubId }) => fromClubId === clubId).map(valuation.appraise);
  const { now, later, money } = gainOf(valuation.club, { gets, gives });
  const best = Math.max(now, later);
  // Saving a fourth-liner's salary while gaining a prospect is not a trade for cap space.
  const isForRoom = best <= 0 || dollarsOf(gives) - dollarsOf(gets) >= ROOM_MINIMUMS * valuation.club.minimum;
  if (money > best && isForRoom) return 'wants-savings';
  // A player over 30 is never acquired for the future, even if the lineup is no better at once.
  return now >= later || gets.every(({ age }) => age > AIMS.future) ? 'wants-lineup' : 'wants-future';
}

/** Returns the highest combined cost of the contracts in any one season. */
function dollarsOf(valuedAssets: readonly ValuedAsset[]): number {
  const seasons = Math.max(0, ...valuedAssets.map(({ hits }) => hits.length));
  const sums = Array.from({ length: seasons }, (_, season) =>
    valuedAssets.reduce((sum, { hits }) => sum + (hits[season] ?? 0), 0),
  );
  return Math.max(0, ...sums);
}
