/** The scouts' night: those on assignment look at the prospects there. */
import type { Amateur } from '#domains/draft/rules/scouting.ts';
import { AMATEUR_COLUMNS, amateurOf, centralRanking } from '#domains/draft/store/room.ts';
import { type KeptSighting, sightingsOf, writeSightings } from '#domains/draft/store/sightings.ts';
import { builtLevels } from '#domains/facilities/store.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { LOOKS } from '#domains/scout/constants.ts';
import { leftOf, whoGoes } from '#domains/scout/rules/budget.ts';
import { officeError } from '#domains/scout/rules/eyes.ts';
import { itinerary, lookAgain, looksANight } from '#domains/scout/rules/looks.ts';
import { costOf } from '#domains/scout/rules/trips.ts';
import { type Assignment, endAssignments, standingAssignments } from '#domains/scout/store/assignments.ts';
import { type RoadBudget, recordTrips, roadBudgetsOf, tripsIn } from '#domains/scout/store/budgets.ts';
import { scouts } from '#domains/scout/tables.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, NationId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Night {
  season: number;
  day: number;
  secret: Secret;
}

interface Boy extends Amateur {
  nationId: NationId;
  rank: number;
}

interface Sent {
  assignment: Assignment;
  skills: readonly number[];
  /** Nations whose hockey he knows, including his own. */
  nations: ReadonlySet<NationId>;
}

/** One query when no scouts are on assignment. @returns how many looks were taken. */
export async function lookAround(rows: Rows, { season, day, secret }: Night): Promise<number> {
  if (day >= PHASE_STARTS.draft) {
    await endAssignments(rows);
    return 0;
  }
  const given = await standingAssignments(rows);
  if (given.length === 0) return 0;
  const absoluteDay = absoluteDayOf({ season, day });
  const sent = await goOnTheRoad(rows, await known(rows, given), { season, day });
  const boys = await classNow(rows, season, secret);
  const kept = await sightingsOf(rows, { season, personId: given.map(({ personId }) => personId) });
  const officeOf = await builtLevels(rows, 'scouting');
  const changed: KeptSighting[] = [];
  const added: Omit<KeptSighting, 'id'>[] = [];
  for (const { assignment, skills, nations } of sent) {
    const { personId, clubId } = assignment;
    const own = new Map(
      kept.filter((one) => one.personId === personId && one.clubId === clubId).map((one) => [one.playerId, one]),
    );
    const office = officeOf.get(clubId ?? 0);
    const habit = (office === undefined ? 1 : officeError(office)) * (assignment.kind === 'player' ? LOOKS.alone : 1);
    const there = boys.filter((boy) => isThere(boy, assignment));
    const candidates = there.map(({ id, rank }) => ({ id, rank, looks: own.get(id)?.looks ?? 0 }));
    for (const playerId of itinerary(candidates, looksANight(skills))) {
      const boy = there.find(({ id }) => id === playerId);
      // A prospect already looked at tonight is skipped: a repeated night changes nothing.
      const before = own.get(playerId) ?? null;
      if (!boy || before?.lastDay === absoluteDay) continue;
      const care = (nations.has(boy.nationId) ? 1 : LOOKS.abroad) * habit;
      const seen = lookAgain(before, boy, { personId, skills }, { secret, season, day: absoluteDay, care });
      if (before) changed.push({ ...before, ...seen, lastDay: absoluteDay, isBought: false });
      else added.push({ personId, playerId, season, clubId, ...seen, lastDay: absoluteDay, isBought: false });
    }
  }
  await writeSightings(rows, { changed, added });
  return changed.length + added.length;
}

function isThere({ id, nationId, age }: Boy, { kind, ...where }: Assignment): boolean {
  if (kind === 'nation') return nationId === where.nationId;
  if (kind === 'age') return age === where.age;
  // A scout who prepares for an opponent watches no prospects.
  return kind === 'player' && id === where.playerId;
}

