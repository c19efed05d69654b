/** The jobs of an employer in one profession: who has them, on what terms, and what the one who decides there could do about it. */
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
  /** Persons of the profession as its lists show them. */
  linesOf(personIds: readonly PersonId[]): Promise<L[]>;
}

/** Whose posts: of the club of a team; `isEmployer`: its manager asks, and sees what things would cost. */
interface AskedOfClub<L extends Line> extends Lines<L> {
  team: TeamRef;
  isEmployer: boolean;
}

/** Five statements and those of the lines; of another club two less. */
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
  /** As the one who decides there sees what things would cost; null: somebody else asks. */
  employer: Pick<Employer, 'at' | 'tier'> | null;
}

/** One statement and those of the lines; four more for the one who decides there where a user works for him. */
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
      /** How good he is in it. */
      fit,
      pay: job?.pay ?? 0,
      bonus: job?.state === 'held' ? job.bonus : 0,
      untilSeason: job?.untilSeason ?? null,
      since: job?.fromDay == null ? null : dateOf(job.fromDay).season,
      compensation: terms && (tied.has(terms.personId ?? 0) ? 0 : compensationOf(terms, today)),
      /** New terms that he has been offered and not answered. */
      offered: terms ? offeredTerms(terms) : null,
      opening: employer && job?.state === 'open' ? { jobId: job.id, minFit: job.minFit } : null,
      ask: employer && terms && fit !== null ? askedOf(profession, employer, { role, fit }) : null,
    };
  });
}
