/** Builds the views of the market for reports. The contents of unsold reports never leave the server. */
import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { clubsBarredFor } from '#domains/agent/store/conflicts.ts';
import { sightings } from '#domains/draft/tables.ts';
import { classOf } from '#domains/draft/views/amateurs.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { MAX_SHOWN, MIN_LOOKS } from '#domains/report-sale/constants.ts';
import type { OwnOffers, ReportMarket, ReportOffer } from '#domains/report-sale/contract.ts';
import { isIndependent, isMarketOpen } from '#domains/report-sale/store.ts';
import { reportOffers, reportSales } from '#domains/report-sale/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import type { ClubId, PersonId, UserId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type Rating = ReportOffer['rating'];

/** SQL for the buyers' rating of a scout's reports over all seasons. */
function ratingOf(personId: SQLWrapper): SQL<Rating> {
  return sql<Rating>`(select case when count(r.stars) = 0 then null
    else json_build_object('mean', round(avg(r.stars), 2)::float8, 'count', count(r.stars)) end
    from ${reportSales} r where r.person_id = ${personId})`;
}

/** Loads the market in at most eight queries, plus the shared draft class. */
export async function loadMarket(db: Database, today: Today, clubId: ClubId): Promise<ReportMarket> {
  const { season, day, absoluteDay } = today;
  const isOpen = isMarketOpen(day);
  const known = new Map((await classOf(db, today)).map((boy) => [boy.id, boy]));
  const offered = isOpen ? await offersTo(db, { clubId, season }) : [];
  const sellers = new Set(offered.flatMap(({ userId }) => userId ?? []));
  const barred = await clubsBarredFor(pgReader(db), [...sellers]);
  const bought = await db
    .select({ sale: reportSales, person: personRefColumns, player: playerRefColumns })
    .from(reportSales)
    .innerJoin(persons, eq(persons.id, reportSales.personId))
    .innerJoin(players, eq(players.id, reportSales.playerId))
    .where(and(eq(reportSales.clubId, clubId), eq(reportSales.season, season)))
    .orderBy(desc(reportSales.id));
  return {
    isOpen,
    offers: offered
      .flatMap(({ playerId, lastDay, userId, ...offer }): ReportOffer[] => {
        const boy = known.get(playerId);
        if (!boy) return [];
        const daysAgo = Math.max(0, absoluteDay - lastDay);
        const isConflict = userId !== null && (barred.get(userId)?.has(clubId) ?? false);
        return [{ ...offer, isConflict, player: boy.ref, age: boy.age, rank: boy.rank, daysAgo }];
      })
      // Not sorted by the scouts' opinion, which would reveal it.
      .sort((one, other) => one.rank - other.rank || one.id - other.id)
      .slice(0, MAX_SHOWN),
    purchases: bought.map(({ sale: { id, price, boughtOn, stars }, person, player }) => {
      return { id, person, player: playerRefOf(player), price, ...dateOf(boughtOn), stars };
    }),
  };
}

function offersTo(db: Database, { clubId, season }: { clubId: ClubId; season: number }) {
  const has = sql`exists (select 1 from ${sightings} own where own.club_id = ${clubId} and own.season = ${season}
    and own.person_id = ${reportOffers.personId} and own.player_id = ${reportOffers.playerId})`;
  return db
    .select({
      id: reportOffers.id,
      person: personRefColumns,
      playerId: reportOffers.playerId,
      looks: sightings.looks,
      lastDay: sightings.lastDay,
      price: reportOffers.price,
      calls: scouts.calls,
      callsRight: scouts.callsRight,
      rating: ratingOf(reportOffers.personId),
      userId: persons.userId,
    })
    .from(reportOffers)
    .innerJoin(persons, and(eq(persons.id, reportOffers.personId), isNull(persons.retiredAt)))
    .innerJoin(scouts, eq(scouts.personId, reportOffers.personId))
    .innerJoin(
      sightings,
      and(
        eq(sightings.personId, reportOffers.personId),
        eq(sightings.playerId, reportOffers.playerId),
        eq(sightings.season, reportOffers.season),
        isNull(sightings.clubId),
      ),
    )
    .where(and(eq(reportOffers.season, season), isIndependent(reportOffers.personId), sql`not ${has}`));
}

/** Loads the offers of a user who is a scout, in four queries. null: not a scout. */
export async function loadOwnOffers(db: Database, today: Today, userId: UserId): Promise<OwnOffers | null> {
  const { season, day } = today;
  const [own] = await db
    .select({
      id: persons.id,
      isFree: isIndependent(persons.id),
      rating: ratingOf(persons.id),
      earned: sql<number>`(select coalesce(sum(r.price), 0)::int from ${reportSales} r where r.person_id = ${persons.id})`,
    })
    .from(persons)
    .innerJoin(scouts, eq(scouts.personId, persons.id))
    .where(and(eq(persons.userId, userId), eq(persons.kind, 'scout'), isNull(persons.retiredAt)));
  if (!own) return null;
  const known = new Map((await classOf(db, today)).map((boy) => [boy.id, boy]));
  const reports = await reportsOf(db, own.id, season);
  return {
    isIndependent: own.isFree,
    isOpen: isMarketOpen(day),
    rating: own.rating,
    earned: own.earned,
    purse: await balanceOf(db, `person:${own.id}`),
    reports: reports
      .flatMap(({ playerId, looks, price, sold }) => {
        const boy = known.get(playerId);
        const maySell = own.isFree && isMarketOpen(day) && looks >= MIN_LOOKS;
        return boy ? [{ player: boy.ref, rank: boy.rank, looks, price, sold, maySell }] : [];
      })
      .sort((one, other) => one.rank - other.rank),
  };
}

/** Returns what a scout has seen for himself, with the price and the number of sales. */
function reportsOf(db: Database, personId: PersonId, season: number) {
  return db
    .select({
      playerId: sightings.playerId,
      looks: sightings.looks,
      price: reportOffers.price,
      sold: sql<number>`(select count(*)::int from ${reportSales} r where r.person_id = ${sightings.personId}
        and r.player_id = ${sightings.playerId} and r.season = ${sightings.season})`,
    })
    .from(sightings)
    .innerJoin(players, eq(players.id, sightings.playerId))
    .leftJoin(
      reportOffers,
      and(
        eq(reportOffers.personId, sightings.personId),
        eq(reportOffers.playerId, sightings.playerId),
        eq(reportOffers.season, sightings.season),
      ),
    )
    .where(and(eq(sightings.personId, personId), eq(sightings.season, season), isNull(sightings.clubId)));
}
