/** A database made for a benchmark and removed after it, with production settings. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenWorld, withDatabaseAt } from '../../world/command.ts';

/** Opens a migrated, empty, durable database in its own folder, and removes it after `work`, however that ends. */
export async function withThrowawayDatabase<T>(work: (opened: OpenWorld) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rinkside-bench-'));
  // Root's database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711);
  try {
    return await withDatabaseAt({ dataDir }, work);
  } finally {
    removeCluster(dataDir);
  }
}

/** Removes a data folder, with a cluster stored elsewhere. */
export function removeCluster(dataDir: string): void {
  const elsewhere = join(dataDir, 'postgres-location');
  if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
