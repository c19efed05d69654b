import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rinkside-install-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const wanted = {
  '': {},
  'node_modules/skate': { version: '1.0.0' },
  'node_modules/stick': { version: '2.0.0' },
  'node_modules/skate-win32': { version: '1.0.0', optional: true },
};

function lock(packages: object) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

/** As npm leaves it: its own list, and a folder for each package. */
function installed(packages: Record<string, object>) {
  for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true });
  const list = join(root, 'node_modules', '.package-lock.json');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify({ packages }));
}

describe('an install of dependencies', () => {
  it('is needed in a fresh clone and after an interrupted install', () => {
    lock(wanted);
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules', 'skate'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('is not needed when only packages for other platforms are missing', () => {
    lock(wanted);
    installed({ 'node_modules/skate': { version: '1.0.0' }, 'node_modules/stick': { version: '2.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['has another version', { 'node_modules/skate': { version: '0.9.0' }, 'node_modules/stick': { version: '2.0.0' } }],
    ['is missing', { 'node_modules/skate': { version: '1.0.0' } }],
  ])('is needed when one %s', (_, packages) => {
    lock(wanted);
    installed(packages);
    expect(isInstalled(root)).toBe(false);
  });

  it('is needed when a folder was removed', () => {
    lock(wanted);
    installed({ 'node_modules/skate': { version: '1.0.0' }, 'node_modules/stick': { version: '2.0.0' } });
    rmSync(join(root, 'node_modules', 'stick'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});
