/**
 * Presidents bid to host, and the league decides once per season. The league holds pledges meanwhile: it returns those
 * of withdrawn and rejected bids, and spends the host's on the championship.
 */

import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { federationMembers, federationSeasons, federations } from '#domains/federation/tables.ts';
import { balanceOf, balancesOf, type Posting, post } from '#domains/finances/store/ledger.ts';
import { AI_BIDS, APPEAL, DECISION_DAY, PLEDGE } from '#domains/hosting/constants.ts';
import { hostingRefusals } from '#domains/hosting/refusals.ts';
import { winnerOf } from '#domains/hosting/rules.ts';
import { hostingBids, hostings } from '#domains/hosting/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { given, wordsSubject } from '#domains/written.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { NationId, PersonId, UserId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Done = { ok: true } | Refused;

/** Returns the season whose championship is bid for: the next one. */
export const seasonBidFor = ({ season }: Pick<SeasonDay, 'season'>): number => season + 1;
export const isBiddingOpen = ({ day }: Pick<SeasonDay, 'day'>): boolean => day <= DECISION_DAY;

/** Returns the host of a season's championship; null: not decided yet. */
export async function hostOf(rows: RowReader, season: number): Promise<NationId | null> {
  const [decided] = await rows.read(hostings, ['nationId'], { season }, ['season']);
  return decided?.nationId ?? null;
}

/** Makes a bid. Of two simultaneous bids of a federation, only one succeeds. */
export async function bidToHost(
  tx: Transaction,
  { nationId, pledge, plea }: { nationId: NationId; pledge: number; plea: string },
  when: SeasonDay,
): Promise<Done> {
  const [federation] = await tx.select().from(federations).where(eq(federations.id, nationId)).for('no key update');
  const season = seasonBidFor(when);
  const rows = pgRows(tx);
  if (!federation || !isBiddingOpen(when) || (await hostOf(rows, season)) !== null)
    return hostingRefusals.tooLate({ day: DECISION_DAY });
  const own = and(eq(hostingBids.season, season), eq(hostingBids.nationId, nationId));
  if ((await tx.$count(hostingBids, own)) > 0) return hostingRefusals.bidAlready();
  const balance = await balanceOf(tx, `federation:${nationId}`);
  if (balance < pledge) return hostingRefusals.tooDear({ pledge, balance: Math.max(0, balance) });
  await setAside(rows, [{ nationId, pledge, plea, personId: federation.presidentId }], { season, when });
  return { ok: true };
}

interface NewBid {
  nationId: NationId;
  pledge: number;
  plea: string;
  personId: PersonId | null;
}

async function setAside(
  rows: Rows,
  bids: readonly NewBid[],
  { season, when }: { season: number; when: SeasonDay },
): Promise<void> {
  if (bids.length === 0) return;
  await rows.insert(
    hostingBids,
    bids.map((bid) => ({ ...bid, season, state: 'made' as const })),
  );
  await move(rows, bids, { kind: 'hosting-pledge', season, when });
}

/** Moves each pledge to the league, or back, exactly once. */
async function move(
  rows: Rows,
  bids: readonly { nationId: NationId; pledge: number }[],
  { kind, season, when }: { kind: 'hosting-pledge' | 'hosting-return'; season: number; when: SeasonDay },
): Promise<void> {
  if (bids.length === 0) return;
  const names = await namesOf(rows);
  const sign = kind === 'hosting-pledge' ? 1 : -1;
  await post(
    rows,
    bids.map(
      ({ nationId, pledge }): Posting => ({
        key: `${kind}/${season}/${nationId}`,
        kind,
        params: { nationId, nation: names.get(nationId) ?? '' },
        season: when.season,
        day: when.day,
        entries: [
          { account: `federation:${nationId}`, amount: -sign * pledge },
          { account: 'world:league', amount: sign * pledge },
        ],
      }),
    ),
  );
}

async function namesOf(rows: RowReader): Promise<Map<NationId, string>> {
  return new Map((await rows.read(nations, ['id', 'name'])).map(({ id, name }) => [id, name]));
}

