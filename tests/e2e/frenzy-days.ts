import { PHASE_STARTS } from '#engine/calendar.ts';
import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/**
 * Puts the clock of a world at the morning of the first day of the frenzy. No season is played to its end within the time of a test;
 * contracts that end are known all the same.
 */
export async function beginFrenzy(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    // What was to be played until then is called off with the days that are left out.
    await client.query(`delete from games where status = 'scheduled' and season = (select season_number from world)`);
    // So is what the last summer has left open: it would be settled in the middle of this one.
    for (const table of ['arrivals', 'arbitrations', 'offer_sheets', 'restricted_free_agents']) {
      await client.query(`delete from ${table}`);
    }
    await client.query(
      `update world set day = $1, step = 'morning', phase = 'frenzy', day_started_at = now(), version = version + 1`,
      [PHASE_STARTS.frenzy],
    );
  });
}
