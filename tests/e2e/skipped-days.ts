import { PHASE_STARTS, phaseOn, type Step } from '#engine/calendar.ts';
import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/**
 * Sets the clock of a world to the morning of the first day of the frenzy. No season is played to its end within the time of a
 * test; expiring contracts are known all the same.
 */
export async function beginFrenzy(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  await skipTo(server, { day: PHASE_STARTS.frenzy, step: 'morning' });
}

/** Sets the clock of a world to a step of a later day, as if the days before it had left nothing open; its own games are played. */
export async function skipTo(
  server: Pick<GameServer, 'dataDir'>,
  { day, step }: { day: number; step: Step },
): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    // Games of the skipped days are canceled along with them.
    await client.query(
      `delete from games where status = 'scheduled' and season = (select season_number from world) and day < $1`,
      [day],
    );
    // So are cases left open from the last summer: they would be settled in the middle of this one.
    for (const table of ['arrivals', 'arbitrations', 'offer_sheets']) await client.query(`delete from ${table}`);
    await client.query('delete from restricted_free_agents where season < (select season_number from world)');
    const { rows } = await client.query<{ version: number }>(
      `update world set day = $1, step = $2, phase = $3, day_started_at = now(), version = version + 1 returning version`,
      [day, step, phaseOn(day)],
    );
    // The server has not taken these steps, and would keep showing its cached day.
    const heard = { channel: 'world', message: { version: rows[0]?.version } };
    await client.query(`select pg_notify('rinkside', $1)`, [JSON.stringify(heard)]);
  });
}
