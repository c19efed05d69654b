import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountFor, runAs } from './account.ts';
import { installedPackage, readyBinaries } from './binaries.ts';

let place: string;
let installed: { folder: string; version: string };

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'rinkside-binaries-'));
  chmodSync(place, 0o711);
  mkdirSync(join(place, 'package'));
  mkdirSync(join(place, 'home'));
  const { folder, version } = installedPackage();
  installed = { folder: join(place, 'package', 'native'), version };
  cpSync(folder, installed.folder, { recursive: true, verbatimSymlinks: true });
  for (const link of links()) rmSync(link, { force: true });
});

afterEach(() => {
  chmodSync(join(place, 'package'), 0o755);
  runAs(null, 'chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true });
});

function links(): string[] {
  const list = JSON.parse(readFileSync(join(installed.folder, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return list.map(({ target }) => join(place, 'package', target));
}

describe('the PostgreSQL programs', () => {
  it('run where npm put them, with the links their install script would have made', () => {
    const account = accountFor(place);
    const binaries = readyBinaries(join(place, 'home'), account, installed);
    expect(binaries).toEqual({ folder: installed.folder, majorVersion: 18 });
    expect(links().every((link) => lstatSync(link).isSymbolicLink())).toBe(true);
    expect(runAs(account, join(binaries.folder, 'bin', 'postgres'), ['--version']).said).toMatch(/PostgreSQL\) 18/);
  });

  it('are copied once if the package cannot be completed or reached', () => {
    const account = accountFor(place);
    // Root can write everywhere, so the obstacle is that the cluster's account cannot enter.
    if (account) chmodSync(join(place, 'package'), 0o700);
    else runAs(null, 'chmod', ['-R', 'a-w', join(place, 'package')]);
    const binaries = readyBinaries(join(place, 'home'), account, installed);
    expect(binaries.folder).toBe(join(place, 'home', `postgresql-${installed.version}`));
    expect(runAs(account, join(binaries.folder, 'bin', 'postgres'), ['--version']).said).toMatch(/PostgreSQL\) 18/);
    expect(readyBinaries(join(place, 'home'), account, installed)).toEqual(binaries);
  });

  it('that do not run here are refused with advice', () => {
    chmodSync(join(installed.folder, 'bin'), 0o755);
    rmSync(join(installed.folder, 'bin', 'initdb'));
    expect(() => readyBinaries(join(place, 'home'), accountFor(place), installed)).toThrow(
      /does not run.*DATABASE_URL/s,
    );
    expect(existsSync(join(place, 'home', `postgresql-${installed.version}.new`))).toBe(false);
  });
});
