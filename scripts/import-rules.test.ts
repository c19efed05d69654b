import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A small source tree in which every rule is broken once: the file that breaks it, and how. */
const violations: Record<string, [file: string, source: string][]> = {
  'engine-knows-only-itself': [['src/engine/a.ts', `import type { Club } from '#domains/club/rules.ts';`]],
  'rules-decide-alone': [['src/domains/a/rules.ts', `import { load } from '#domains/club/store.ts';`]],
  'rules-take-only-types-from-contracts': [
    ['src/domains/b/rules.ts', `import { club } from '#domains/club/contract.ts';`],
  ],
  'contracts-stand-alone': [['src/domains/c/contract.ts', `import type { Row } from '#domains/club/store.ts';`]],
  'browser-sees-no-server': [['src/web/d.ts', `import type { Row } from '#domains/club/store.ts';`]],
  'words-come-by-key': [
    ['src/web/features/club/s.tsx', `import words from './words.ts';`],
    ['src/web/ui/s.tsx', `import words from '#web/locales/en/common.ts';`],
  ],
  'browser-has-no-node': [
    ['src/web/e.tsx', `import { join } from 'node:path';\nexport const E = () => <p>{join('a')}</p>;`],
  ],
  'platform-knows-no-noun': [['src/platform/r.ts', `import { ice } from '#domains/club/rules.ts';`]],
  'domains-know-no-world': [['src/domains/j/store.ts', `import { turn } from '#world/steps.ts';`]],
  'world-knows-no-app': [['src/world/k.ts', `import { serve } from '#app/serve.ts';`]],
  'world-names-no-noun': [['src/world/night.ts', `import { load } from '#domains/club/store.ts';`]],
  'server-knows-no-screens': [['src/app/f.ts', `import { screen } from '#web/screen.ts';`]],
  'tables-are-behind-stores': [['src/domains/g/routes.ts', `import { clubs } from '#domains/club/tables.ts';`]],
  'surfaces-are-for-their-slice': [['src/domains/h/routes.ts', `import { enqueue } from '#domains/club/jobs.ts';`]],
  'surfaces-are-for-the-list': [['src/app/h.ts', `import { enqueue } from '#domains/club/jobs.ts';`]],
  'words-layer-looks-down': [['src/domains/i/constants.ts', `import type { Club } from '#domains/club/rules.ts';`]],
  'contract-layer-looks-down': [['src/domains/i/contract.ts', `import type { Club } from '#domains/club/rules.ts';`]],
  'rules-layer-looks-down': [['src/domains/i/rules.ts', `import { clubs } from '#domains/club/tables.ts';`]],
  'tables-layer-looks-down': [['src/domains/i/tables.ts', `import { load } from '#domains/club/store.ts';`]],
  'store-layer-looks-down': [
    ['src/domains/i/store.ts', `import { show } from '#domains/club/views.ts';`],
    ['src/domains/l/store.ts', `import { answer } from '#domains/l/routes.ts';`],
  ],
  'simulation-layer-looks-down': [['src/domains/i/simulation.ts', `import { show } from '#domains/club/views.ts';`]],
  'views-layer-looks-down': [['src/domains/i/views.ts', `import { answer } from '#domains/i/routes.ts';`]],
  // Only one file of a circle is named.
  'no-circles': [['src/app/j.ts', `import { k } from './k.ts';`]],
  'no-barrel-files': [['src/app/l.ts', `import { m } from './m/index.ts';`]],
  'program-needs-no-tests': [['src/app/n.ts', `import { build } from '../../tests/factories/club.ts';`]],
  'program-runs-without-tools': [['src/app/o.ts', `import { build } from 'vite';`]],
  'nothing-unlisted': [['src/app/p.ts', `import { x } from 'unlisted';`]],
  'nothing-missing': [['src/app/q.ts', `import { x } from './nowhere.ts';`]],
};

