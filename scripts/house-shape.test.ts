import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
const entries = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => ({
  path: `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'),
  isFolder: entry.isDirectory(),
}));
const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);

describe('The shape of the house', () => {
  it('has each part as a file or as a folder, never both', () => {
    const folders = new Set(entries.filter(({ isFolder }) => isFolder).map(({ path }) => path));
    expect(files.filter((path) => folders.has(path.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('keeps a noun’s constants in one place, beside its rules', () => {
    const constants = files.filter((path) => /^domains\/.*\/constants(\.ts$|\/)/.test(path));
    expect(constants.length).toBeGreaterThan(0);
    expect(constants.filter((path) => !/^domains\/[^/]+\/constants(\.ts$|\/)/.test(path))).toEqual([]);
  });

  it('keeps the numbers a noun decides by in its constants, not where they are used', () => {
    // Audio filters as the standard specifies them: not to be tuned.
    const isSignal = (path: string) => /^domains\/horn\/rules\/(fingerprint|loudness|wav)\.ts$/.test(path);
    const deciding = files.filter(
      (path) => /^domains\/[^/]+\/(rules|days)(\.ts$|\/)/.test(path) && !path.endsWith('.test.ts') && !isSignal(path),
    );
    const number = String.raw`-?[\d_.]+(?: \* [\d_.]+)*`;
    const list = String.raw`\[(?:\s*${number},?)+\s*\]`;
    const record = String.raw`\{(?:\s*(?:[\w]+|'[^']+'): (?:${number}|${list}),?)+\s*\}`;
    const constant = new RegExp(
      `^(?:export )?const [A-Z][A-Z\\d_]* = (?:${number}|${list}|${record})(?: as const)?;$`,
      'gm',
    );
    const found = deciding.flatMap((path) =>
      [...readFileSync(`${root}/${path}`, 'utf8').matchAll(constant)].map(([line]) => `${path}: ${line}`),
    );
    expect(deciding.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it('keeps values by database in one file', () => {
    const keeping = files.filter(
      (path) => path.endsWith('.ts') && /WeakMap<Database\b/.test(readFileSync(`${root}/${path}`, 'utf8')),
    );
    expect(keeping).toEqual([]);
  });
});
