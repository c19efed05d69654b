/** Conflicts of interest between a user's jobs and offices, across all their careers. */
import { federations } from '#domains/federation/tables.ts';
import type { At } from '#domains/job/constants.ts';
import { isConflict, type Ties } from '#domains/job/rules.ts';
import { endJobs, type HeldJob, heldJobs } from '#domains/job/store/jobs.ts';
import { persons } from '#domains/person/tables.ts';
import { clubsManagedBy, nationsLedBy } from '#domains/seat/store/holders.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Whether a job conflicts with the user's other commitments; the job that this career would leave for it does not count. */
export async function isInConflict(
  tx: Transaction,
  { userId, personId, at }: { userId: UserId; personId: PersonId; at: At },
): Promise<boolean> {
  const careers = await careersOf(pgReader(tx), userId);
  const own = careers.get(userId);
  return own !== undefined && isConflict(at, tiesBesides(own, personId));
}

interface Careers extends Omit<Ties, 'works'> {
  held: readonly HeldJob[];
}

function tiesBesides({ held, ...ties }: Careers, personId: PersonId): Ties {
  return { ...ties, works: held.filter((job) => job.personId !== personId) };
}

/** Returns the commitments of users with careers, of one of them or all. At most six queries. */
async function careersOf(rows: RowReader, userId: UserId | undefined): Promise<Map<UserId, Careers>> {
  const people = await rows.read(persons, ['id', 'userId'], { userId: userId ?? { isNot: null }, retiredAt: null });
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const held = await heldJobs(rows, { personId: ids });
  const users = people.flatMap((person) => person.userId ?? []);
  const clubOf = await clubsManagedBy(rows, users);
  const presided = await rows.read(federations, ['id', 'presidentId'], { presidentId: ids });
  const ledOf = await nationsLedBy(rows, users);
  const nationOf = new Map(presided.map(({ id, presidentId }) => [presidentId, id]));
  return new Map(
    [...Map.groupBy(people, (person) => person.userId)].flatMap(([of, careers]) => {
      if (of === null) return [];
      const own = new Set(careers.map(({ id }) => id));
      const presides = careers.flatMap(({ id }) => nationOf.get(id) ?? [])[0] ?? null;
      const ties = { manages: clubOf.get(of) ?? null, presides, leads: ledOf.get(of) ?? null };
      return [[of, { ...ties, held: held.filter((job) => own.has(job.personId)) }] as const];
    }),
  );
}

/**
 * Ends the jobs that conflict with an office the user has taken: jobs with other clubs for managers, with nations for
 * presidents, and with other nations for national general managers. Never ends one of two jobs, which were checked when
 * they were taken.
 * @param userId one of them; absent: all.
 * @returns the number of jobs ended.
 */
export async function endConflicts(
  rows: Rows,
  { season, day, userId }: { season: number; day: number; userId?: UserId },
): Promise<number> {
  const endings = [...(await careersOf(rows, userId)).values()].flatMap(({ held, ...office }) =>
    held.filter((job) => isConflict(job, { ...office, works: [] })),
  );
  await endJobs(
    rows,
    endings.map((job) => ({ job, reason: 'resigned' as const })),
    { season, day, isAnnounced: true },
  );
  return endings.length;
}
