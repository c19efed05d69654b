/** Staffs of clubs and nations: their coaches by job, and what they are worth to their teams. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { saveStaffEffects } from '#domains/club/store/team-ratings.ts';
import { teams } from '#domains/club/tables.ts';
import { type CoachStyle, EFFECTS, SKILL_LEVEL } from '#domains/coach/constants.ts';
import { grown, isNewIn } from '#domains/coach/rules/careers.ts';
import { coachingRating, effectsAmong, type StaffCoach, strengthsOf, styleOf } from '#domains/coach/rules/effects.ts';
import { coaches } from '#domains/coach/tables.ts';
import { type JobRole, LEAD_ROLES } from '#domains/job/constants.ts';
import { atClub, atNation, keyOfEmployer } from '#domains/job/rules.ts';
import { heldJobs } from '#domains/job/store/jobs.ts';
import type { Growing, Professional } from '#domains/job/store/profession.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { persons } from '#domains/person/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import type { PersonId, TeamId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the skills of these coaches, by person. */
export async function skillsOfCoaches(
  rows: RowReader,
  personIds: readonly PersonId[],
): Promise<Map<PersonId, StaffCoach>> {
  if (personIds.length === 0) return new Map();
  const known = await rows.read(coaches, ['personId', 'skills', 'specialSkills', 'style'], { personId: personIds }, [
    'personId',
  ]);
  return new Map(known.map(({ personId, ...coach }) => [personId, coach]));
}

/** A coach with a job in a staff. */
export interface SeatedCoach extends StaffCoach {
  personId: PersonId;
}

/** Returns the staff of every club and nation that has one, by `keyOfEmployer`. Two queries. */
export async function staffsByEmployer(
  rows: RowReader,
  season: number,
): Promise<Map<string, ReadonlyMap<JobRole, SeatedCoach>>> {
  const held = await heldJobs(rows, { kind: 'coach' });
  const known = await skillsOfCoaches(
    rows,
    held.map(({ personId }) => personId),
  );
  return new Map(
    [...Map.groupBy(held, keyOfEmployer)].map(([key, jobs]) => [
      key,
      new Map(
        jobs.flatMap(({ role, personId, fromDay }) => {
          const coach = known.get(personId);
          return coach ? [[role, { ...coach, personId, isNew: isNewIn(season, dateOf(fromDay)) }] as const] : [];
        }),
      ),
    ]),
  );
}

/** A team with a staff: rated within its league for a club, among all nations for a nation. */
export interface Rated {
  id: TeamId;
  level: Level;
  among: string;
  /** By `keyOfEmployer`. */
  employer: string;
  coaching: number;
  staffEffects: readonly number[];
  coachStyle: CoachStyle | null;
}

/**
 * Rates the staffs of all teams against those of their leagues, and of national teams against each other; unchanged
 * ratings are not written again. Four queries regardless of the number of teams.
 * @param season the one that is played or about to begin; the one opened last if absent
 */
export async function rateStaffs(rows: Rows, season?: number): Promise<void> {
  const staffs = await staffsByEmployer(rows, season ?? (await lastSeason(rows)));
  // A world without staffs keeps its ratings.
  if (staffs.size === 0) return;
  const rated = await ratedTeams(rows);
  const changed = [...Map.groupBy(rated, ({ among }) => among).values()].flatMap((peers) => {
    const own = peers.map(({ employer }) => staffs.get(employer) ?? new Map());
    const effects = effectsAmong(peers.map(({ level }, index) => strengthsOf(own[index] ?? new Map(), level)));
    return peers.flatMap(({ id, level, coaching: before, staffEffects, coachStyle: styleBefore }, index) => {
      const staff = own[index] ?? new Map();
      const coaching = coachingRating(staff, level);
      const coachStyle = styleOf(staff, level);
      const after = EFFECTS.map((effect) => effects[index]?.[effect] ?? 0);
      const isKnown = before === coaching && styleBefore === coachStyle;
      const isSame = isKnown && after.every((value, at) => value === staffEffects[at]);
      return isSame ? [] : [{ id, coaching, staffEffects: after, coachStyle }];
    });
  });
  await saveStaffEffects(rows, changed);
}

/** Returns all teams that a staff works for. One query. */
export async function ratedTeams(rows: RowReader): Promise<Rated[]> {
  const columns = ['id', 'clubId', 'nationId', 'level', 'leagueId', 'coaching', 'staffEffects', 'coachStyle'] as const;
  return (await rows.read(teams, columns)).flatMap(({ id, coaching, staffEffects, coachStyle, ...team }): Rated[] => {
    const own = { id, coaching, staffEffects, coachStyle };
    if (isOfClub(team))
      return [
        { ...own, level: team.level, among: `league ${team.leagueId}`, employer: keyOfEmployer(atClub(team.clubId)) },
      ];
    if (team.nationId === null) return [];
    const level = dressingLevel(team);
    return [{ ...own, level, among: `nations ${level}`, employer: keyOfEmployer(atNation(team.nationId)) }];
  });
}

async function lastSeason(rows: RowReader): Promise<number> {
  return (await rows.read(seasons, ['number'], {}, ['number'])).at(-1)?.number ?? 0;
}

/** Returns every coach who has not retired, by id; or one of them. Two queries. */
export async function activeCoaches(rows: RowReader, personId?: PersonId): Promise<Professional[]> {
  const who = personId === undefined ? {} : { id: personId };
  const people = await rows.read(persons, ['id', 'birthSeason', 'userId'], { ...who, kind: 'coach', retiredAt: null });
  const whose = personId === undefined ? {} : { personId };
  const known = new Map(
    (await rows.read(coaches, ['personId', 'skills'], whose, ['personId'])).map((coach) => [
      coach.personId,
      coach.skills,
    ]),
  );
  return people.map(({ id, birthSeason, userId }) => {
    return { personId: id, birthSeason, isUser: userId !== null, skills: known.get(id) ?? beginnerSkills() };
  });
}

export async function growCoaches(
  rows: Rows,
  everybody: readonly Professional[],
  { season, held, random }: Growing,
): Promise<void> {
  const skillsOf = new Map(everybody.map(({ personId, skills }) => [personId, skills]));
  const heads = new Map(held.filter(({ role }) => role === LEAD_ROLES.coach).map((job) => [keyOfEmployer(job), job]));
  const mentorOf = new Map(
    held.flatMap((job) => {
      const head = heads.get(keyOfEmployer(job));
      return head && head.personId !== job.personId ? [[job.personId, skillsOf.get(head.personId) ?? null]] : [];
    }),
  );
  await rows.update(
    coaches,
    'personId',
    everybody.map(({ personId, birthSeason, skills }) => ({
      personId,
      skills: grown(
        skills,
        { age: season - birthSeason, mentor: mentorOf.get(personId) ?? null },
        random.fork(personId),
      ),
    })),
  );
}

function beginnerSkills(): number[] {
  return Array<number>(7).fill(SKILL_LEVEL.beginner);
}
