/** An employer's jobs in one profession: holders, terms, and the options of the user who decides there. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import type { At, JobRole } from '#domains/job/constants.ts';
import { atClub, compensationOf, offeredTerms } from '#domains/job/rules.ts';
import { askedOf, type Employer } from '#domains/job/store/employers.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { tiedPersons } from '#domains/job/store/ties.ts';
import { jobs } from '#domains/job/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Line {
  person: { id: PersonId; isUser: boolean };
  skills: readonly number[];
}

interface Lines<L extends Line> {
  today: Today;
  /** Loads persons of the profession as rows of its lists. */
  linesOf(personIds: readonly PersonId[]): Promise<L[]>;
}

/** Asks for the jobs of a team's club; `isEmployer`: its manager asks, and sees costs. */
interface AskedOfClub<L extends Line> extends Lines<L> {
  team: TeamRef;
  isEmployer: boolean;
}

/** Loads a club's jobs. Five statements and those of the lines; two fewer for another club. */
export async function loadClubPosts<L extends Line, Role extends JobRole>(
  db: Database,
  profession: Profession<Role>,
  { team, isEmployer, ...lines }: AskedOfClub<L>,
) {
  const at = atClub(team.clubId);
  const [teams, balance, tiers] = await Promise.all([
    clubTeamRefs(db, team.clubId),
    isEmployer ? balanceOf(db, `club:${team.clubId}`) : null,
    isEmployer ? tiersOf(pgReader(db)) : null,
  ]);
  const first = teams.find(({ level }) => level === 'PRO') ?? team;
  const employer = tiers && { at, tier: tiers.get(first.leagueId) ?? 1 };
  return { posts: await loadPosts(db, profession, { at, employer, ...lines }), teams, balance };
}

interface Asked<L extends Line> extends Lines<L> {
  at: At;
  /** The employer, if its decision maker asks, who sees costs; null for other users. */
  employer: Pick<Employer, 'at' | 'tier'> | null;
}

/** Loads an employer's jobs. One statement and those of the lines; four more for a decision maker with users on the staff. */
export async function loadPosts<L extends Line, Role extends JobRole>(
  db: Database,
  profession: Profession<Role>,
  { at, employer, today, linesOf }: Asked<L>,
) {
  const { kind, roles, fitFor } = profession;
  const there = at.employer === 'club' ? eq(jobs.clubId, at.clubId) : eq(jobs.nationId, at.nationId);
  const own = await db
    .select()
    .from(jobs)
    .where(and(there, eq(jobs.kind, kind), inArray(jobs.state, ['open', 'held'])))
    .orderBy(asc(jobs.id));
  const held = own.flatMap(({ personId }) => personId ?? []);
  const lines = held.length === 0 ? [] : await linesOf(held);
  const users = employer ? lines.filter(({ person }) => person.isUser).map(({ person }) => person.id) : [];
  const tied = users.length === 0 ? new Set<PersonId>() : await tiedPersons(pgReader(db), at, users);
  return roles.map((role) => {
    const job = own.find((one) => one.role === role);
    const holder = lines.find(({ person }) => person.id === job?.personId) ?? null;
    const fit = holder && fitFor(role, holder.skills);
    const terms = employer && holder && job?.untilSeason != null ? { ...job, untilSeason: job.untilSeason } : null;
    return {
      role,
      holder,
      /** Fit for the job. */
      fit,
      pay: job?.pay ?? 0,
      bonus: job?.state === 'held' ? job.bonus : 0,
      untilSeason: job?.untilSeason ?? null,
      since: job?.fromDay == null ? null : dateOf(job.fromDay).season,
      compensation: terms && (tied.has(terms.personId ?? 0) ? 0 : compensationOf(terms, today)),
      /** New terms offered and not answered yet. */
      offered: terms ? offeredTerms(terms) : null,
      opening: employer && job?.state === 'open' ? { jobId: job.id, minFit: job.minFit } : null,
      ask: employer && terms && fit !== null ? askedOf(profession, employer, { role, fit }) : null,
    };
  });
}
