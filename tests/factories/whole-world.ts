/** Whole worlds, as they are made for players, and what moves them on. */
import { pino } from 'pino';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { createWorld } from '#world/creation/create.ts';

type Wish = Omit<Parameters<typeof createWorld>[0], 'db'>;

/** A world of twenty clubs without a past unless told otherwise, in which a day takes an hour. */
export async function makeWholeWorld(
  db: Database,
  { seed, ...wish }: Pick<Wish, 'seed' | 'now'> & Partial<Wish>,
): Promise<void> {
  await createWorld({
    ...{ db, seed, secret: knownSecret(seed) },
    ...{ size: 20, pastSeasons: 0, dayMinutes: 60, threads: 1, ...wish },
  });
}

/** What it takes to take steps of a world: games are played here and now, and nobody hears of it. */
export const steppingOn = (db: Database, now = () => new Date()) => ({
  ...{ db, simulate: simulateHere, enqueue, now },
  log: pino({ level: 'silent' }),
});
