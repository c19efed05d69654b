/** The clubs that a player with a no-trade clause names, unless a user does it for him. */
import { NO_TRADE, type NoTradeKind, TRADE_ASK } from '#domains/agent/constants.ts';
import type { ClubId, NationId, PlayerId } from '#engine/ids.ts';
import { type Personality, personalityOf } from '#engine/market/personality.ts';
import type { Clause } from '#engine/market/terms.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** Returns what his contracts' clauses allow him to name; null: nothing. The strictest clause counts. */
export function noTradeKindOf(clauses: readonly Clause[]): NoTradeKind | null {
  if (clauses.some((clause) => clause === 'no-trade' || clause === 'no-move')) return 'accepts';
  return clauses.includes('no-trade-list') ? 'avoids' : null;
}

/** A club with the facts that players know. */
export interface KnownClub {
  clubId: ClubId;
  nationId: NationId;
  rivalClubId: ClubId | null;
}

export interface Naming {
  playerId: PlayerId;
  nationId: NationId;
  clubId: ClubId;
  kind: NoTradeKind;
  /** 0 to 100. */
  morale: number;
}

/**
 * Returns how many clubs may be named in a league of this size. Only a share of them can be avoided, so that there are
 * always trade partners.
 */
export function mostNamed(kind: NoTradeKind, clubsOfLeague: number): number {
  if (kind === 'avoids') return Math.floor(clubsOfLeague / NO_TRADE.avoidsOneIn);
  return Math.min(NO_TRADE.accepts, Math.max(0, clubsOfLeague - 1));
}

/** Returns the game days until a user may name other clubs; 0: now. Both days are absolute. */
export function daysToName(namedOn: number | null, today: number): number {
  return namedOn === null ? 0 : Math.max(0, namedOn + NO_TRADE.days - today);
}

/**
 * Returns the clubs that a player with an AI agent or none names. He dislikes clubs abroad the more he is attached to
 * home, and his club's rival the more loyal he is; the rest is personal, and fixed while he stays with the club. With
 * the right to name acceptable clubs, he names some only if he is unhappy.
 *
 * @param league all clubs of his league
 */
export function namesOf(naming: Naming, league: readonly KnownClub[], secret: Secret): ClubId[] {
  const { playerId, kind, morale, clubId } = naming;
  if (kind === 'accepts' && morale >= TRADE_ASK.belowMorale) return [];
  const personality = personalityOf(playerId, secret);
  const own = league.find((club) => club.clubId === clubId);
  const others = league
    .filter((club) => club.clubId !== clubId)
    .map((club) => ({ clubId: club.clubId, dislike: dislikeOf(club, { naming, own, personality, secret }) }))
    .sort((one, other) => other.dislike - one.dislike || one.clubId - other.clubId);
  const most = mostNamed(kind, league.length);
  const named = kind === 'avoids' ? others.slice(0, most) : others.slice(others.length - most);
  return named.map((club) => club.clubId);
}

function dislikeOf(
  club: KnownClub,
  by: { naming: Naming; own: KnownClub | undefined; personality: Personality; secret: Secret },
): number {
  const { playerId, nationId } = by.naming;
  const { home, loyalty } = by.personality;
  return (
    secretRandom(by.secret, `no-trade-list/${playerId}/${club.clubId}`).normal(0, 1) +
    (club.nationId === nationId ? 0 : NO_TRADE.abroad * home) +
    (by.own?.rivalClubId === club.clubId ? NO_TRADE.rival * loyalty : 0)
  );
}
