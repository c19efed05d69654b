/** The staff of a club: its coaches by job, their salaries, and their effects. */
import { eq, inArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import type { StaffView } from '#domains/coach/contract.ts';
import { ofEach } from '#domains/coach/rules/effects.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { coachLines } from '#domains/coach/views/lines.ts';
import { suitsAtClubs } from '#domains/coach/views/suits.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { jobPolicy } from '#domains/job/policy.ts';
import { loadClubApplicants } from '#domains/job/views/applicants.ts';
import { loadClubPosts } from '#domains/job/views/posts.ts';
import { persons } from '#domains/person/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import { staffEffect } from '#engine/player/staff-effects.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Nine statements; seven for another club. */
export async function loadStaff(
  db: Database,
  team: TeamRef,
  { abilities, today }: { abilities: Abilities<typeof jobPolicy>; today: Today },
): Promise<StaffView> {
  const { season } = today;
  const [{ posts, teams: all, balance }, effects, suitsAt] = await Promise.all([
    loadClubPosts(db, COACHING, {
      team,
      isEmployer: abilities.employ,
      today,
      linesOf: (ids) => coachLines(db, season, inArray(persons.id, [...ids])),
    }),
    db
      .select({ id: teams.id, coaching: teams.coaching, staffEffects: teams.staffEffects })
      .from(teams)
      .where(eq(teams.clubId, team.clubId)),
    suitsAtClubs(db, [team.clubId]),
  ]);
  return {
    team,
    teams: all,
    abilities,
    balance,
    season,
    jobs: posts.map(({ holder, ...post }) => {
      const suits = holder && suitsAt(team.clubId, post.role, holder.style);
      return { ...post, coach: holder, suits };
    }),
    effects: all.flatMap((one) => {
      const row = effects.find(({ id }) => id === one.id);
      if (!row) return [];
      return [
        {
          team: one,
          coaching: row.coaching,
          effects: ofEach((effect) => staffEffect(row.staffEffects, effect)),
        },
      ];
    }),
  };
}

/** Returns the applicants to a club, for its manager. Five statements, three when there are none. */
export function loadCoachApplicants(db: Database, team: TeamRef, today: Today): Promise<ApplicantView[]> {
  const linesOf = (ids: readonly PersonId[]) => coachLines(db, today.season, inArray(persons.id, [...ids]));
  return loadClubApplicants(db, COACHING, { team, today, linesOf });
}
