/** Whole worlds, as they are made for players, and the means to move them on. */
import { pino } from 'pino';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { createWorld } from '#world/creation/create.ts';

type Wish = Omit<Parameters<typeof createWorld>[0], 'db'>;

/** Makes a world, by default of twenty clubs without a past, in which a day takes an hour. */
export async function makeWholeWorld(
  db: Database,
  { seed, ...wish }: Pick<Wish, 'seed' | 'now'> & Partial<Wish>,
): Promise<void> {
  await createWorld({
    ...{ db, seed, secret: knownSecret(seed) },
    ...{ size: 20, pastSeasons: 0, dayMinutes: 60, threads: 1, ...wish },
  });
}

/** Returns the context for taking steps of a world: games are played in this process, and no messages are published. */
export const steppingOn = (db: Database, now = () => new Date()) => ({
  ...{ db, simulate: simulateHere, enqueue, now },
  log: pino({ level: 'silent' }),
});
