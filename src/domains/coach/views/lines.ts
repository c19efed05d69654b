/** Coaches as lists show them. */
import { and, eq, type SQL } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { CoachLine } from '#domains/coach/contract.ts';
import { bestRole } from '#domains/coach/rules/fit.ts';
import { coaches } from '#domains/coach/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Those who fit, in the order of ids. Two queries. @param season the present one, for their ages */
export async function coachLines(db: Database | Transaction, season: number, where: SQL): Promise<CoachLine[]> {
  const rows = await db
    .select({
      person: personRefColumns,
      birthSeason: persons.birthSeason,
      skills: coaches.skills,
      specialSkills: coaches.specialSkills,
      style: coaches.style,
      clubId: jobs.clubId,
      role: jobs.role,
      pay: jobs.pay,
      untilSeason: jobs.untilSeason,
    })
    .from(persons)
    .innerJoin(coaches, eq(coaches.personId, persons.id))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held')))
    .where(where)
    .orderBy(persons.id);
  const first = await proTeamRefs(
    db,
    rows.flatMap(({ clubId }) => clubId ?? []),
  );
  return rows.map(({ birthSeason, clubId, role, pay, untilSeason, ...coach }) => {
    const best = bestRole(coach.skills);
    const team = first.get(clubId ?? 0);
    const isHeld = team && role !== null && pay !== null && untilSeason !== null;
    return {
      ...coach,
      age: season - birthSeason,
      bestRole: best.role,
      fit: best.fit,
      job: isHeld ? { team, role, pay, untilSeason } : null,
    };
  });
}
