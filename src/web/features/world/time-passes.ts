/** Data that is refetched once a day has passed or a run is over: windows, standings and rosters may all be out of date. */
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** The query that reports the time, and is polled anyway. */
const FOLLOWED = hashKey(api.world.pace.queryKey());

/** Refetches everything, including data that stays fresh for an hour or forever; data not on screen is refetched once it is. */
export async function reloadAsTimePasses(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== FOLLOWED });
}
