import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };

/**
 * Returns whether npm would find `name` from the package at `path`: in its own node_modules, or in those of the folders above.
 */
function isLocked(path: string, name: string): boolean {
  const folders = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (key) => packages[key],
  );
}

describe('package-lock.json', () => {
  // npm leaves out optional packages of other platforms that its registry does not have, and later, elsewhere or here, "npm ci"
  // refuses the lockfile for lack of them. docs/footguns.md says how to repair it.
  it('lists the packages of every platform, so that npm ci accepts it everywhere', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that all developers can install from their own', () => {
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
  });

  it('matches package.json, which pins every version', () => {
    const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<string, object>;
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });
});
