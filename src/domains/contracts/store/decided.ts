/** Free agents' decisions once they are made: contracts are signed, offers closed, and those concerned told. */
import { teams } from '#domains/club/tables.ts';
import { noteArrivals, type Signature, signAllTerms } from '#domains/contracts/store/contracts.ts';
import type { StoredOffer } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers, type OfferReason } from '#domains/contracts/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { LeagueId, PlayerId, TeamId, UserId } from '#engine/ids.ts';
import type { Factor } from '#engine/market/ask.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** The outcome of an open offer. */
type Outcome = 'accepted' | 'declined' | 'void';

/** A free agent's decision. */
export interface Decision {
  playerId: PlayerId;
  name: string;
  offers: readonly StoredOffer[];
  /** Null: he signed none of them. */
  signed: Signed | null;
  /** Why each other offer failed, by offer; missing where he signed elsewhere. */
  reasons: ReadonlyMap<number, OfferReason>;
  /** What spoke for the contract he signed instead of an offer, by offer. */
  weighed: ReadonlyMap<number, Factor[]>;
}

export interface Signed {
  offer: StoredOffer;
  /** The agreed terms: an AI club or an assistant pays no more of its bid than it must. */
  terms: OfferedTerms;
  proTeamId: TeamId;
  isEntry: boolean;
}

/** Stores the decisions and notifies those concerned. */
export async function settleDecisions(rows: Rows, decisions: readonly Decision[], today: Morning): Promise<void> {
  const signed = decisions.flatMap((decision) => (decision.signed ? [{ ...decision, signed: decision.signed }] : []));
  await signAllTerms(
    rows,
    signed.map(({ signed: { offer, terms, isEntry } }): Signature => {
      const { playerId, clubId, fromSeason } = offer;
      return { playerId, clubId, terms, fromSeason, isEntry };
    }),
    today,
  );
  await noteArrivals(
    rows,
    signed.map(({ playerId, signed: { offer, proTeamId } }) => ({
      playerId,
      teamId: proTeamId,
      fromSeason: offer.fromSeason,
    })),
    today,
  );
  const named = await teamsOf(rows, signed);
  await announce(rows, { signed, named }, today);
  const told = decisions.flatMap((decision) =>
    decision.offers.map((offer): Told => {
      const terms = decision.signed?.offer.id === offer.id ? decision.signed.terms : offer.terms;
      return { offer, terms, name: decision.name, ...outcomeOf(decision, offer, named) };
    }),
  );
  // AI clubs' bids are not needed once he has decided.
  const bids = told.filter(({ offer }) => offer.most !== null).map(({ offer }) => offer.id);
  if (bids.length > 0) await rows.remove(freeAgentOffers, ['id'], { id: bids });
  const ofManagers = told.filter(({ offer }) => offer.most === null);
  await rows.update(
    freeAgentOffers,
    'id',
    ofManagers.map(({ offer: { id }, terms, outcome, reason }) => ({ id, terms, status: outcome, reason })),
  );
  await notifyManagers(rows, ofManagers);
}

interface Told {
  offer: StoredOffer;
  /** As signed; an assistant may have raised its offer. */
  terms: OfferedTerms;
  name: string;
  outcome: Outcome;
  reason: OfferReason | null;
}

type NamedTeams = ReadonlyMap<TeamId, { name: string; leagueId: LeagueId | null }>;

async function teamsOf(rows: RowReader, signed: readonly { signed: Signed }[]): Promise<NamedTeams> {
  const id = [...new Set(signed.map((each) => each.signed.proTeamId))];
  const named = id.length === 0 ? [] : await rows.read(teams, ['id', 'city', 'nickname', 'leagueId'], { id });
  return new Map(named.map((team) => [team.id, { name: `${team.city} ${team.nickname}`, leagueId: team.leagueId }]));
}

function outcomeOf(
  { signed, reasons, weighed }: Decision,
  { id }: StoredOffer,
  named: NamedTeams,
): { outcome: Outcome; reason: OfferReason | null } {
  if (signed?.offer.id === id) return { outcome: 'accepted', reason: null };
  const own = reasons.get(id);
  if (own && own.code !== 'low') return { outcome: 'void', reason: own };
  if (!signed) return { outcome: 'declined', reason: own ?? { code: 'taken' } };
  const { terms, proTeamId } = signed;
  const team = named.get(proTeamId)?.name ?? '';
  const money = { salary: averageOf(terms), seasons: terms.salaries.length };
  return { outcome: 'declined', reason: { code: 'outbid', team, ...money, weighed: weighed.get(id) ?? [] } };
}

async function announce(
  rows: Rows,
  { signed, named }: { signed: readonly { name: string; signed: Signed }[]; named: NamedTeams },
  { season, day }: Morning,
): Promise<void> {
  if (signed.length === 0) return;
  const entries = signed.flatMap(({ name, signed: { offer, terms, proTeamId } }): NewsEntry[] => {
    const team = named.get(proTeamId);
    if (!team) return [];
    const { playerId, clubId } = offer;
    const params = { player: name, team: team.name, salary: averageOf(terms), seasons: terms.salaries.length };
    return [{ season, day, kind: 'signing', clubId, leagueId: team.leagueId, playerId, gameId: null, params }];
  });
  await writeNews(rows, entries);
}

async function notifyManagers(rows: Rows, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const clubIds = [...new Set(told.map(({ offer }) => offer.clubId))];
  const ownerOf = await managersOf(rows, clubIds);
  const notices = told.flatMap((each): Notice[] => {
    const userId = ownerOf.get(each.offer.clubId) ?? null;
    return userId === null ? [] : [noticeOf(each, userId)];
  });
  if (notices.length > 0) await notify(rows, notices);
}

function noticeOf({ offer: { playerId }, name, outcome, reason }: Told, userId: UserId): Notice {
  const to = { userId, channel: 'news' as const };
  const params = { player: name, playerId };
  if (outcome === 'accepted') return { ...to, kind: 'offer-accepted', params };
  if (outcome === 'void') return { ...to, kind: 'offer-void', params };
  if (reason?.code === 'outbid') {
    const { code: _, ...signed } = reason;
    return { ...to, kind: 'offer-outbid', params: { ...params, ...signed } };
  }
  if (reason?.code === 'low') {
    const { salary, seasons } = reason;
    return { ...to, kind: 'offer-low', params: { ...params, salary, seasons } };
  }
  return { ...to, kind: 'offer-declined', params };
}
