/** The scouts of a club by job, with their salaries. */
import { inArray } from 'drizzle-orm';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { jobPolicy } from '#domains/job/policy.ts';
import { loadClubApplicants } from '#domains/job/views/applicants.ts';
import { loadClubPosts } from '#domains/job/views/posts.ts';
import { persons } from '#domains/person/tables.ts';
import type { ScoutStaffView } from '#domains/scout/contract.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { scoutLines } from '#domains/scout/views/lines.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Seven statements; five for another club. */
export async function loadScoutStaff(
  db: Database,
  team: TeamRef,
  { abilities, today }: { abilities: Abilities<typeof jobPolicy>; today: Today },
): Promise<ScoutStaffView> {
  const { posts, teams, balance } = await loadClubPosts(db, SCOUTING, {
    team,
    isEmployer: abilities.employ,
    today,
    linesOf: (ids) => scoutLines(db, today.season, inArray(persons.id, [...ids])),
  });
  const jobs = posts.map(({ holder, ...post }) => ({ ...post, scout: holder }));
  return { team, teams, abilities, balance, season: today.season, jobs };
}

/** Returns the applicants to a club, for its manager. Five statements, three when there are none. */
export function loadScoutApplicants(db: Database, team: TeamRef, today: Today): Promise<ApplicantView[]> {
  const linesOf = (ids: readonly PersonId[]) => scoutLines(db, today.season, inArray(persons.id, [...ids]));
  return loadClubApplicants(db, SCOUTING, { team, today, linesOf });
}