/** Withdraws this season's bid. */
export async function withdrawBid(
  tx: Transaction,
  { nationId }: { nationId: NationId },
  when: SeasonDay,
): Promise<Done> {
  if (!isBiddingOpen(when)) return hostingRefusals.tooLate({ day: DECISION_DAY });
  const season = seasonBidFor(when);
  const [bid] = await tx
    .update(hostingBids)
    .set({ state: 'withdrawn' })
    .where(and(eq(hostingBids.season, season), eq(hostingBids.nationId, nationId), eq(hostingBids.state, 'made')))
    .returning({ nationId: hostingBids.nationId, pledge: hostingBids.pledge });
  if (!bid) return hostingRefusals.noBid();
  await move(pgRows(tx), [bid], { kind: 'hosting-return', season, when });
  return { ok: true };
}

/**
 * Decides on the host among the nations of the top division: AI presidents bid, and the best bid wins. Without bids, the
 * league asks the best federation that has not hosted lately. Runs once per season, even if the night is interrupted and
 * repeated. @returns the host; null: already decided, or no federation is eligible
 */
export async function chooseHost(
  rows: Rows,
  { secret, ...when }: SeasonDay & { secret: Secret },
): Promise<NationId | null> {
  const season = seasonBidFor(when);
  const past = await rows.read(hostings, ['season', 'nationId'], {}, ['season']);
  if (past.some((one) => one.season === season)) return null;
  const hosted = new Map(past.map(({ nationId, season: at }) => [nationId, at]));
  const top = await topDivision(rows, when.season);
  const mayHost = (nationId: NationId) => top === null || top.has(nationId);
  const known = (await rows.read(federations, ['id', 'presidentId'])).filter(({ id }) => mayHost(id));
  const ranked = await rows.read(federationSeasons, ['nationId', 'rank'], { season: when.season - 1 }, ['nationId']);
  const rankOf = new Map(ranked.map(({ nationId, rank }) => [nationId, rank]));
  const restedOf = (nationId: NationId) => {
    const last = hosted.get(nationId);
    return last === undefined ? null : season - last;
  };
  await bidForAis(rows, known, { season, when, secret });
  await rows.lock(hostingBids, { season, state: 'made' });
  const made = await rows.read(hostingBids, ['nationId', 'pledge'], { season, state: 'made' }, ['nationId']);
  const bids = made
    .filter(({ nationId }) => mayHost(nationId))
    .map((bid) => ({ ...bid, rank: rankOf.get(bid.nationId) ?? null, rested: restedOf(bid.nationId) }));
  const asked = known
    .filter(({ id }) => (restedOf(id) ?? APPEAL.rest + 1) > APPEAL.rest)
    .map(({ id }) => ({ nationId: id, pledge: 0, rank: rankOf.get(id) ?? null, rested: null }));
  const host = winnerOf(bids) ?? winnerOf(asked);
  if (!host) return null;
  await rows.insert(hostings, [{ season, nationId: host.nationId, bids: bids.length, pledge: host.pledge }]);
  const lost = made.filter(({ nationId }) => nationId !== host.nationId);
  await rows.updateWhere(
    hostingBids,
    { state: 'lost' },
    { season, nationId: lost.map(({ nationId }) => nationId), state: 'made' },
  );
  await rows.updateWhere(hostingBids, { state: 'won' }, { season, nationId: host.nationId, state: 'made' });
  await move(rows, lost, { kind: 'hosting-return', season, when });
  const bidders = made.map(({ nationId }) => nationId);
  await announce(rows, { host: host.nationId, bids: bids.length, bidders, season, when });
  return host.nationId;
}

/**
 * Returns the nations in the seniors' top division of a season. The next host is one of them, because a host cannot go
 * down. null: the season has no championship.
 */
async function topDivision(rows: RowReader, season: number): Promise<Set<NationId> | null> {
  const which = { kind: 'world-championship', season, ageGroup: 'senior', division: 1 } as const;
  const [top] = await rows.read(competitions, ['id'], which);
  if (!top) return null;
  const entered = await rows.read(competitionEntries, ['id', 'teamId'], { competitionId: top.id });
  const own = await rows.read(teams, ['id', 'nationId'], { id: entered.map(({ teamId }) => teamId) });
  return new Set(own.flatMap(({ nationId }) => nationId ?? []));
}