async function known(rows: Rows, given: readonly Assignment[]): Promise<Sent[]> {
  const ids = given.map(({ personId }) => personId);
  const who = new Map(
    (await rows.read(scouts, ['personId', 'skills', 'nations'], { personId: ids }, ['personId'])).map((each) => [
      each.personId,
      each,
    ]),
  );
  const homes = new Map((await rows.read(persons, ['id', 'nationId'], { id: ids })).map((each) => [each.id, each]));
  return given.flatMap((assignment) => {
    const scout = who.get(assignment.personId);
    const home = homes.get(assignment.personId);
    if (!scout || !home) return [];
    return [{ assignment, skills: scout.skills, nations: new Set([home.nationId, ...scout.nations]) }];
  });
}

/** Returns the draft class as the central scouts rank it. */
async function classNow(rows: Rows, season: number, secret: Secret): Promise<Boy[]> {
  const ofClass = await rows.read(players, [...AMATEUR_COLUMNS, 'nationId'], { status: 'amateur', draftClass: season });
  const amateurs = ofClass.map((row) => ({ ...amateurOf(row, season), nationId: row.nationId }));
  const rankOf = new Map(centralRanking(amateurs, { season, secret }).map(({ id }, index) => [id, index + 1]));
  return amateurs.map((boy) => ({ ...boy, rank: rankOf.get(boy.id) ?? amateurs.length }));
}

/**
 * Pays for the road, once a night: clubs do, as far as their budgets cover it; scouts not covered are called back, and
 * the manager is notified. A scout who travels for himself pays nothing.
 * @returns who is out tonight
 */
async function goOnTheRoad(rows: Rows, sent: readonly Sent[], { season, day }: Pick<Night, 'season' | 'day'>) {
  const absoluteDay = absoluteDayOf({ season, day });
  const ofClubs = sent.filter(({ assignment }) => assignment.clubId !== null);
  if (ofClubs.length === 0) return sent;
  const before = await tripsIn(rows, { season });
  const budgets = await roadBudgetsOf(rows);
  const stranded: Trip[] = [];
  const paid: Trip[] = [];
  for (const [clubId, trips] of Map.groupBy(ofClubs.map(tripOf), (trip) => trip.clubId)) {
    const own = before.filter((trip) => trip.clubId === clubId);
    const done = new Set(own.filter(({ lastDay }) => lastDay === absoluteDay).map(({ personId }) => personId));
    const budget = budgets.get(clubId);
    const spent = own.reduce((sum, trip) => sum + trip.spent, 0);
    const open = trips.filter(({ personId }) => !done.has(personId));
    const night = whoGoes(open, leftOf(budget?.most ?? null, spent));
    paid.push(...night.going);
    stranded.push(...night.stranded);
  }
  await recordTrips(rows, paid, { season, absoluteDay });
  await post(
    rows,
    [...Map.groupBy(paid, ({ clubId }) => clubId)].map(([clubId, trips]) => postingOf(clubId, trips, { season, day })),
  );
  await callBack(rows, stranded, budgets);
  const atHome = new Set(stranded.map(({ personId }) => personId));
  return sent.filter(({ assignment }) => !atHome.has(assignment.personId));
}

type Trip = ReturnType<typeof tripOf>;

function tripOf(one: Sent) {
  const { personId, clubId, sinceDay } = one.assignment;
  return { personId, clubId: clubId ?? 0, sinceDay, cost: costOf(one) };
}

function postingOf(clubId: ClubId, trips: readonly Trip[], { season, day }: Pick<Night, 'season' | 'day'>): Posting {
  const total = trips.reduce((sum, { cost }) => sum + cost, 0);
  return {
    key: `scouting-trips/${season}/${day}/${clubId}`,
    kind: 'scouting-trips',
    params: {},
    season,
    day,
    entries: [
      { account: `club:${clubId}`, amount: -total },
      { account: 'world:suppliers', amount: total },
    ],
  };
}

async function callBack(rows: Rows, stranded: readonly Trip[], budgets: ReadonlyMap<ClubId, RoadBudget>) {
  await endAssignments(
    rows,
    stranded.map(({ personId }) => personId),
  );
  await notify(
    rows,
    [...Map.groupBy(stranded, ({ clubId }) => clubId)].flatMap(([clubId, trips]): Notice[] => {
      const budget = budgets.get(clubId);
      if (!budget) return [];
      const params = { scouts: trips.length, most: budget.most };
      return [{ userId: budget.userId, channel: 'news', kind: 'scouts-called-back', params }];
    }),
  );
}
