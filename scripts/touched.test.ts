import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles, touchedTests } from './touched.ts';

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
/** Whatever has changed, these look at the house. */
const ALWAYS = ['scripts/house-shape.test.ts', 'src/web/ui/styles.test.ts'];

function write(path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rinkside-touched-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the unit tests that a change touches', () => {
  it('are those that import it, through however many files, and no test of another suite', () => {
    expect(touchedTests(house, ['src/engine/cap.ts'])).toEqual([
      'scripts/house-shape.test.ts',
      'src/domains/trade/rules.test.ts',
      'src/web/ui/styles.test.ts',
    ]);
  });

  it('are those that were changed themselves', () => {
    expect(touchedTests(house, ['src/domains/draft/rules.test.ts'])).toContain('src/domains/draft/rules.test.ts');
  });

  it('are those that look at the house, where nothing imports what has changed', () => {
    expect(touchedTests(house, ['CHANGELOG.md'])).toEqual(ALWAYS);
  });

  it('are those of who finds it by its place in the web app, or starts it as a thread', () => {
    expect(touchedTests(house, ['src/web/features/trade/words.ts'])).toContain('src/web/locales/labels.test.ts');
    expect(touchedTests(house, ['src/domains/game/thread.ts'])).toContain('src/domains/game/pool.test.ts');
  });

  it('are those that import what was deleted', () => {
    expect(touchedTests(house, ['src/domains/draft/deleted.ts'])).toContain('src/domains/draft/picks.test.ts');
  });

  it('are all of them after a change of a package, a setting or a test world, and where nothing has changed', () => {
    for (const file of ['package-lock.json', 'vitest.config.ts', 'tsconfig.web.json', 'tests/world.ts'])
      expect(touchedTests(house, [file])).toBe('all');
    expect(touchedTests(house, [])).toBe('all');
  });
});

describe('what has changed since the last commit', () => {
  it('is null outside a repository, and names changed, staged, new and deleted files in one', () => {
    expect(changedFiles(house)).toBeNull();
    // Without what a hook tells git of the repository that it belongs to, or a user of how to commit.
    const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
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
  });
});
