/** Scouts' reports on the season's amateurs. Their raw estimates are hidden; only bands and words leave the server. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { DRAFT_ROUNDS, PRESENT_ERROR_SHARE } from '#domains/draft/constants.ts';
import { bandsOf, ORDINARY_EYES, type Scouting, scout } from '#domains/draft/rules/scouting.ts';
import { errorNow } from '#domains/draft/rules/sightings.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import type { KeptSighting } from '#domains/draft/store/sightings.ts';
import { draftPicks, sightings } from '#domains/draft/tables.ts';
import { classOf, type Known, shown } from '#domains/draft/views/amateurs.ts';
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { DISAGREEMENT, MAX_REPORTS, OLD_AFTER_DAYS } from '#domains/scout/constants.ts';
import type { ScoutingView, ScoutReport, SentScout } from '#domains/scout/contract.ts';
import { looksANight } from '#domains/scout/rules/looks.ts';
import { riskOf, roundFor } from '#domains/scout/rules/report.ts';
import { costOf } from '#domains/scout/rules/trips.ts';
import { scoutAssignments, scouts } from '#domains/scout/tables.ts';
import type { PersonRef, PlayerRef } from '#domains/shapes.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PersonId, PlayerId, UserId } from '#engine/ids.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { GOALIE_SKILLS, type Position, SKATER_SKILLS } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Number of first-team players named for comparison. */
const COMPARABLES = 2;

type Read = KeptSighting & { person: PersonRef };

/** Returns what a club knows from its scouts. Six queries, most of them of shared facts. */
export async function loadClubScouting(db: Database, today: Today, clubId: ClubId): Promise<ScoutingView> {
  const who = and(eq(jobs.clubId, clubId), eq(jobs.state, 'held')) ?? sql`false`;
  const kept = await readsOf(db, and(eq(sightings.clubId, clubId), eq(sightings.season, today.season)));
  const eyes = await readEyes(pgReader(db), today.season);
  return viewOf(db, today, { who, kept, by: { secret: today.secret, season: today.season, clubId, eyes } });
}

/** Returns what a user who scouts has seen, wherever he works. Null: the user is no scout. */
export async function loadOwnScouting(db: Database, today: Today, userId: UserId): Promise<ScoutingView | null> {
  const [own] = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.userId, userId), eq(persons.kind, 'scout'), isNull(persons.retiredAt)));
  if (!own) return null;
  // A sold report is a copy of his own.
  const his = and(eq(sightings.personId, own.id), eq(sightings.isBought, false));
  const kept = await readsOf(db, and(his, eq(sightings.season, today.season)));
  const by = { secret: today.secret, season: today.season, clubId: null, eyes: ORDINARY_EYES };
  return viewOf(db, today, { who: eq(persons.id, own.id), kept, by });
}

async function readsOf(db: Database, where: SQL | undefined): Promise<Read[]> {
  const rows = await db
    .select({ sighting: sightings, person: personRefColumns })
    .from(sightings)
    .innerJoin(persons, eq(persons.id, sightings.personId))
    .where(where ?? sql`false`);
  return rows.map(({ sighting, person }) => ({ ...sighting, person }));
}

async function viewOf(
  db: Database,
  today: Today,
  { who, kept, by }: { who: SQL; kept: readonly Read[]; by: Scouting },
): Promise<ScoutingView> {
  const { season, day } = today;
  const known = await classOf(db, today);
  const byId = new Map(known.map((boy) => [boy.id, boy]));
  const { taken, picksPerRound } = await draftNow(db, season);
  const first = await firstTeamPlayers(db);
  const byPlayer = Map.groupBy(kept, ({ playerId }) => playerId);
  const reports = [...byPlayer].flatMap(([playerId, seen]): ScoutReport[] => {
    const boy = byId.get(playerId);
    if (!boy) return [];
    return [reportOf(boy, seen, { today, by, picksPerRound, first, isTaken: taken.has(playerId) })];
  });
  const middle = ({ potential }: ScoutReport) => potential.low + potential.high;
  const nations = Map.groupBy(known, ({ ref }) => ref.nationId);
  return {
    season,
    isOpen: day < PHASE_STARTS.draft,
    scouts: await sentScouts(db, who, { kept, byId }),
    reports: reports.sort((one, other) => middle(other) - middle(one) || one.rank - other.rank).slice(0, MAX_REPORTS),
    coverage: [...nations]
      .map(([nationId, boys]) => ({
        nationId,
        ...coveredOf(boys, byPlayer),
        ages: [...Map.groupBy(boys, ({ age }) => age)]
          .map(([age, ofAge]) => ({ age, ...coveredOf(ofAge, byPlayer) }))
          .sort((one, other) => one.age - other.age),
      }))
      .sort((one, other) => other.prospects - one.prospects || one.nationId - other.nationId),
  };
}

/** Returns the number of these prospects, how many have been seen, and the looks in all. */
function coveredOf(boys: readonly Known[], seenOf: ReadonlyMap<PlayerId, readonly Read[]>) {
  const looks = boys.map(({ id }) => (seenOf.get(id) ?? []).reduce((sum, one) => sum + one.looks, 0));
  return {
    prospects: boys.length,
    seen: looks.filter((count) => count > 0).length,
    looks: looks.reduce((sum, count) => sum + count, 0),
  };
}

interface Reporting {
  today: Today;
  by: Scouting;
  picksPerRound: number;
  first: readonly FirstTeamPlayer[];
  isTaken: boolean;
}

