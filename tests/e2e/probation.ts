/** Managers who have been with their clubs for a month. */
import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/** Ends the probation of all managers: the board of a new one declines trades and offers that are clearly bad for its club. */
export async function endProbation(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(`update clubs set owned_since = now() - interval '30 days' where owner_user_id is not null`);
    await client.query(`update club_managers set from_day = least(from_day, -30) where to_day is null`);
  });
}
