/** Why a club that nobody plays makes a trade, in words: what it gains most by, never how much. */
import type { Motive } from '#domains/trade/constants.ts';
import type { TradePart, TradeThing } from '#domains/trade/rules/things.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';

/** @param parts of the whole trade, of which the club's own give and get is taken */
export function motiveOf(
  clubId: ClubId,
  eyes: { club: TradingClub; see(thing: TradeThing): TradeMan },
  parts: readonly TradePart[],
): Motive {
  const { now, later, money } = gainOf(eyes.club, {
    gets: parts.filter(({ toClubId }) => toClubId === clubId).map(eyes.see),
    gives: parts.filter(({ fromClubId }) => fromClubId === clubId).map(eyes.see),
  });
  if (now >= later && now >= money) return 'wants-lineup';
  return later >= money ? 'wants-future' : 'wants-savings';
}
