/** Who applies for the open jobs of a club in one profession, as its manager sees them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { PersonRef, TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Line {
  person: PersonRef;
  age: number;
  skills: readonly number[];
}

interface Asked<L extends Line> {
  /** One of the club's. */
  team: TeamRef;
  today: Today;
  /** Persons of the profession as its lists show them. */
  linesOf(personIds: readonly PersonId[]): Promise<L[]>;
}

/** The best first, job by job. One statement, and those of the lines. */
export async function loadApplicants<L extends Line>(
  db: Database,
  { kind, roles, fitFor, askFor }: Profession,
  { team, today, linesOf }: Asked<L>,
): Promise<ApplicantView[]> {
  const waiting = await db
    .select({ application: jobApplications, role: jobs.role, tier: leagues.tier })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(teams, and(eq(teams.clubId, jobs.clubId), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(
      and(
        eq(jobs.clubId, team.clubId),
        eq(jobs.kind, kind),
        eq(jobs.state, 'open'),
        inArray(jobApplications.state, ['applied', 'offered']),
      ),
    )
    .orderBy(asc(jobApplications.id));
  if (waiting.length === 0) return [];
  const lines = await linesOf(waiting.map(({ application }) => application.personId));
  const lineOf = new Map(lines.map((line) => [line.person.id, line]));
  return waiting
    .flatMap(({ application, role, tier }): ApplicantView[] => {
      const line = lineOf.get(application.personId);
      if (!line) return [];
      const { letter, answers, madeOn, state, pay, untilSeason } = application;
      const fit = fitFor(role, line.skills);
      const isOffered = state === 'offered' && pay !== null && untilSeason !== null;
      return [
        {
          ...{ role, person: line.person, age: line.age, fit, ask: askFor(role, fit, tier), letter, answers },
          daysAgo: today.absoluteDay - madeOn,
          offer: isOffered ? { pay, untilSeason } : null,
        },
      ];
    })
    .sort((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role) || other.fit - one.fit);
}
