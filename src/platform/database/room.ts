/**
 * Checks for free space on the disk of the embedded database. PostgreSQL answers a full disk with an error as long as its log has
 * room; without that it shuts down, and no one can read either. So code that writes a lot, such as steps of the world and
 * commands, stops before.
 */
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that PostgreSQL needs to go on: two files of its log. */
export const MIN_ROOM = 2 * 16 * 1024 * 1024;
/** Milliseconds for which an answer is reused. */
const FRESH_MS = 1_000;

/** Returns the free bytes on the disk of a folder; null: unknown, or there is no such folder. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * Returns a function that tells whether there is room, checking once a second at most. A database that someone else runs is
 * assumed to have room.
 * @param dataDir where the embedded database is, if there is one
 */
export function watchRoom(
  dataDir: string,
  free = freeBytes,
  now: () => number = () => performance.now(),
): () => boolean {
  const cluster = join(dataDir, 'postgres');
  let seen: { at: number; hasRoom: boolean } | null = null;
  return () => {
    if (seen === null || now() - seen.at >= FRESH_MS) {
      seen = { at: now(), hasRoom: (free(cluster) ?? MIN_ROOM) >= MIN_ROOM };
    }
    return seen.hasRoom;
  };
}
