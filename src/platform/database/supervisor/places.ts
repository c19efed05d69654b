/** Where the parts of an embedded database are, given the folder that the user chose for the data. */

import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, accountFor, canEnter } from './account.ts';

/** Where root keeps the clusters of data folders that the database's account cannot reach (below /root, say). */
const stagingRoot = '/var/lib/rinkside';

/** The name of every socket's port; there is no TCP port behind it. */
export const port = 5432;

/** Determined by the data folder alone, so that every process that names the folder finds the same database. */
export interface MeetingPoint {
  /** The data folder, without symbolic links. */
  dataDir: string;
  /** Short, as a socket's path may have 107 bytes (103 on macOS). */
  runtimeDir: string;
  /** The supervisor's socket for processes that want the database. */
  supervisorSocket: string;
  /** The folder of PostgreSQL's own socket. */
  socketDir: string;
}

/**
 * Creates the data folder if there is none, and returns where the processes that share it meet.
 *
 * @throws if the folder cannot be created
 */
export function meetingPoint(dataDir: string): MeetingPoint {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined && process.getuid?.() === 0) {
    // Our own new folder, so the database's account may be let in, whatever the umask says.
    chmodSync(dataDir, 0o711);
  }
  const real = realpathSync(dataDir);
  const runtimeDir = join(temporaryFolder(), `rinkside-${fingerprint(real)}`);
  return {
    dataDir: real,
    runtimeDir,
    supervisorSocket: join(runtimeDir, 'supervisor'),
    socketDir: join(runtimeDir, 'pg'),
  };
}

/** Where the cluster is and who owns it. */
export interface Home {
  /** Holds the cluster, the lock, and the programs if they had to be copied. */
  folder: string;
  cluster: string;
  /** The account that the database runs as; `null` for the current user. */
  account: Account | null;
}

/**
 * Returns the home of the data folder's database, chosen if need be: the data folder itself, or, if the account that root gives
 * it to cannot get there, a folder below `stagingRoot`; a pointer in the data folder then says where.
 *
 * @throws if there is no account, or a cluster is where it cannot reach it
 */
export function findHome(dataDir: string): Home {
  const pointer = join(dataDir, 'postgres-location');
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir;
  const account = accountFor(join(known, 'postgres'));
  const folder = known !== dataDir || !account || canEnter(account, dataDir) ? known : stage(dataDir, pointer, account);
  return { folder, cluster: join(folder, 'postgres'), account };
}

function stage(dataDir: string, pointer: string, account: Account): string {
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `The database in ${dataDir} belongs to the user ${account.name}, who cannot get there. ` +
        'Move the data folder to where he can, or open the folders above it to him (chmod o+x).',
    );
  }
  const folder = join(stagingRoot, fingerprint(dataDir));
  try {
    for (const each of [stagingRoot, folder]) {
      if (mkdirSync(each, { recursive: true }) !== undefined) chmodSync(each, 0o711);
    }
  } catch (error) {
    throw new Error(
      `The user ${account.name} cannot reach ${dataDir}, and ${stagingRoot} cannot be used instead ` +
        `(${error instanceof Error ? error.message : error}). Set DATA_DIR to a folder that he can reach, such as /srv/rinkside.`,
    );
  }
  writeFileSync(`${pointer}.new`, `${folder}\n`);
  renameSync(`${pointer}.new`, pointer);
  return folder;
}

/**
 * Creates the folder of the sockets. It is in a place where every user may write, so only the current user may own it.
 *
 * @throws if another user owns it
 */
export function makeRuntimeDir({ runtimeDir }: MeetingPoint, account: Account | null): void {
  mkdirSync(runtimeDir, { recursive: true, mode: 0o700 });
  const found = lstatSync(runtimeDir);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(
      `${runtimeDir} belongs to another user (${found.uid}): either the database of this data folder runs under that user, ` +
        'who then must run this command too, or the folder is left over and can be removed.',
    );
  }
  chmodSync(runtimeDir, account ? 0o711 : 0o700);
}

function temporaryFolder(): string {
  try {
    accessSync('/tmp', constants.W_OK);
    // Not TMPDIR: two commands of one user may see different ones, and must still meet.
    return '/tmp';
  } catch {
    return tmpdir();
  }
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
