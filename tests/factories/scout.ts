/** Scouts, with and without a job. */
import type { ScoutRole } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface ScoutOptions {
  lastname?: string;
  /** Of all five skills. */
  skill?: number;
  userId?: number;
  /** Nations whose hockey he knows besides his own. */
  nations?: readonly number[];
  /** The job that he holds; none unless told otherwise. */
  job?: { clubId: number; role: ScoutRole; pay?: number; untilSeason?: number; season?: number };
}

/** A scout of nation 1; answers his id. */
export async function makeScout(
  db: Database | Transaction,
  { lastname = 'Lund', skill = 60, userId, nations = [], job }: ScoutOptions = {},
): Promise<number> {
  const face = { ...drawFace({ nationCode: 'CA', age: 45 }, new Random(lastname)) };
  const [person] = await db
    .insert(persons)
    .values({ kind: 'scout', firstname: 'Olle', lastname, nationId: 1, birthSeason: -40, startedAt: 1, face, userId })
    .returning({ id: persons.id });
  if (!person) throw new Error('the person was not stored');
  await db.insert(scouts).values({ personId: person.id, skills: Array<number>(5).fill(skill), nations: [...nations] });
  if (job) {
    const { clubId, role, pay = 126_000, untilSeason = 5, season = 1 } = job;
    const fromDay = absoluteDayOf({ season, day: 1 });
    const held = { kind: 'scout', role, employer: 'club', clubId, state: 'held' } as const;
    await db.insert(jobs).values({ ...held, personId: person.id, pay, postedOn: fromDay, fromDay, untilSeason });
  }
  return person.id;
}
