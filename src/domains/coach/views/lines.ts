/** Coaches as lists show them. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { CoachLine } from '#domains/coach/contract.ts';
import { bestRole } from '#domains/coach/rules/fit.ts';
import { coaches } from '#domains/coach/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the matching coaches by id. Two queries. @param season the present one, for their ages */
export async function coachLines(db: Database | Transaction, season: number, where: SQL): Promise<CoachLine[]> {
  const rows = await db
    .select({
      person: personRefColumns,
      birthSeason: persons.birthSeason,
      skills: coaches.skills,
      specialSkills: coaches.specialSkills,
      style: coaches.style,
      clubId: jobs.clubId,
      nationId: jobs.nationId,
      role: jobs.role,
      pay: jobs.pay,
      untilSeason: jobs.untilSeason,
    })
    .from(persons)
    .innerJoin(coaches, eq(coaches.personId, persons.id))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held')))
    .where(where)
    .orderBy(persons.id);
  const employerOf = await employerRefs(db, rows);
  return rows.map(({ birthSeason, clubId, nationId, role, pay, untilSeason, ...coach }) => {
    const best = bestRole(coach.skills);
    const employer = employerOf({ clubId, nationId });
    const isHeld = employer && role !== null && pay !== null && untilSeason !== null;
    return {
      ...coach,
      age: season - birthSeason,
      bestRole: best.role,
      fit: best.fit,
      job: isHeld ? { employer, role, pay, untilSeason } : null,
    };
  });
}
