/** Coaches, with and without a job. */
import { coaches } from '#domains/coach/tables.ts';
import type { JobRole } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makePerson } from './person.ts';
import { addRow } from './rows.ts';

/** The employer: a club, or a nation that has a federation. */
type At = { clubId: number; nationId?: undefined } | { nationId: number; clubId?: undefined };

interface CoachOptions {
  lastname?: string;
  /** Value of all seven skills. */
  skill?: number;
  userId?: number;
  birthSeason?: number;
  /** His job; none by default. */
  job?: At & { role: JobRole; pay?: number; untilSeason?: number; season?: number };
}

/** Makes a coach of nation 1; returns his id. */
export async function makeCoach(
  db: Database | Transaction,
  { lastname = 'Berg', skill = 60, userId, birthSeason = -40, job }: CoachOptions = {},
): Promise<number> {
  const personId = await makePerson(db, { kind: 'coach', firstname: 'Lars', lastname, birthSeason, userId, age: 45 });
  const skills = Array<number>(7).fill(skill);
  await db.insert(coaches).values({ personId, skills, specialSkills: ['teacher'], style: 'balanced' });
  if (job) {
    const { clubId, nationId, role, pay = 630_000, untilSeason = 5, season = 1 } = job;
    const fromDay = absoluteDayOf({ season, day: 1 });
    await db.insert(jobs).values({
      kind: 'coach',
      role,
      employer: clubId === undefined ? 'nation' : 'club',
      clubId,
      nationId,
      state: 'held',
      personId,
      pay,
      postedOn: fromDay,
      fromDay,
      untilSeason,
    });
  }
  return personId;
}

/** Makes an open job of a club or a nation; returns its id. */
export async function makeOpenJob(
  db: Database | Transaction,
  { clubId, nationId, role, postedOn = 0, pay = 600_000 }: At & { role: JobRole; postedOn?: number; pay?: number },
): Promise<number> {
  const employer = clubId === undefined ? 'nation' : 'club';
  const open = { kind: 'coach', role, employer, clubId, nationId, state: 'open', pay, postedOn } as const;
  return (await addRow(db, jobs, open)).id;
}
