/** Which offers may be sent, before their assets are checked. */
import { MAX_ASSETS, MAX_OPEN_OFFERS } from '#domains/trade/constants.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { keysOf, type TradePart } from '#domains/trade/rules/assets.ts';
import type { TradeWindow } from '#domains/trade/rules/window.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Proposing {
  clubId: ClubId;
  leagueId: LeagueId | null;
}

interface Proposal {
  from: Proposing;
  /** One or two. */
  others: readonly Proposing[];
  parts: readonly TradePart[];
  window: TradeWindow;
  /** The club's open offers. */
  openOffers: number;
}

/** Returns why an offer may not be sent. @returns null: it may */
export function faultOfProposal({ from, others, parts, window, openOffers }: Proposal): Refused | null {
  if (!window.isOpen) return tradeRefusals.windowClosed({ day: window.day });
  const clubIds = [from, ...others].map(({ clubId }) => clubId);
  if (new Set(clubIds).size < clubIds.length) return tradeRefusals.ownClub();
  // Each league has its own salary scale.
  if (from.leagueId === null || others.some(({ leagueId }) => leagueId !== from.leagueId))
    return tradeRefusals.otherLeague();
  const isBetween = (part: TradePart) =>
    part.fromClubId !== part.toClubId && clubIds.includes(part.fromClubId) && clubIds.includes(part.toClubId);
  if (!parts.every(isBetween)) return tradeRefusals.notAParty();
  const given = clubIds.map((clubId) => parts.filter(({ fromClubId }) => fromClubId === clubId).length);
  const isTakingPart = (clubId: ClubId, index: number) =>
    (given[index] ?? 0) > 0 && parts.some(({ toClubId }) => toClubId === clubId);
  if (!clubIds.every(isTakingPart)) return tradeRefusals.oneSided();
  if (Math.max(...given) > MAX_ASSETS) return tradeRefusals.tooManyAssets({ max: MAX_ASSETS });
  const named = parts.flatMap(keysOf);
  if (new Set(named).size < named.length) return tradeRefusals.namedTwice();
  return openOffers >= MAX_OPEN_OFFERS ? tradeRefusals.tooManyOffers({ max: MAX_OPEN_OFFERS }) : null;
}
