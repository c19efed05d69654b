/** Ensures that the game has an admin, and that the operator learns how to log in. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#app/config.ts';
import { makeFirstAdmin } from '#domains/admin/store/first-admin.ts';
import type { Database } from '#platform/database/client.ts';

/** Mail address of the admin if none is configured. */
const DEFAULT_EMAIL = 'admin@rinkside.localhost';
const PASSWORD_BYTES = 12;

export interface AdminLogin {
  email: string;
  password: string;
  file: string;
}

/**
 * On a database without users, creates the admin of ADMIN_EMAIL and ADMIN_PASSWORD, or one with a random password,
 * which is also written to admin.txt in the data directory (readable by its owner only). Returns the login only if it
 * was just generated.
 */
export async function ensureFirstAdmin(db: Database, config: Config): Promise<AdminLogin | null> {
  const now = new Date();
  if (config.adminEmail && config.adminPassword) {
    await makeFirstAdmin(db, { email: config.adminEmail, password: config.adminPassword, now });
    return null;
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const outcome = await makeFirstAdmin(db, { email: DEFAULT_EMAIL, password, now });
  if (outcome === 'there') return null;
  const file = join(config.dataDir, 'admin.txt');
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, `${DEFAULT_EMAIL}\n${password}\n`, { mode: 0o600 });
  return { email: DEFAULT_EMAIL, password, file };
}
