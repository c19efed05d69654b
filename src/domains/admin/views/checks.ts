/** The last check of the world, for admins. */
import { latestWorldCheck } from '#platform/clock/world-checks.ts';
import type { Database } from '#platform/database/client.ts';

export async function readWorldCheck(db: Database) {
  const row = await latestWorldCheck(db);
  return {
    state: row?.state ?? ('none' as const),
    done: row?.done ?? 0,
    total: row?.total ?? 0,
    message: row?.message ?? '',
    finishedAt: row?.finishedAt?.toISOString() ?? null,
    results: row?.results ?? [],
  };
}
