/** Scouts, with and without a job. */
import type { ScoutRole } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makePerson } from './person.ts';

interface ScoutOptions {
  lastname?: string;
  /** Value of all five skills. */
  skill?: number;
  userId?: number;
  /** Nations whose hockey he knows besides his own. */
  nations?: readonly number[];
  /** His job; none by default. */
  job?: { clubId: number; role: ScoutRole; pay?: number; untilSeason?: number; season?: number };
}

/** Makes a scout of nation 1; returns his id. */
export async function makeScout(
  db: Database | Transaction,
  { lastname = 'Lund', skill = 60, userId, nations = [], job }: ScoutOptions = {},
): Promise<number> {
  const known = { kind: 'scout', firstname: 'Olle', lastname, birthSeason: -40, userId } as const;
  const personId = await makePerson(db, { ...known, age: 45 });
  await db.insert(scouts).values({ personId, skills: Array<number>(5).fill(skill), nations: [...nations] });
  if (job) {
    const { clubId, role, pay = 126_000, untilSeason = 5, season = 1 } = job;
    const fromDay = absoluteDayOf({ season, day: 1 });
    const held = { kind: 'scout', role, employer: 'club', clubId, state: 'held' } as const;
    await db.insert(jobs).values({ ...held, personId, pay, postedOn: fromDay, fromDay, untilSeason });
  }
  return personId;
}
