/** Coaches, with and without a job. */
import { coaches } from '#domains/coach/tables.ts';
import type { JobRole } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** With whom a job is: a club, or a nation that has a federation. */
type At = { clubId: number; nationId?: undefined } | { nationId: number; clubId?: undefined };

interface CoachOptions {
  lastname?: string;
  /** Of all seven skills. */
  skill?: number;
  userId?: number;
  birthSeason?: number;
  /** The job that he holds; none unless told otherwise. */
  job?: At & { role: JobRole; pay?: number; untilSeason?: number; season?: number };
}

/** A coach of nation 1; answers his id. */
export async function makeCoach(
  db: Database | Transaction,
  { lastname = 'Berg', skill = 60, userId, birthSeason = -40, job }: CoachOptions = {},
): Promise<number> {
  const face = { ...drawFace({ nationCode: 'CA', age: 45 }, new Random(lastname)) };
  const [person] = await db
    .insert(persons)
    .values({ kind: 'coach', firstname: 'Lars', lastname, nationId: 1, birthSeason, startedAt: 1, face, userId })
    .returning({ id: persons.id });
  if (!person) throw new Error('the person was not stored');
  const skills = Array<number>(7).fill(skill);
  await db.insert(coaches).values({ personId: person.id, skills, specialSkills: ['teacher'], style: 'balanced' });
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
      personId: person.id,
      pay,
      postedOn: fromDay,
      fromDay,
      untilSeason,
    });
  }
  return person.id;
}

/** An open job of a club or a nation; answers its id. */
export async function makeOpenJob(
  db: Database | Transaction,
  { clubId, nationId, role, postedOn = 0, pay = 600_000 }: At & { role: JobRole; postedOn?: number; pay?: number },
): Promise<number> {
  const employer = clubId === undefined ? 'nation' : 'club';
  const open = { kind: 'coach', role, employer, clubId, nationId, state: 'open', pay, postedOn } as const;
  const [job] = await db.insert(jobs).values(open).returning({ id: jobs.id });
  if (!job) throw new Error('the job was not stored');
  return job.id;
}
