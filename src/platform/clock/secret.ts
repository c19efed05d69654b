/** The key of all secret draws of the world: drawn when the world is made, never changed. */
import { randomBytes } from 'node:crypto';
import type { Secret } from '#engine/secret.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns a new key: 256 random bits from the operating system. */
export function newSecret(): Secret {
  return randomBytes(32).toString('hex');
}

/** @throws when there is no world yet */
export async function readSecret(rows: RowReader): Promise<Secret> {
  const [row] = await rows.read(worldSecret, ['key']);
  if (!row) throw new Error('there is no world yet');
  return row.key;
}

/** Returns the key, cached: it never changes. @throws when there is no world yet */
export async function knownToServer(db: Database | Transaction): Promise<Secret> {
  const memory = memoryOf(db);
  memory.key ??= await readSecret(pgReader(db));
  return memory.key;
}

const memoryOf = ofDatabase((_: Database | Transaction): { key: Secret | null } => ({ key: null }));

/** Stores the key of a world that is being made or imported. */
export async function keepSecret(rows: Rows, key: Secret): Promise<void> {
  await rows.insert(worldSecret, [{ id: 1, key }]);
}
