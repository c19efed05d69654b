/** The jobs of a club in one profession: who has them, on what terms, and what its manager could do about it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import type { JobRole } from '#domains/job/constants.ts';
import { compensationOf } from '#domains/job/rules.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { jobs } from '#domains/job/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Line {
  person: { id: number };
  skills: readonly number[];
}

/** Whose posts: of the club of a team; `isEmployer`: its manager asks, and sees what things would cost. */
interface Asked<L extends Line> {
  team: TeamRef;
  isEmployer: boolean;
  today: Today;
  /** Persons of the profession as its lists show them. */
  linesOf(personIds: readonly PersonId[]): Promise<L[]>;
}

/** Five statements and those of the lines; of another club two less. */
export async function loadPosts<L extends Line, Role extends JobRole>(
  db: Database,
  { kind, roles, fitFor, askFor }: Profession<Role>,
  { team, isEmployer, today, linesOf }: Asked<L>,
) {
  const own = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.clubId, team.clubId), eq(jobs.kind, kind), inArray(jobs.state, ['open', 'held'])))
    .orderBy(asc(jobs.id));
  const held = own.flatMap(({ personId }) => personId ?? []);
  const [lines, teams, balance, tiers] = await Promise.all([
    held.length === 0 ? [] : linesOf(held),
    clubTeamRefs(db, team.clubId),
    isEmployer ? balanceOf(db, `club:${team.clubId}`) : null,
    isEmployer ? tiersOf(pgReader(db)) : null,
  ]);
  const first = teams.find(({ level }) => level === 'PRO') ?? team;
  const tier = tiers?.get(first.leagueId) ?? 1;
  const posts = roles.map((role) => {
    const job = own.find((one) => one.role === role);
    const holder = lines.find(({ person }) => person.id === job?.personId) ?? null;
    const fit = holder && fitFor(role, holder.skills);
    const terms = isEmployer && holder && job?.untilSeason != null ? { ...job, untilSeason: job.untilSeason } : null;
    return {
      role,
      holder,
      /** How good he is in it. */
      fit,
      pay: job?.pay ?? 0,
      untilSeason: job?.untilSeason ?? null,
      since: job?.fromDay == null ? null : dateOf(job.fromDay).season,
      compensation: terms && compensationOf(terms, today),
      ask: terms && fit !== null ? askFor(role, fit, tier) : null,
    };
  });
  return { posts, teams, balance };
}