function reportOf(
  boy: Known,
  seen: readonly Read[],
  { today, by, picksPerRound, first, isTaken }: Reporting,
): ScoutReport {
  const { age, position, ref, rank } = boy;
  const now = seen.map((one) => ({ ...one, error: errorNow(one, today.absoluteDay) }));
  const all = scout(boy, { ...by, sightings: () => now });
  const names = position === 'G' ? GOALIE_SKILLS : SKATER_SKILLS;
  const opinions = now
    .toSorted((one, other) => one.error - other.error || one.personId - other.personId)
    .map((one) => {
      const potential = { mid: one.potential, error: one.error };
      const present = { mid: one.present, error: one.error * PRESENT_ERROR_SHARE };
      const bands = bandsOf({ age, present, potential });
      const daysAgo = Math.max(0, today.absoluteDay - one.lastDay);
      return {
        person: one.person,
        looks: one.looks,
        present: shown(bands.present),
        potential: shown(bands.potential),
        strengths: one.strengths.flatMap((index) => names[index] ?? []),
        weakness: names[one.weakness] ?? null,
        daysAgo,
        isOld: daysAgo >= OLD_AFTER_DAYS,
      };
    });
  const middles = opinions.map(({ potential }) => (potential.low + potential.high) / 2);
  const { present, potential } = { present: shown(all.present), potential: shown(all.potential) };
  return {
    player: ref,
    ...{ age, rank, isTaken, present, potential, opinions },
    risk: riskOf(all),
    round: roundFor(rank - 1, { picksPerRound, rounds: DRAFT_ROUNDS }),
    comparables: comparablesOf(boy, (potential.low + potential.high) / 2, first),
    isDisputed: Math.max(...middles) - Math.min(...middles) >= DISAGREEMENT,
  };
}

interface FirstTeamPlayer {
  ref: PlayerRef;
  position: Position;
  overall: number;
  heightCm: number;
}

/** Returns first-team players with their current public ratings. One query, shared. */
function firstTeamPlayers(db: Database): Promise<FirstTeamPlayer[]> {
  return fact(db, {
    key: 'first-team-players',
    topics: ['players'],
    async read() {
      const rows = await db
        .select({ ...playerRefColumns, skills: players.skills, heightCm: players.heightCm })
        .from(players)
        .innerJoin(teams, eq(teams.id, players.teamId))
        .where(eq(teams.level, 'PRO'))
        .orderBy(players.id);
      return rows.map((row) => {
        const ref = playerRefOf(row);
        const overall = Math.round(exactOverall(ref.position, row.skills));
        return { ref, position: ref.position, overall, heightCm: row.heightCm };
      });
    },
  });
}

/** Returns players of his position and build with about his potential. */
function comparablesOf({ position, heightCm }: Known, overall: number, first: readonly FirstTeamPlayer[]): PlayerRef[] {
  const far = (one: FirstTeamPlayer) => Math.abs(one.overall - overall) + Math.abs(one.heightCm - heightCm) / 6;
  return first
    .filter((one) => one.position === position)
    .sort((one, other) => far(one) - far(other) || one.ref.id - other.ref.id)
    .slice(0, COMPARABLES)
    .map(({ ref }) => ref);
}

/** Returns the players chosen in the season's drafts, and the picks per round. One query. */
async function draftNow(db: Database, season: number) {
  const picks = await pgReader(db).read(draftPicks, ['round', 'playerId'], { season });
  return {
    taken: new Set(picks.flatMap(({ playerId }) => playerId ?? [])),
    picksPerRound: picks.filter(({ round }) => round === 1).length,
  };
}

/** One query. */
async function sentScouts(
  db: Database,
  who: SQL,
  { kept, byId }: { kept: readonly Read[]; byId: ReadonlyMap<number, Known> },
): Promise<SentScout[]> {
  const rows = await db
    .select({
      person: personRefColumns,
      role: jobs.role,
      skills: scouts.skills,
      nations: scouts.nations,
      assignment: scoutAssignments,
    })
    .from(persons)
    .innerJoin(scouts, eq(scouts.personId, persons.id))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held')))
    .leftJoin(scoutAssignments, eq(scoutAssignments.personId, persons.id))
    .where(and(who, isNull(persons.retiredAt)))
    .orderBy(persons.id);
  return rows.map(({ person, role, skills, nations, assignment }) => {
    const mine = kept.filter((one) => one.personId === person.id);
    const home = new Set([person.nationId, ...nations]);
    return {
      person,
      role: SCOUT_ROLES.find((one) => one === role) ?? null,
      looksANight: looksANight(skills),
      looks: mine.reduce((sum, { looks }) => sum + looks, 0),
      players: new Set(mine.map(({ playerId }) => playerId)).size,
      assignment: assignment && {
        kind: assignment.kind,
        nationId: assignment.nationId,
        age: assignment.age,
        player: byId.get(assignment.playerId ?? 0)?.ref ?? null,
        since: dateOf(assignment.sinceDay).day,
        cost: assignment.clubId === null ? 0 : costOf({ assignment, nations: home }),
      },
    };
  });
}

/** Returns how much a scout has seen this season: players and looks. One query. */
export async function lookCounts(db: Database, personId: PersonId, season: number) {
  const [counted] = await db
    .select({
      looks: sql<number>`coalesce(sum(${sightings.looks}), 0)::int`,
      players: sql<number>`count(distinct ${sightings.playerId})::int`,
    })
    .from(sightings)
    .where(and(eq(sightings.personId, personId), eq(sightings.season, season), eq(sightings.isBought, false)));
  return counted ?? { looks: 0, players: 0 };
}
