/** The folder with the data: created whole or not at all, of our version, and with one postmaster at most. */

import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, requireName, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { hasEndedWithin, isPostmasterOf, signal } from './processes.ts';

/** The superuser of the cluster and the name of the database. */
export const databaseName = 'rinkside';

/** How long a postmaster may take to stop, in milliseconds, before a stronger signal. */
const patience = { fast: 20_000, immediate: 5_000, kill: 5_000 };

/**
 * Creates the cluster if there is none, and makes sure that `account` owns it (a backup restored by root is root's).
 *
 * @throws if the cluster is of another major version, or cannot be created
 */
export function prepareCluster(cluster: string, binaries: Binaries, account: Account | null): void {
  if (!existsSync(join(cluster, 'PG_VERSION'))) makeCluster(cluster, binaries, account);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (Number(version) !== binaries.majorVersion) {
    throw new Error(
      `The data in ${cluster} was made by PostgreSQL ${version}, and this version of the game brings ${binaries.majorVersion}, ` +
        'which cannot read it. Nothing was changed. Export the world with the version of the game that made it, ' +
        'or dump the database with pg_dump, and import it here into an empty data folder (docs/operations.md).',
    );
  }
  if (account && statSync(cluster).uid !== account.uid) giveTo(account, cluster);
  chmodSync(cluster, 0o700);
}

/**
 * Stops a postmaster that outlived its supervisor, and clears what keeps a new one from starting.
 * The file postmaster.pid itself stays: it also names the shared memory by which PostgreSQL recognizes server processes that
 * outlived their postmaster, and starting beside those would destroy data.
 *
 * @returns the id in a stale postmaster.pid. Should a foreign process (or a zombie) have it by now, PostgreSQL would take that
 * for a postmaster and refuse, unless told that it is its own grandparent (PG_GRANDPARENT_PID).
 */
export async function clearRemains(cluster: string): Promise<number | null> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10));
  if (!pid) {
    // Truncated while it was written, as by a full disk: it holds nothing useful, and PostgreSQL would refuse.
    rmSync(file);
    return null;
  }
  if (isPostmasterOf(cluster, pid)) await stopPostmaster(pid);
  return existsSync(file) ? pid : null;
}

/** Stops a postmaster: gracefully at first (open transactions are rolled back), finally by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEndedWithin(pid, patience.fast)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEndedWithin(pid, patience.immediate)) return;
  signal(pid, 'SIGKILL');
  if (await hasEndedWithin(pid, patience.kill)) return;
  throw new Error(`The database server (process ${pid}) does not end, not even when killed.`);
}

/** Returns what postmaster.pid says about a start in progress, or `null` if the file is another process's. */
export function statusOf(cluster: string, pid: number): string | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid ? (lines[7]?.trim() ?? 'starting') : null;
  } catch {
    return null;
  }
}

/** Creates the cluster beside its place and moves it there at the end, so that an interrupted start leaves no half cluster. */
function makeCluster(cluster: string, binaries: Binaries, account: Account | null): void {
  requireName(account);
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);
  const words = ['-D', draft, '-U', databaseName, '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  // Ordering by code points needs no system library, so updating one can never damage an index.
  words.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const result = runAs(account, join(binaries.folder, 'bin', 'initdb'), words, { LC_ALL: 'C' });
  if (result.status !== 0) throw new Error(`PostgreSQL could not make its cluster in ${cluster}: ${result.said}`);
  renameSync(draft, cluster);
}

function giveTo(account: Account, path: string): void {
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
