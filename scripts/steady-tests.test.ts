/**
 * Browser tests are steady by construction: what makes one pass on this machine and fail on another is refused here. The files
 * that still do so are listed; the lists only shrink.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../tests/e2e', import.meta.url));

interface Refusal {
  what: string;
  /** What a line may not have. */
  has: RegExp;
  instead: string;
  /** What it is for, and has it for good. */
  home: readonly string[];
  /** Files that still have it, and in how many lines. */
  still: Readonly<Record<string, number>>;
}

const REFUSALS: readonly Refusal[] = [
  {
    what: 'no check() and uncheck(), which ask at once whether a switch has changed',
    has: /\.(un)?check\(/,
    instead: 'turn(control, on or off) of controls.ts waits for it',
    home: [],
    still: { 'first-start.test.ts': 1, 'journey.test.ts': 1 },
  },
  {
    what: 'no waiting for a number of milliseconds',
    has: /waitForTimeout\(/,
    instead: 'wait for what happens, or for settled(page)',
    home: [],
    still: { 'banana.long.test.ts': 1, 'quiet-hours.long.test.ts': 1 },
  },
  {
    what: 'no clock, which runs faster than a busy machine',
    has: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/,
    instead: 'a test moves the clock of its game',
    home: ['page-watch.ts', 'game-ahead.ts', 'server-clock.ts', 'moved-clock.mjs', 'failure-notes.ts'],
    still: {
      'arena-clock.ts': 1,
      'game-server.ts': 2,
      'guest.test.ts': 2,
      'network-record.ts': 1,
      'quiet-hours.long.test.ts': 1,
      'scrimmage.test.ts': 2,
    },
  },
  {
    what: 'no measuring, picture or look by axe of a page that is not at rest',
    has: /\.boundingBox\(|\.screenshot\(|AxeBuilder\(/,
    instead: 'boxOf, overflowOf, takePicture and axeFaults of looks.ts wait for it',
    home: ['looks.ts', 'draw-icons.ts'],
    still: {},
  },
  {
    what: 'no second attempt, for which a test would prepare',
    has: /\binfo\(\)\.retry\b|[{,] retry[ ,}]/,
    instead: 'a test has one attempt; people of a repeated test get other names by themselves',
    home: [],
    still: {},
  },
];

/** Returns in how many lines each file has something, without comments. */
function linesWith(has: RegExp, sources: readonly { file: string; source: string }[]): Record<string, number> {
  const counts = sources.map(({ file, source }) => {
    const lines = source.split('\n').filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && has.test(line));
    return [file, lines.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('a browser test has', () => {
  const sources = globSync('*.{ts,mjs}', { cwd: root }).map((file) => ({
    file,
    source: readFileSync(`${root}/${file}`, 'utf8'),
  }));

  it.each(REFUSALS)('$what', ({ has, instead, home, still }) => {
    const found = linesWith(
      has,
      sources.filter(({ file }) => !home.includes(file)),
    );
    expect(found, `${instead}; a file that no longer has it leaves the list`).toEqual(still);
  });

  it('what is refused, if it is planted', () => {
    const planted = [
      "await page.getByRole('switch').uncheck();",
      'await page.waitForTimeout(1_000);',
      'const began = Date.now();',
      'const box = await place.boundingBox();',
      'const again = test.info().retry > 0;',
    ];
    for (const [index, { has }] of REFUSALS.entries()) {
      const sources = [
        { file: 'planted.test.ts', source: planted[index] ?? '' },
        { file: 'comment.ts', source: `  // ${planted[index]}` },
      ];
      expect(linesWith(has, sources)).toEqual({ 'planted.test.ts': 1 });
    }
  });
});
