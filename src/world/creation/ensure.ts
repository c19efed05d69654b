/** Creates a world at the first start. */

import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { WorldPace } from '#engine/pace.ts';
import type { Secret } from '#engine/secret.ts';
import { findWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { type CreationProgress, createWorld, WorldExistsError } from '#world/creation/create.ts';
import type { WorldSize } from '#world/creation/plan.ts';

export interface WorldSettings {
  /** A named size, or a number of clubs. */
  worldSize: string;
  /** Any number; random by default. */
  worldSeed: number | undefined;
  /** Key of all secret draws, 64 hexadecimal digits; a new one by default. */
  worldSecret: Secret | undefined;
  dayMinutes: number;
  /** How time passes. */
  pace: WorldPace;
  /** Starting point of its first season: at the first faceoff, or on the first morning of training camp. */
  worldStart: 'faceoff' | 'camp';
}

/** Creates a world if there is none; waits while another process creates it. */
export async function ensureWorld(
  db: Database,
  settings: WorldSettings,
  log: Logger,
  onProgress?: (progress: CreationProgress) => void,
): Promise<void> {
  if (await findWorld(db)) return;
  const seed = settings.worldSeed ?? randomInt(2 ** 32);
  log.info({ size: settings.worldSize, seed }, 'there is no world yet: making one');
  const began = performance.now();
  try {
    const { dayMinutes, pace, worldSecret: secret } = settings;
    await createWorld({
      db,
      size: parseSize(settings.worldSize),
      seed,
      secret,
      dayMinutes,
      pace,
      isAtFaceoff: settings.worldStart === 'faceoff',
      now: new Date(),
      onProgress,
    });
    log.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'the world is made');
  } catch (error) {
    if (!(error instanceof WorldExistsError)) throw error;
  }
}

/** Parses a world size. @throws RangeError for anything but a named size or a number of clubs */
export function parseSize(text: string): WorldSize | number {
  if (text === 'small' || text === 'standard' || text === 'large') return text;
  const clubs = Number(text);
  if (Number.isInteger(clubs) && clubs > 0 && clubs <= 2000) return clubs;
  throw new RangeError(`A world is small, standard, large, or has a number of clubs up to 2000; not "${text}".`);
}
