import pg from 'pg';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { openDatabase } from '#platform/database/open.ts';
import type { GameServer } from './game-server.ts';

/**
 * Puts the clock of a world at the morning of the first day of the frenzy. No season is played to its end within the time of a test;
 * contracts that end are known all the same.
 */
export async function beginFrenzy(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir: server.dataDir, log });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    // What was to be played until then is called off with the days that are left out.
    await client.query(`delete from games where status = 'scheduled' and season = (select season_number from world)`);
    await client.query(
      `update world set day = $1, step = 'morning', phase = 'frenzy', day_started_at = now(), version = version + 1`,
      [PHASE_STARTS.frenzy],
    );
    await client.query('commit');
  } finally {
    await client.end();
    await database.stop();
  }
}
