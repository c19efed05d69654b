/** What is asked for again once a day has passed, or a run is over: windows, tables and rosters may all be old. */
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** It says that time has passed, and is followed closely anyway. */
const FOLLOWED = hashKey(api.world.pace.queryKey());

/** Answers that are kept for an hour or for good included: what nobody looks at is asked for once somebody does. */
export async function reloadAsTimePasses(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== FOLLOWED });
}
