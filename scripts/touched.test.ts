import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from './steps.ts';
import { changedFiles, changedLately, narrowed, testsOf, touchedTests } from './touched.ts';

let house: string;

const FILES = {
  'src/engine/cap.ts': 'export const cap = 1;',
  'src/domains/trade/rules.ts': `import { cap } from '#engine/cap.ts';`,
  'src/domains/trade/rules.test.ts': `import { room } from './rules.ts';`,
  'src/domains/trade/trade.database.test.ts': `import { room } from './rules.ts';`,
  'src/domains/draft/rules.test.ts': `import { order } from './rules.ts';`,
  'src/domains/draft/rules.ts': 'export const order = 1;',
  'src/domains/draft/picks.test.ts': `import { pick } from './deleted.ts';`,
  'src/web/ui/styles.test.ts': `const css = readFileSync('layout.module.css');`,
  'src/domains/game/pool.ts': `const THREAD = new URL('./thread.ts', import.meta.url);`,
  'src/domains/game/pool.test.ts': `import { pool } from './pool.ts';`,
  'src/web/locales/labels.ts': `export const labels = import.meta.glob('../features/**/words.ts');`,
  'src/web/locales/labels.test.ts': `import { labels } from './labels.ts';`,
  'scripts/sim/season.test.ts': `import { season } from './season.ts';`,
  'scripts/house-shape.test.ts': `import { filesBelow } from './slice-graph.ts';`,
};
/** Browser tests, and what they open. */
const BROWSER_FILES = {
  'src/web/features/trade/desk.tsx': 'export const Desk = null;',
  'src/web/routes/office/trade-center.{-$id}.tsx': `import { Desk } from '../../features/trade/desk.tsx';`,
  'src/web/routes/office/trade-log.tsx': 'export const Route = null;',
  'tests/e2e/rink.ts': `import type { Draft } from '#domains/draft/contract.ts';`,
  'tests/e2e/looks.ts': 'export const looks = 1;',
  'tests/e2e/trade.test.ts': `import { test } from './rink.ts';`,
  'tests/e2e/guided-tour.test.ts': `import { test } from './rink.ts'; test(goto('/office/trade-center/7'));`,
  'tests/e2e/trade.long.test.ts': `import { test } from './rink.ts';`,
  'tests/e2e/desk.test.ts': `import type { Rules } from '#domains/trade/rules.ts';`,
  'tests/e2e/screens.test.ts': `import { looks } from './looks.ts';`,
  'tests/e2e/screens.look.test.ts': `import { looks } from './looks.ts';`,
};
/** Tests of the project itself, which always run. */
const ALWAYS = ['scripts/house-shape.test.ts', 'src/web/ui/styles.test.ts'];

function write(path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rinkside-touched-'));
  for (const [path, text] of Object.entries({ ...FILES, ...BROWSER_FILES })) write(path, text);
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the unit tests that a change touches', () => {
  it('are those that import it, through any number of files, and none of another suite', () => {
    expect(touchedTests(house, ['src/engine/cap.ts'])).toEqual([
      'scripts/house-shape.test.ts',
      'src/domains/trade/rules.test.ts',
      'src/web/ui/styles.test.ts',
    ]);
  });

  it('include changed tests themselves', () => {
    expect(touchedTests(house, ['src/domains/draft/rules.test.ts'])).toContain('src/domains/draft/rules.test.ts');
  });

  it('include tests that scan the tree, where nothing imports the changed file', () => {
    expect(touchedTests(house, ['CHANGELOG.md'])).toEqual(ALWAYS);
  });

  it('include tests of code that finds it by its place in the web app or starts it as a thread', () => {
    expect(touchedTests(house, ['src/web/features/trade/words.ts'])).toContain('src/web/locales/labels.test.ts');
    expect(touchedTests(house, ['src/domains/game/thread.ts'])).toContain('src/domains/game/pool.test.ts');
  });

  it('include tests that import a deleted file', () => {
    expect(touchedTests(house, ['src/domains/draft/deleted.ts'])).toContain('src/domains/draft/picks.test.ts');
  });

  it('are all of them when a package, a setting or a test world has changed, or when nothing has', () => {
    for (const file of ['package-lock.json', 'vitest.config.ts', 'tsconfig.web.json', 'tests/world.ts'])
      expect(touchedTests(house, [file])).toBe('all');
    expect(touchedTests(house, [])).toBe('all');
  });
});

