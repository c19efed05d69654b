/**
 * Offers and sells reports of scouts without a club. The buyer gets a copy of what the scout has seen so far, and the
 * scout gets the money.
 */
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { faultOfBargaining } from '#domains/agent/store/conflicts.ts';
import { teams } from '#domains/club/tables.ts';
import { writeSightings } from '#domains/draft/store/sightings.ts';
import { sightings } from '#domains/draft/tables.ts';
import { balanceOf, post } from '#domains/finances/store/ledger.ts';
import { purseOf } from '#domains/job/store/jobs.ts';
import { jobs } from '#domains/job/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { COMPUTED, MAX_OFFERS, MIN_LOOKS } from '#domains/report-sale/constants.ts';
import { reportSaleRefusals } from '#domains/report-sale/refusals.ts';
import { askedFor } from '#domains/report-sale/rules.ts';
import { reportOffers, reportSales } from '#domains/report-sale/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PersonId, PlayerId, UserId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Done = { ok: true } | Refused;
type Day = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

/** Returns whether the market is open; reports are worthless once the class is drafted. */
export function isMarketOpen(day: number): boolean {
  return day < PHASE_STARTS.draft;
}

/** SQL for whether a scout has no employer, since sightings made for a club belong to the club. */
export function isIndependent(personId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${jobs} j where j.person_id = ${personId} and j.state = 'held')`;
}

/** Offers a report, or changes its price. */
export async function offerReport(
  tx: Transaction,
  { userId, playerId, price }: { userId: UserId; playerId: PlayerId; price: number },
  { season, day }: Day,
): Promise<Done> {
  const own = await careerOf(tx, userId, 'scout');
  if (!own) return reportSaleRefusals.noCareer();
  if (!isMarketOpen(day)) return reportSaleRefusals.tooLate();
  await lockName(tx, 'report-offer', own.id);
  const { rows: standing } = await tx.execute<{ free: boolean }>(sql`select ${isIndependent(own.id)} as free`);
  if (!standing[0]?.free) return reportSaleRefusals.notIndependent();
  const seen = await ownSighting(tx, { personId: own.id, playerId, season });
  if (!seen) return reportSaleRefusals.noReport();
  if (seen.looks < MIN_LOOKS) return reportSaleRefusals.tooFewLooks({ least: MIN_LOOKS });
  const mine = and(eq(reportOffers.personId, own.id), eq(reportOffers.season, season));
  const others = await tx.$count(reportOffers, and(mine, sql`${reportOffers.playerId} <> ${playerId}`));
  if (others >= MAX_OFFERS) return reportSaleRefusals.tooMany({ max: MAX_OFFERS });
  await tx
    .insert(reportOffers)
    .values({ personId: own.id, playerId, season, price })
    .onConflictDoUpdate({
      target: [reportOffers.personId, reportOffers.playerId, reportOffers.season],
      set: { price },
    });
  return { ok: true };
}

/** Withdraws an offer; does nothing if there is none. */
export async function withdrawReport(
  tx: Transaction,
  { userId, playerId, season }: { userId: UserId; playerId: PlayerId; season: number },
): Promise<Done> {
  const own = await careerOf(tx, userId, 'scout');
  if (!own) return reportSaleRefusals.noCareer();
  await tx
    .delete(reportOffers)
    .where(
      and(eq(reportOffers.personId, own.id), eq(reportOffers.playerId, playerId), eq(reportOffers.season, season)),
    );
  return { ok: true };
}

interface Night {
  season: number;
  day: number;
  secret: Secret;
}

/**
 * Offers reports of AI scouts without a club, most viewed players first. Two queries if there is nothing to offer.
 * @returns how many reports
 */
export async function offerOfComputers(rows: Rows, { season, day, secret }: Night): Promise<number> {
  if (!isMarketOpen(day)) return 0;
  const seen = await rows.read(sightings, ['id', 'personId', 'playerId', 'looks'], { season, clubId: null });
  const enough = seen.filter(({ looks }) => looks >= MIN_LOOKS);
  const ids = [...new Set(enough.map(({ personId }) => personId))];
  if (ids.length === 0) return 0;
  const free = await rows.read(persons, ['id'], { id: ids, userId: null, retiredAt: null });
  const held = await rows.read(jobs, ['personId'], { personId: ids, state: 'held' });
  const employed = new Set(held.map(({ personId }) => personId));
  const records = await rows.read(scouts, ['personId', 'calls', 'callsRight'], { personId: ids }, ['personId']);
  const recordOf = new Map(records.map((record) => [record.personId, record]));
  const standing = await rows.read(reportOffers, ['id', 'personId', 'playerId'], { season, personId: ids });
  const offered = Map.groupBy(standing, ({ personId }) => personId);
  const about = new Map([...Map.groupBy(standing, ({ playerId }) => playerId)].map(([id, own]) => [id, own.length]));
  const added = free
    .filter(({ id }) => !employed.has(id))
    .flatMap(({ id }) => {
      const own = offered.get(id) ?? [];
      const room = Math.min(COMPUTED.perNight, COMPUTED.most - own.length);
      const record = recordOf.get(id);
      if (room <= 0 || !record) return [];
      const known = new Set(own.map(({ playerId }) => playerId));
      return enough
        .filter(({ personId, playerId }) => personId === id && !known.has(playerId))
        .filter(({ playerId }) => (about.get(playerId) ?? 0) < COMPUTED.perBoy)
        .sort((one, other) => other.looks - one.looks || one.playerId - other.playerId)
        .slice(0, room)
        .map(({ playerId, looks }) => {
          about.set(playerId, (about.get(playerId) ?? 0) + 1);
          const random = secretRandom(secret, `report-price/${season}/${id}/${playerId}`);
          return { personId: id, playerId, season, price: askedFor({ ...record, looks }, random) };
        });
    });
  await rows.insert(reportOffers, added);
  return added.length;
}

/** Returns what a scout has seen of a prospect for himself. */
async function ownSighting(
  tx: Transaction,
  { personId, playerId, season }: { personId: PersonId; playerId: PlayerId; season: number },
) {
  const [seen] = await tx
    .select()
    .from(sightings)
    .where(
      and(
        eq(sightings.personId, personId),
        eq(sightings.playerId, playerId),
        eq(sightings.season, season),
        isNull(sightings.clubId),
      ),
    );
  return seen ?? null;
}

interface Purchase {
  clubId: ClubId;
  offerId: number;
  /** The price the buyer was shown. */
  price: number;
}

/** Buys a report. Of two simultaneous clicks one buys; the other is refused since the club has it already. */
export async function buyReport(tx: Transaction, { clubId, offerId, price }: Purchase, today: Day): Promise<Done> {
  const { season, day, absoluteDay } = today;
  if (!isMarketOpen(day)) return reportSaleRefusals.tooLate();
  // One purchase per club at a time, so that its money is spent once.
  await lockName(tx, 'report-sale', clubId);
  const [offer] = await tx
    .select()
    .from(reportOffers)
    .where(and(eq(reportOffers.id, offerId), eq(reportOffers.season, season)))
    .for('no key update');
  if (!offer) return reportSaleRefusals.unknown();
  const { personId, playerId } = offer;
  const [seller] = await tx
    .select({
      userId: persons.userId,
      name: sql<string>`${persons.firstname} || ' ' || ${persons.lastname}`,
      isFree: isIndependent(personId),
    })
    .from(persons)
    .where(and(eq(persons.id, personId), isNull(persons.retiredAt)))
    .for('share');
  const seen = await ownSighting(tx, { personId, playerId, season });
  if (!seller?.isFree || !seen) return reportSaleRefusals.unknown();
  const rows = pgRows(tx);
  const own = reportSaleRefusals.conflict();
  const household = reportSaleRefusals.household();
  const userIds = seller.userId === null ? [] : [seller.userId];
  const fault = await faultOfBargaining(rows, { userIds, clubId, own, household });
  if (fault) return fault;
  if (await hasReport(tx, { clubId, personId, playerId, season })) return reportSaleRefusals.boughtAlready();
  if (offer.price !== price) return reportSaleRefusals.otherPrice({ price: offer.price });
  const balance = await balanceOf(tx, `club:${clubId}`);
  if (balance < price) return reportSaleRefusals.tooDear({ price, balance: Math.max(0, balance) });
  await tx.insert(reportSales).values({ personId, playerId, season, clubId, price, boughtOn: absoluteDay });
  const { id: _id, ...copied } = seen;
  await writeSightings(rows, { changed: [], added: [{ ...copied, clubId, isBought: true }] });
  const { player, team } = await namesOf(tx, { playerId, clubId });
  await post(rows, [
    {
      key: `report-sale/${season}/${clubId}/${personId}/${playerId}`,
      kind: 'report-sale',
      params: { player, playerId, scout: seller.name },
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: -price },
        { account: purseOf(personId, seller.userId !== null), amount: price },
      ],
    },
  ]);
  if (seller.userId !== null) {
    const params = { player, playerId, team, price };
    await notify(rows, [{ userId: seller.userId, channel: 'news', kind: 'report-sold', params }]);
  }
  return { ok: true };
}

/** Returns whether the club has this scout's report on the prospect: bought, or from his time at the club. */
async function hasReport(
  tx: Transaction,
  { clubId, personId, playerId, season }: { clubId: ClubId; personId: PersonId; playerId: PlayerId; season: number },
): Promise<boolean> {
  const same = and(eq(sightings.clubId, clubId), eq(sightings.personId, personId), eq(sightings.season, season));
  return (await tx.$count(sightings, and(same, eq(sightings.playerId, playerId)))) > 0;
}

async function namesOf(tx: Transaction, { playerId, clubId }: { playerId: PlayerId; clubId: ClubId }) {
  const [boy] = await tx
    .select({ name: sql<string>`${players.firstname} || ' ' || ${players.lastname}` })
    .from(players)
    .where(eq(players.id, playerId));
  const [team] = await tx
    .select({ city: teams.city, nickname: teams.nickname })
    .from(teams)
    .where(and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')));
  return { player: boy?.name ?? '', team: team ? `${team.city} ${team.nickname}`.trim() : '' };
}

/** Rates a report that the club bought this season. */
export async function rateReport(
  tx: Transaction,
  { clubId, saleId, stars, season }: { clubId: ClubId; saleId: number; stars: number; season: number },
): Promise<Done> {
  const [rated] = await tx
    .update(reportSales)
    .set({ stars })
    .where(and(eq(reportSales.id, saleId), eq(reportSales.clubId, clubId), eq(reportSales.season, season)))
    .returning({ id: reportSales.id });
  return rated ? { ok: true } : reportSaleRefusals.notBought();
}

/** Withdraws the offers of a user whose account is erased; buyers keep their reports. */
export async function eraseOffers(tx: Transaction, userId: UserId): Promise<void> {
  const own = tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  await tx.delete(reportOffers).where(sql`${reportOffers.personId} in ${own}`);
}

/** Exports what a user has sold as a scout. */
export async function exportSales(db: Database, userId: UserId) {
  const own = db.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  return db.select().from(reportSales).where(sql`${reportSales.personId} in ${own}`).orderBy(reportSales.id);
}
