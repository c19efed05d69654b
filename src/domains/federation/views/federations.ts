/** Federations as displayed on screen. */
import { aliasedTable, and, asc, desc, eq, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { ELIGIBLE_AFTER_DAYS, MEMBERS_PER_PAGE } from '#domains/federation/constants.ts';
import type { FederationLine, FederationMember, FederationView } from '#domains/federation/contract.ts';
import type { federationPolicy } from '#domains/federation/policy.ts';
import { isEligible, isHeldOpen, mayApply, takesMembers } from '#domains/federation/rules/members.ts';
import { countedSeasons, percentOf, rankingPoints } from '#domains/federation/rules/points.ts';
import { federationMembers, federationSeasons, federations, presidencies } from '#domains/federation/tables.ts';
import { LEAD_ROLES } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { nationalGms } from '#domains/seat/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { type Pagination, paginationOf } from '#platform/calls/paging.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const memberCount = sql<number>`(select count(*) from ${federationMembers}
  where ${federationMembers.nationId} = ${federations.id} and ${federationMembers.state} = 'member')`;

const coach = aliasedTable(persons, 'head_coach');
const lead = and(
  eq(jobs.nationId, federations.id),
  eq(jobs.kind, 'coach'),
  eq(jobs.role, LEAD_ROLES.coach),
  eq(jobs.state, 'held'),
);

const lineColumns = {
  id: federations.id,
  foundedAt: federations.foundedAt,
  colors: federations.colors,
  isOpen: federations.isOpen,
  heldOpenUntil: federations.heldOpenUntil,
  youth: federations.youth,
  members: memberCount,
  president: personRefColumns,
  headCoach: {
    id: coach.id,
    kind: coach.kind,
    firstname: coach.firstname,
    lastname: coach.lastname,
    nationId: coach.nationId,
    isUser: sql<boolean>`${coach.userId} is not null`,
  },
};

interface Worth {
  season: number;
  points: number;
  rank: number;
}

/** Lists federations by rank, or by id before the first ranking. Two queries. */
export async function listFederations(db: Database, { absoluteDay }: Today): Promise<FederationLine[]> {
  const [found, seasons] = await Promise.all([
    db
      .select(lineColumns)
      .from(federations)
      .leftJoin(persons, eq(persons.id, federations.presidentId))
      .leftJoin(jobs, lead)
      .leftJoin(coach, eq(coach.id, jobs.personId))
      .orderBy(asc(federations.id)),
    db
      .select({
        nationId: federationSeasons.nationId,
        season: federationSeasons.season,
        points: federationSeasons.points,
        rank: federationSeasons.rank,
      })
      .from(federationSeasons),
  ]);
  const last = lastOf(seasons);
  const byNation = Map.groupBy(seasons, ({ nationId }) => nationId);
  return found
    .map((row) => lineOf(row, { seasons: byNation.get(row.id) ?? [], last, absoluteDay }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);
}

function lastOf(seasons: readonly Worth[]): number {
  return seasons.reduce((last, { season }) => Math.max(last, season), 0);
}

type FoundLine = Omit<FederationLine, 'rank' | 'rankBefore' | 'points' | 'seasonPoints'> & {
  youth: number;
  heldOpenUntil: number | null;
};

function lineOf(
  { youth: _youth, heldOpenUntil, ...row }: FoundLine,
  { seasons, last, absoluteDay }: { seasons: readonly Worth[]; last: number; absoluteDay: number },
): FederationLine {
  const counted = countedSeasons(seasons, last);
  const rankIn = (season: number) => seasons.find((one) => one.season === season)?.rank ?? null;
  return {
    ...row,
    isOpen: takesMembers({ isOpen: row.isOpen, heldOpenUntil }, absoluteDay),
    rank: rankIn(last),
    rankBefore: rankIn(last - 1),
    points: rankingPoints(counted),
    seasonPoints: counted,
  };
}

interface Viewer {
  id: UserId;
  abilities: Abilities<typeof federationPolicy>;
  today: Today;
  now: Date;
}

/** Loads a federation. Up to six queries. @returns null if the federation does not exist */
export async function loadFederation(
  db: Database,
  nationId: NationId,
  { id: viewerId, abilities, today, now }: Viewer,
): Promise<FederationView | null> {
  const [[found], seasons, own, presided, [led], waiting] = await Promise.all([
    db
      .select(lineColumns)
      .from(federations)
      .leftJoin(persons, eq(persons.id, federations.presidentId))
      .leftJoin(jobs, lead)
      .leftJoin(coach, eq(coach.id, jobs.personId))
      .where(eq(federations.id, nationId)),
    seasonsOf(db, nationId),
    db.select().from(federationMembers).where(eq(federationMembers.userId, viewerId)),
    db
      .select({ presidency: presidencies, person: personRefColumns })
      .from(presidencies)
      .innerJoin(persons, eq(persons.id, presidencies.personId))
      .where(eq(presidencies.nationId, nationId))
      .orderBy(desc(presidencies.id)),
    db
      .selectDistinct({ user: shownUser, fromDay: nationalGms.fromDay })
      .from(nationalGms)
      .innerJoin(users, eq(users.id, nationalGms.userId))
      .innerJoin(teams, eq(teams.id, nationalGms.teamId))
      .where(eq(teams.nationId, nationId)),
    abilities.preside
      ? db
          .select({ user: shownUser, appliedOn: federationMembers.appliedOn })
          .from(federationMembers)
          .innerJoin(users, eq(users.id, federationMembers.userId))
          .where(and(eq(federationMembers.nationId, nationId), eq(federationMembers.state, 'applied')))
          .orderBy(asc(federationMembers.id))
      : [],
  ]);
  if (!found) return null;
  const present = own.find(({ state }) => state !== 'left');
  const { absoluteDay } = today;
  const line = lineOf(found, { seasons, last: lastOf(seasons), absoluteDay });
  const may = mayApply(own, { nationId, isOpen: line.isOpen }, absoluteDay);
  const isHere = present?.nationId === nationId;
  return {
    ...line,
    abilities,
    isHeldOpen: isHeldOpen(found, absoluteDay),
    application: {
      open: line.isOpen,
      member: isHere && present.state === 'member',
      applied: isHere && present.state === 'applied',
      canApply: may.ok,
      waitDays: may.ok ? 0 : Number(may.facts['days'] ?? 0),
      elsewhere: present && !isHere ? present.nationId : null,
    },
    membership:
      isHere && present.joinedOn !== null
        ? {
            sinceSeason: dateOf(present.joinedOn).season,
            isEligible: isEligible(present.joinedOn, today.absoluteDay),
            isOptedIn: present.isOptedIn,
          }
        : null,
    applications: waiting.map(({ user, appliedOn }) => ({
      user: userOf(user, now),
      days: today.absoluteDay - appliedOn,
    })),
    generalManager: led ? { user: userOf(led.user, now), sinceSeason: dateOf(led.fromDay).season } : null,
    youth: percentOf(found.youth),
    presidents: presided.map(({ presidency, person }) => ({
      id: presidency.id,
      person,
      origin: presidency.origin,
      fromSeason: dateOf(presidency.fromDay).season,
      untilSeason: presidency.untilDay === null ? null : dateOf(presidency.untilDay).season,
      endReason: presidency.endReason,
    })),
    seasons: seasons.map((one) => ({ ...one, youth: percentOf(one.youth) })),
  };
}

/** Returns the seasons of a federation with the president of each, latest first. */
function seasonsOf(db: Database, nationId: NationId) {
  const judged = aliasedTable(persons, 'judged');
  return db
    .select({
      season: federationSeasons.season,
      points: federationSeasons.points,
      rank: federationSeasons.rank,
      youth: federationSeasons.youth,
      score: federationSeasons.score,
      president: {
        id: judged.id,
        kind: judged.kind,
        firstname: judged.firstname,
        lastname: judged.lastname,
        nationId: judged.nationId,
        isUser: sql<boolean>`${judged.userId} is not null`,
      },
    })
    .from(federationSeasons)
    .leftJoin(judged, eq(judged.id, federationSeasons.presidentId))
    .where(eq(federationSeasons.nationId, nationId))
    .orderBy(desc(federationSeasons.season));
}

function userOf({ id, name, lastOnlineAt }: { id: number; name: string; lastOnlineAt: Date | null }, now: Date) {
  return { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) };
}

interface Asked {
  nationId: NationId;
  eligibility: 'eligible' | 'any';
  optIn: 'in' | 'out' | 'any';
  page: number;
}

/** Loads one page of members, longest-serving first. Two queries. */
export async function listMembers(
  db: Database,
  { nationId, eligibility, optIn, page }: Asked,
  { today, now }: { today: Today; now: Date },
): Promise<{ data: FederationMember[]; pagination: Pagination }> {
  const latest = today.absoluteDay - ELIGIBLE_AFTER_DAYS;
  const where = and(
    eq(federationMembers.nationId, nationId),
    eq(federationMembers.state, 'member'),
    eligibility === 'any' ? undefined : sql`${federationMembers.joinedOn} <= ${latest}`,
    optIn === 'any' ? undefined : eq(federationMembers.isOptedIn, optIn === 'in'),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        user: shownUser,
        joinedOn: federationMembers.joinedOn,
        isOptedIn: federationMembers.isOptedIn,
        isPresident: sql<boolean>`coalesce(${persons.userId} = ${users.id}, false)`,
      })
      .from(federationMembers)
      .innerJoin(users, eq(users.id, federationMembers.userId))
      .innerJoin(federations, eq(federations.id, federationMembers.nationId))
      .leftJoin(persons, eq(persons.id, federations.presidentId))
      .where(where)
      .orderBy(asc(federationMembers.joinedOn), asc(federationMembers.id))
      .limit(MEMBERS_PER_PAGE)
      .offset((page - 1) * MEMBERS_PER_PAGE),
    db.$count(federationMembers, where),
  ]);
  return {
    data: rows.map(({ user, joinedOn, isOptedIn, isPresident }) => ({
      user: userOf(user, now),
      sinceSeason: dateOf(joinedOn ?? today.absoluteDay).season,
      isEligible: isEligible(joinedOn ?? today.absoluteDay, today.absoluteDay),
      isOptedIn,
      isPresident,
    })),
    pagination: paginationOf(total, { page, size: MEMBERS_PER_PAGE }),
  };
}