/** Makes the bids of AI presidents, who pledge part of their savings. Reads all balances at once. */
async function bidForAis(
  rows: Rows,
  known: readonly { id: NationId; presidentId: PersonId | null }[],
  { season, when, secret }: { season: number; when: SeasonDay; secret: Secret },
): Promise<void> {
  if (!rows.tx) return;
  const presidents = known.flatMap(({ presidentId }) => presidentId ?? []);
  const played = await rows.read(persons, ['id'], { id: presidents, userId: { isNot: null } });
  const ofUsers = new Set(played.map(({ id }) => id));
  const there = await rows.read(hostingBids, ['nationId'], { season }, ['nationId']);
  const has = new Set(there.map(({ nationId }) => nationId));
  const random = secretRandom(secret, `hosting/${season}`);
  const willing = known.filter(
    ({ id, presidentId }) =>
      random.fork(id).chance(1 / AI_BIDS.oneIn) && !has.has(id) && !(presidentId !== null && ofUsers.has(presidentId)),
  );
  const saved = await balancesOf(
    rows.tx,
    willing.map(({ id }) => `federation:${id}` as const),
  );
  const bids = willing.flatMap(({ id, presidentId }): NewBid[] => {
    const pledge = Math.min(PLEDGE.most, Math.floor((saved.get(`federation:${id}`) ?? 0) * AI_BIDS.share));
    return pledge < PLEDGE.least ? [] : [{ nationId: id, pledge, plea: '', personId: presidentId }];
  });
  await setAside(rows, bids, { season, when });
}

async function announce(
  rows: Rows,
  of: { host: NationId; bids: number; bidders: readonly NationId[]; season: number; when: SeasonDay },
): Promise<void> {
  const { host, bids, bidders, season, when } = of;
  const names = await namesOf(rows);
  const nation = names.get(host) ?? '';
  const params = { nationId: host, nation, season, bids };
  await writeNews(rows, [{ ...when, kind: 'host-chosen', params }]);
  const concerned = [...new Set([host, ...bidders])];
  const members = await rows.read(federationMembers, ['nationId', 'userId'], { nationId: concerned, state: 'member' });
  await notify(
    rows,
    members.map(({ nationId, userId }): Notice => {
      const said = { nationId, nation: names.get(nationId) ?? '', host: nation, isOwn: nationId === host, season };
      return { userId, channel: 'world', kind: 'hosting-decided', params: said };
    }),
  );
}

/** Erases what a user wrote for their bids. The bids stay, since they are the federation's. */
export async function erasePleas(tx: Transaction, userId: UserId): Promise<void> {
  const own = tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  await tx.update(hostingBids).set({ plea: '' }).where(inArray(hostingBids.personId, own));
}

/**
 * Returns what a federation has pledged in its undecided bid; 0: nothing. Users other than its president see its
 * balance with this added back: the league already holds the pledge, so comparing the balance before and after the bid
 * would reveal it.
 */
export function sealedPledgeOf(nationId: NationId): SQL<number> {
  return sql<number>`(select coalesce(sum(${hostingBids.pledge}), 0)::int from ${hostingBids}
    where ${hostingBids.nationId} = ${nationId} and ${hostingBids.state} = 'made')`;
}

/** Returns a federation's latest bid that was not withdrawn. */
async function lastBid(db: Database | Transaction, nationId: NationId) {
  const [row] = await db
    .select({ season: hostingBids.season, plea: hostingBids.plea, authorId: persons.userId })
    .from(hostingBids)
    .innerJoin(persons, eq(persons.id, hostingBids.personId))
    .where(and(eq(hostingBids.nationId, nationId), ne(hostingBids.state, 'withdrawn')))
    .orderBy(desc(hostingBids.season))
    .limit(1);
  return row ?? null;
}

/**
 * Lets users report what presidents write for their bids. The subject is a federation's latest bid, identified by its
 * nation's id.
 */
export const pleaSubject = wordsSubject({
  kind: 'hosting-plea',
  writtenBy: { 'hosting.bid': given },

  async find(db, id) {
    const bid = await lastBid(db, id);
    const path = `/federation/overview/${id}?tab=hosting`;
    return bid && { authorId: bid.authorId, words: [bid.plea], path };
  },

  async write(tx, id, [plea = '']) {
    const bid = await lastBid(tx, id);
    if (!bid) return;
    const isIt = and(eq(hostingBids.nationId, id), eq(hostingBids.season, bid.season));
    await tx.update(hostingBids).set({ plea }).where(isIt);
  },
});
