/** Applicants for an employer's open jobs in one profession, as the manager or president sees them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import { atClub } from '#domains/job/rules.ts';
import { askedOf, type Employer } from '#domains/job/store/employers.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import type { PersonRef, TeamRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Line {
  person: PersonRef;
  age: number;
  skills: readonly number[];
}

interface Lines<L extends Line> {
  today: Today;
  /** Loads persons of the profession as rows of its lists. */
  linesOf(personIds: readonly PersonId[]): Promise<L[]>;
}
interface Asked<L extends Line> extends Lines<L> {
  employer: Pick<Employer, 'at' | 'tier'>;
}

/** Loads the applicants to the club of a team. Three statements, and those of the lines. */
export async function loadClubApplicants<L extends Line>(
  db: Database,
  profession: Profession,
  { team, ...lines }: Lines<L> & { team: TeamRef },
): Promise<ApplicantView[]> {
  const [teams, tiers] = await Promise.all([clubTeamRefs(db, team.clubId), tiersOf(pgReader(db))]);
  const first = teams.find(({ level }) => level === 'PRO') ?? team;
  const employer = { at: atClub(team.clubId), tier: tiers.get(first.leagueId) ?? 1 };
  return loadApplicants(db, profession, { employer, ...lines });
}

/** Loads applicants by job, shortlisted ones first, then by fit. One statement, and those of the lines. */
export async function loadApplicants<L extends Line>(
  db: Database,
  profession: Profession,
  { employer, today, linesOf }: Asked<L>,
): Promise<ApplicantView[]> {
  const { kind, roles, fitFor } = profession;
  const { at } = employer;
  const waiting = await db
    .select({ application: jobApplications, role: jobs.role })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        at.employer === 'club' ? eq(jobs.clubId, at.clubId) : eq(jobs.nationId, at.nationId),
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
    .flatMap(({ application, role }): ApplicantView[] => {
      const line = lineOf.get(application.personId);
      if (!line) return [];
      const { letter, answers, madeOn, state, pay, untilSeason, bonus, jobId, isShortlisted } = application;
      const fit = fitFor(role, line.skills);
      const ask = askedOf(profession, employer, { role, fit });
      const isOffered = state === 'offered' && pay !== null && untilSeason !== null;
      return [
        {
          ...{ id: application.id, role, person: line.person, age: line.age, fit, ask, letter, answers },
          ...{ jobId, isShortlisted },
          daysAgo: today.absoluteDay - madeOn,
          offer: isOffered ? { pay, untilSeason, bonus } : null,
        },
      ];
    })
    .sort(
      (one, other) =>
        roles.indexOf(one.role) - roles.indexOf(other.role) ||
        Number(other.isShortlisted) - Number(one.isShortlisted) ||
        other.fit - one.fit,
    );
}
