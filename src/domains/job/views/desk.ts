/** Job matters waiting for a user: those of the careers they have, and open jobs they may fill. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { federations } from '#domains/federation/tables.ts';
import { type JobRole, SCOUT_ROLES } from '#domains/job/constants.ts';
import { nightsLeft, offeredTerms } from '#domains/job/rules.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { nations } from '#domains/nation/tables.ts';
import type { ClubId, NationId, PersonId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Lists job matters on the desk. Six queries at most; none for users without a career or a job to fill. */
export async function jobsOnDesk(db: Database | Transaction, user: UserToday): Promise<DeskItem[]> {
  const { careers } = user;
  const seekers = [careers.get('coach'), careers.get('scout')].filter((id) => id !== undefined);
  const [sought, given] = await Promise.all([
    seekers.length === 0 ? [] : ownAffairs(db, seekers, user),
    openStaff(db, user),
  ]);
  return [...sought, ...given];
}

interface Row {
  role: JobRole;
  clubId: ClubId | null;
  nationId: NationId | null;
  nation: string | null;
}

/** Adds the employer to rows, leaving out those of deleted clubs. */
async function named<R extends Row>(db: Database | Transaction, rows: readonly R[]) {
  const refOf = await employerRefs(db, rows);
  return rows.flatMap((row) => {
    const { role, nationId, nation } = row;
    const ref = refOf(row);
    if (!ref) return [];
    const employer = ref.of === 'club' ? fullTeamName(ref.team) : (nation ?? '');
    return [{ row, post: { role, employer, nationId } }];
  });
}

const isScouts = (role: JobRole) => SCOUT_ROLES.some((each) => each === role);
const toOwnJobs = (role: JobRole) => (isScouts(role) ? '/scout/jobs' : '/coach/jobs');

/** Lists offers, open interviews, and new terms in the user's own careers. */
async function ownAffairs(
  db: Database | Transaction,
  personIds: readonly PersonId[],
  { absoluteDay }: UserToday,
): Promise<DeskItem[]> {
  const where = { role: jobs.role, clubId: jobs.clubId, nationId: jobs.nationId, nation: nations.name };
  const [applied, held] = await Promise.all([
    db
      .select({ ...where, postedOn: jobs.postedOn, application: jobApplications })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .leftJoin(nations, eq(nations.id, jobs.nationId))
      .where(
        and(
          inArray(jobApplications.personId, [...personIds]),
          eq(jobs.state, 'open'),
          or(
            eq(jobApplications.state, 'offered'),
            and(eq(jobApplications.state, 'applied'), isNull(jobApplications.answers)),
          ),
        ),
      )
      .orderBy(jobApplications.id),
    db
      .select({
        ...where,
        offeredPay: jobs.offeredPay,
        offeredUntil: jobs.offeredUntil,
        offeredBonus: jobs.offeredBonus,
      })
      .from(jobs)
      .leftJoin(nations, eq(nations.id, jobs.nationId))
      .where(and(inArray(jobs.personId, [...personIds]), eq(jobs.state, 'held'), isNotNull(jobs.offeredPay)))
      .orderBy(jobs.id),
  ]);
  const offered = (await named(db, held)).flatMap(({ row, post }): DeskItem[] => {
    const terms = offeredTerms(row);
    return terms ? [{ kind: 'terms-offered', params: { ...post, ...terms }, path: toOwnJobs(post.role) }] : [];
  });
  const answers = (await named(db, applied)).flatMap(({ row: { application, postedOn }, post }): DeskItem[] => {
    const { state, pay, untilSeason, bonus } = application;
    const path = toOwnJobs(post.role);
    if (state === 'offered' && pay !== null && untilSeason !== null)
      return [{ kind: 'job-offered', params: { ...post, pay, untilSeason, bonus, jobId: application.jobId }, path }];
    return [{ kind: 'job-interview', params: { ...post, nightsLeft: nightsLeft(postedOn, absoluteDay) }, path }];
  });
  return [...offered, ...answers];
}

/** Lists open jobs of the club they manage and the nation they preside over: the assistant fills them if they do not. */
async function openStaff(db: Database | Transaction, { clubId, careers, absoluteDay }: UserToday): Promise<DeskItem[]> {
  const president = careers.get('president');
  const presided = db
    .select({ id: federations.id })
    .from(federations)
    .where(eq(federations.presidentId, president ?? 0));
  const his = [
    ...(clubId === null ? [] : [eq(jobs.clubId, clubId)]),
    ...(president === undefined ? [] : [inArray(jobs.nationId, presided)]),
  ];
  if (his.length === 0) return [];
  const open = await db
    .select({
      role: jobs.role,
      clubId: jobs.clubId,
      nationId: jobs.nationId,
      nation: nations.name,
      postedOn: jobs.postedOn,
      applicants: sql<number>`(select count(*) from ${jobApplications}
        where ${jobApplications.jobId} = ${jobs.id} and ${jobApplications.state} = 'applied')`,
    })
    .from(jobs)
    .leftJoin(nations, eq(nations.id, jobs.nationId))
    .where(and(eq(jobs.state, 'open'), or(...his)))
    .orderBy(jobs.id);
  return (await named(db, open)).map(({ row: { applicants, postedOn }, post }) => ({
    kind: 'staff-open',
    params: { ...post, applicants, nightsLeft: nightsLeft(postedOn, absoluteDay) },
    path: toGiven(post),
  }));
}

/** Returns the path of the page where a manager or president hires. */
function toGiven({ role, nationId }: { role: JobRole; nationId: NationId | null }): string {
  if (nationId !== null) return `/federation/overview/${nationId}?tab=staff`;
  return isScouts(role) ? '/office/scouting' : '/coaching-staff';
}
