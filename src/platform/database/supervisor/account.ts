/** PostgreSQL refuses to run as root, so root gives the cluster to an unprivileged account. */

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A user of the operating system that the database runs as. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

/** Tried in this order, then every other account there is: our own user, one that owns nothing, system users. */
const preferredNames = ['rinkside', 'nobody', 'postgres', 'daemon'];

/**
 * Returns the account that the database must run as; `null` for an ordinary user, who runs it himself.
 * An existing cluster keeps its owner, so that a world made by an ordinary user can be served by root.
 *
 * @param cluster the cluster's folder; need not exist
 * @throws if we are root and may not become another user
 */
export function accountFor(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = knownAccounts();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    return accounts.find(({ uid }) => uid === owner.uid) ?? { uid: owner.uid, gid: owner.gid, name: `#${owner.uid}` };
  }
  const rank = ({ name }: Account) => preferredNames.indexOf(name) + 1 || preferredNames.length + 1;
  const candidates = accounts.toSorted((a, b) => rank(a) - rank(b)).slice(0, 10);
  const usable = candidates.find((account) => runAs(account, '/bin/sh', ['-c', ':']).status === 0);
  if (usable) return usable;
  throw new Error(
    'PostgreSQL does not run as root, and this container or sandbox lets root become no other user ' +
      `(tried ${candidates.map(({ name }) => name).join(', ') || 'nobody: /etc/passwd lists no other user'}). ` +
      'Run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

/**
 * Refuses early, with instructions, where `initdb` would fail because the user has no name.
 *
 * @throws for a user id without an entry in the user database
 */
export function requireName(account: Account | null): void {
  if (account) return;
  try {
    userInfo();
  } catch {
    throw new Error(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, and PostgreSQL makes no cluster for a user without a name. ` +
        'Add an entry, run as another user, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
    );
  }
}

/** Runs a program to its end as `account` (`null`: as the current user) and returns its status and output. */
export function runAs(account: Account | null, program: string, words: string[], env: NodeJS.ProcessEnv = {}) {
  const result = spawnSync(program, words, {
    ...identity(account),
    cwd: '/',
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status: result.status, said: result.error?.message ?? `${result.stdout}${result.stderr}`.trim() };
}

/** Returns whether `account` can enter the folder, which takes access to every folder above it. */
export function canEnter(account: Account | null, folder: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).status === 0;
}

/** Returns the options that make `spawn` start a child as this account. */
export function identity(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function knownAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid));
}
