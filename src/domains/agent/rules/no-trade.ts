/** Which clubs a player with a clause against trades names, when no user does it for him. */
import { NO_TRADE, type NoTradeKind, TRADE_ASK } from '#domains/agent/constants.ts';
import type { ClubId, NationId, PlayerId } from '#engine/ids.ts';
import { type Personality, personalityOf } from '#engine/market/personality.ts';
import type { Clause } from '#engine/market/terms.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** What the clauses of his contracts let him name; null: nothing. The strictest counts. */
export function noTradeKindOf(clauses: readonly Clause[]): NoTradeKind | null {
  if (clauses.some((clause) => clause === 'no-trade' || clause === 'no-move')) return 'accepts';
  return clauses.includes('no-trade-list') ? 'avoids' : null;
}

/** A club as players know it. */
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

/** Clubs that may be named in a league of this size. Of those to keep off a share, so that there is always somebody to trade with. */
export function mostNamed(kind: NoTradeKind, clubsOfLeague: number): number {
  if (kind === 'avoids') return Math.floor(clubsOfLeague / NO_TRADE.avoidsOneIn);
  return Math.min(NO_TRADE.accepts, Math.max(0, clubsOfLeague - 1));
}

/** Absolute days are given. @returns game days until a user may name other clubs; 0: now */
export function daysToName(namedOn: number | null, today: number): number {
  return namedOn === null ? 0 : Math.max(0, namedOn + NO_TRADE.days - today);
}

/**
 * What he and an AI agent name: abroad is worse for who wants to be at home, the rival of his club for who is loyal, and about
 * the rest no two players agree. The same as long as he is with his club. Who may name clubs that he would go to names some
 * only when he is unhappy where he is.
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