describe('the tests of other suites that a change touches', () => {
  it('are those that import it, through any number of files', () => {
    expect(touchedTests(house, ['src/engine/cap.ts'], 'database')).toEqual([
      'src/domains/trade/trade.database.test.ts',
    ]);
    expect(touchedTests(house, ['CHANGELOG.md'], 'database')).toEqual([]);
  });

  it('are browser tests that import a changed file of the tests', () => {
    expect(touchedTests(house, ['tests/e2e/looks.ts'], 'e2e')).toEqual(['tests/e2e/screens.test.ts']);
    expect(touchedTests(house, ['tests/e2e/looks.ts'], 'looks')).toEqual([
      'tests/e2e/screens.look.test.ts',
      'tests/e2e/screens.test.ts',
    ]);
    expect(touchedTests(house, ['tests/e2e/rink.ts'], 'e2e')).toEqual([
      'tests/e2e/guided-tour.test.ts',
      'tests/e2e/trade.test.ts',
    ]);
  });

  it('are browser tests that name the address of a screen built from it, or have to do with its noun', () => {
    const ofTrades = ['tests/e2e/desk.test.ts', 'tests/e2e/guided-tour.test.ts', 'tests/e2e/trade.test.ts'];
    expect(touchedTests(house, ['src/web/features/trade/desk.tsx'], 'e2e')).toEqual(ofTrades);
    expect(touchedTests(house, ['src/domains/trade/store.ts'], 'e2e')).toEqual([ofTrades[0], ofTrades[2]]);
    expect(touchedTests(house, ['src/domains/trade/store.ts'], 'journeys')).toEqual(['tests/e2e/trade.long.test.ts']);
    expect(touchedTests(house, ['src/engine/cap.ts'], 'e2e'), 'hockey that trades use').toContain(ofTrades[2]);
    expect(touchedTests(house, ['src/web/routes/office/trade-log.tsx'], 'e2e')).toEqual([]);
    expect(touchedTests(house, ['src/domains/draft/contract.ts'], 'e2e'), 'only through the rink').toEqual([]);
  });
});

describe('the suite of a test', () => {
  it('is what its name says', () => {
    expect(testsOf(house, 'database')).toEqual(['src/domains/trade/trade.database.test.ts']);
    expect(testsOf(house, 'e2e')).not.toContain('tests/e2e/screens.look.test.ts');
    expect(testsOf(house, 'e2e')).not.toContain('tests/e2e/trade.long.test.ts');
    expect(testsOf(house, 'journeys')).toEqual(['tests/e2e/trade.long.test.ts']);
    expect(testsOf(house, 'looks')).toEqual(['tests/e2e/screens.look.test.ts', 'tests/e2e/screens.test.ts']);
    expect(testsOf(house, 'long')).toEqual([]);
  });
});

describe('a step that reads files one by one', () => {
  const step: Step = { name: 'names', program: 'names.js', words: [], files: { all: ['src'], among: /^src\/.*\.ts$/ } };
  const read = (...changed: string[]) => narrowed(house, step, changed)?.files?.all;

  it('reads the changed files that are its concern and still there', () => {
    expect(read('src/engine/cap.ts', 'src/engine/deleted.ts', 'CHANGELOG.md')).toEqual(['src/engine/cap.ts']);
  });

  it('is left out when there are none', () => {
    expect(narrowed(house, step, ['CHANGELOG.md', 'src/engine/deleted.ts'])).toBeNull();
  });

  it('reads everything after a deletion if it follows imports: unchanged files may import the deleted one', () => {
    const following: Step = { ...step, files: { ...step.files!, follows: true } };
    expect(narrowed(house, following, ['src/web/ui/deleted.module.css'])).toBe(following);
    expect(narrowed(house, following, ['src/engine/cap.ts'])?.files?.all).toEqual(['src/engine/cap.ts']);
  });

  it('reads everything when a rule or a package has changed, or when nothing has', () => {
    for (const file of ['biome.json', '.dependency-cruiser.mjs', 'scripts/steps.ts', 'package-lock.json'])
      expect(read(file, 'src/engine/cap.ts')).toEqual(['src']);
    expect(read()).toEqual(['src']);
  });

  it('is as it was if it names no files', () => {
    const { files: _, ...whole } = step;
    expect(narrowed(house, whole, ['src/engine/cap.ts'])).toBe(whole);
  });
});

describe('the changes since the last commit', () => {
  it('are null outside a repository, and otherwise include changed, staged, new and deleted files', () => {
    expect(changedFiles(house)).toBeNull();
    expect(changedLately(house, '48 hours ago')).toBeNull();
    // Without a git hook's variables for its repository, or a user's git settings.
    const longAgo = '2020-01-01T12:00:00Z';
    const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: longAgo };
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words], { cwd: house, env });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A house');
    expect(changedFiles(house)).toEqual([]);
    write('src/engine/cap.ts', 'export const cap = 2;');
    write('src/engine/new file.ts', '');
    write('src/engine/staged.ts', '');
    git('add', 'src/engine/staged.ts');
    rmSync(join(house, 'src/domains/draft/rules.ts'));
    expect(changedFiles(house)?.sort()).toEqual([
      'src/domains/draft/rules.ts',
      'src/engine/cap.ts',
      'src/engine/new file.ts',
      'src/engine/staged.ts',
    ]);
    expect(changedLately(house, '48 hours ago')?.sort(), 'the only commit is old').toEqual(changedFiles(house)?.sort());
    expect(changedLately(house, '2019-01-01')).toContain('src/domains/trade/rules.ts');
  });
});