/** What the rules allow: a file of each kind, importing everything it may. */
const lawful: [file: string, source: string][] = [
  ['src/engine/ice.ts', 'export const ice = 1;'],
  [
    'src/domains/club/contract.ts',
    `import * as z from 'zod';\nexport const club = z.string();\nexport type Club = string;`,
  ],
  [
    'src/domains/club/rules.ts',
    `import { ice } from '#engine/ice.ts';\nimport type { club } from '#domains/club/contract.ts';\nexport type Club = typeof club;`,
  ],
  ['src/domains/club/tables.ts', 'export const clubs = 1;'],
  [
    'src/domains/club/store.ts',
    `import { clubs } from './tables.ts';\nimport type { Club } from './rules.ts';\nexport const load = clubs;\nexport type Row = Club;`,
  ],
  ['src/domains/club/jobs.ts', `import { load } from './store.ts';\nexport const enqueue = load;`],
  ['src/domains/club/routes.ts', `import { load } from './store.ts';\nimport { club } from './contract.ts';`],
  ['src/domains/club/views.ts', `import { load } from './store.ts';\nexport const show = load;`],
  ['src/domains/club/slice.ts', `import { enqueue } from './jobs.ts';\nexport const slice = enqueue;`],
  ['src/domains/slices.ts', `import { slice } from '#domains/club/slice.ts';`],
  ['src/domains/i/routes.ts', `import { show } from '#domains/club/views.ts';\nexport const answer = show;`],
  ['src/domains/l/routes.ts', 'export const answer = 1;'],
  ['src/app/k.ts', `import { j } from './j.ts';`],
  ['src/app/m/index.ts', 'export const m = 1;'],
  ['src/app/serve.ts', 'export const serve = 1;'],
  ['src/world/steps.ts', 'export const turn = 1;'],
  ['src/web/features/club/words.ts', `import common from '#web/locales/en/common.ts';\nexport default { common };`],
  ['src/web/locales/en/common.ts', 'export default {};'],
  ['src/web/features/club/t.tsx', `import type words from './words.ts';\nexport type Key = keyof typeof words;`],
  ['src/web/screen.ts', `import { ice } from '#engine/ice.ts';\nimport { club } from '#domains/club/contract.ts';`],
  ['tests/factories/club.ts', `import { clubs } from '../../src/domains/club/tables.ts';`],
];

let house: string;
let found: { from: string; rule: string }[];
let knownRules: string[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rinkside-house-'));
  const packages = { dependencies: { zod: '1' }, devDependencies: { vite: '1' } };
  const files = [...lawful, ...Object.values(violations).flat()];
  files.push(['package.json', JSON.stringify({ type: 'module', imports: { '#*': './src/*' }, ...packages })]);
  for (const name of ['zod', 'vite', 'unlisted']) {
    files.push([`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' })]);
    files.push([`node_modules/${name}/main.js`, 'export const x = 1;']);
  }
  for (const [path, source] of files) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const words = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'src', 'tests'];
  const report = JSON.parse(execFileSync(process.execPath, [program, ...words], { cwd: house, encoding: 'utf8' })) as {
    summary: {
      violations: { from: string; rule: { name: string } }[];
      ruleSetUsed: { forbidden: { name: string }[] };
    };
  };
  knownRules = report.summary.ruleSetUsed.forbidden.map(({ name }) => name);
  found = report.summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the import rules', () => {
  it.each(Object.entries(violations))('%s is broken by the files that break it', (rule, files) => {
    expect(found.filter((one) => one.rule === rule).map(({ from }) => from)).toEqual(
      expect.arrayContaining(files.map(([file]) => file)),
    );
  });

  it('are all tested', () => {
    expect(Object.keys(violations)).toEqual(knownRules);
  });

  it('allow everything else', () => {
    const guilty = new Set(Object.values(violations).flatMap((files) => files.map(([file]) => file)));
    expect(found.filter(({ from }) => !guilty.has(from))).toEqual([]);
  });
});
