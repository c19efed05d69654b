/** Which offers may be sent, before anybody looks at who is in them. */
import { MAX_ASSETS, MAX_OPEN_OFFERS } from '#domains/trade/constants.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import type { TradePart } from '#domains/trade/rules/legality.ts';
import type { TradeWindow } from '#domains/trade/rules/window.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Proposing {
  clubId: ClubId;
  leagueId: LeagueId | null;
}

interface Proposal {
  from: Proposing;
  to: Proposing;
  parts: readonly TradePart[];
  window: TradeWindow;
  /** Offers that the club has open. */
  openOffers: number;
}

/** @returns null: it may be sent. */
export function faultOfProposal({ from, to, parts, window, openOffers }: Proposal): Refused | null {
  if (!window.isOpen) return tradeRefusals.windowClosed({ day: window.day });
  if (from.clubId === to.clubId) return tradeRefusals.ownClub();
  // A salary of another league is other money.
  if (from.leagueId === null || from.leagueId !== to.leagueId) return tradeRefusals.otherLeague();
  const given = parts.filter(({ fromClubId }) => fromClubId === from.clubId);
  if (given.length === 0 || given.length === parts.length) return tradeRefusals.oneSided();
  if (given.length > MAX_ASSETS || parts.length - given.length > MAX_ASSETS)
    return tradeRefusals.tooManyAssets({ max: MAX_ASSETS });
  if (new Set(parts.map(({ playerId }) => playerId)).size < parts.length) return tradeRefusals.namedTwice();
  return openOffers >= MAX_OPEN_OFFERS ? tradeRefusals.tooManyOffers({ max: MAX_OPEN_OFFERS }) : null;
}
