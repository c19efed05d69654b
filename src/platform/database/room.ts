/**
 * Whether there is room on the disk of the embedded database. PostgreSQL answers a full disk with an error as long as its log has room;
 * without that it ends, and nobody reads either. So what writes much, steps of the world and commands, stops before.
 */
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes without which PostgreSQL cannot go on: two files of its log. */
export const MIN_ROOM = 2 * 16 * 1024 * 1024;
/** Milliseconds for which an answer holds. */
const FRESH_MS = 1_000;

/** Bytes that are free where a folder is; null: nobody knows, or there is no such folder. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * Answers whether there is room, looking once a second at most. A database that somebody else runs has all the room that we know of.
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
