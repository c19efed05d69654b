/** Folders for databases that need not outlive a test: in memory where a machine has enough of it, otherwise on disk. */

import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../src/platform/database/supervisor/processes.ts';

/** Linux keeps files here in memory. */
const MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** All worlds of a run together take less than one. */
const ROOM = { folder: 4 * GIB, memory: 8 * GIB };
const NAME = /^rinkside-throwaway-(\d+)-/;

/**
 * Returns a new folder of this process. Each test's database is a thousand files that are written and removed again, and so is
 * each world: on a busy disk that takes ten times as long as in memory. The creator removes it; after a killed run, the next one
 * does (`removeLeftovers`).
 */
export function throwawayFolder(): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `rinkside-throwaway-${process.pid}-`));
}

/** Removes the folders of processes that have ended without doing so themselves. */
export function removeLeftovers(): void {
  for (const place of [MEMORY, tmpdir()]) {
    for (const name of namesIn(place)) {
      const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
      if (!Number.isInteger(pid) || isRunning(pid)) continue;
      try {
        rmSync(join(place, name), { recursive: true, force: true });
      } catch {
        // Another user's folder.
      }
    }
  }
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM.folder && availableMemory() >= ROOM.memory;
  } catch {
    return false;
  }
}

/** Returns bytes, including those of file caches that the system can release. */
function availableMemory(): number {
  const [, kilobytes] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : freemem();
}
