/** Managers who have been with their clubs for a month. */
import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/** Ends the probation of all managers: a new manager's board declines trades and offers that are clearly bad for its club. */
export async function endProbation(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `update seats set since = now() - interval '30 days', from_day = least(from_day, -30) where to_day is null`,
    );
  });
}
