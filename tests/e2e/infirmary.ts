import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/**
 * Injures all goalies of a first team but one for a month: on the next morning its assistant has to call one up. Injuries in a
 * test's few days are chance.
 */
export async function hurtGoalies(server: Pick<GameServer, 'dataDir'>, teamId: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    const { rowCount } = await client.query(
      `update players set injured_until = (select season_number * 63 + day from world) + 30, injury_severity = 'moderate', injury_part = 'knee'
      where team_id = $1 and positions[1] = 'G' and id > (
        select min(id) from players other where other.team_id = $1 and other.positions[1] = 'G')`,
      [teamId],
    );
    if (!rowCount) throw new Error(`team ${teamId} has no goalie to hurt`);
  });
}
