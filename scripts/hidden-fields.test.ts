import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Hidden from everyone in the game: how good a player can become, when, and how fast. */
const HIDDEN = /\b(ceilings?|peakAge|growthRate)\b/;
/** The true projection, before any estimation error. */
const TRUTH = /#engine\/market\/prospect\.ts|#domains\/player\/tables\.ts/;

/**
 * Files that may name hidden fields, and for what. Code that decides for a club, or answers a manager, is not among them: it gets
 * an estimate from one of these. Add a file only if it is of one of the kinds.
 */
const MAY_NAME: Record<'makes' | 'moves' | 'estimates' | 'carries to an estimate' | 'shows done or not', string[]> = {
  makes: [
    'engine/player/*',
    'engine/secret.ts',
    'world/creation/*',
    'domains/youth/*',
    'domains/home-pool/store/members.ts',
    'domains/player/tables.ts',
    'domains/draft/rules/scouting.ts',
  ],
  moves: ['domains/player/rules/life.ts', 'domains/player/rules/morning.ts', 'domains/player/store/lives.ts'],
  estimates: [
    'engine/market/estimate.ts',
    'engine/market/projection.ts',
    'engine/market/prospect.ts',
    'engine/market/worth-constants.ts',
    'domains/player/rules/potential.ts',
    'domains/free-agency/rules/seen-worth.ts',
    'domains/free-agency/rules/market-eyes.ts',
    // For a past that is made in one night: by the estimates of `renewals.ts` and `closing.ts`, which err.
    'domains/free-agency/rules/summer.ts',
    'domains/free-agency/rules/renewals.ts',
    'domains/free-agency/rules/closing.ts',
    'domains/free-agency/store/summer-state.ts',
    'domains/trade/store/judgment.ts',
  ],
  'carries to an estimate': [
    'domains/free-agency/store/*',
    'domains/contracts/rules/bargain.ts',
    'domains/contracts/store/bargain.ts',
    'domains/contracts/store/parting.ts',
    'domains/training/store/plans.ts',
    'domains/scout/store/calls.ts',
    'domains/trade/store/parties.ts',
    'domains/trade/views/futures.ts',
    'domains/draft/views/center.ts',
    'domains/draft/views/amateurs.ts',
    'domains/draft/store/room.ts',
    'domains/draft/store/imports.ts',
  ],
  'shows done or not': ['domains/player/rules/skill-values.ts'],
};

/** Where AI general managers decide: by their inputs, and by nothing else. */
const DECIDES = [
  'domains/free-agency/rules/bidding.ts',
  'domains/free-agency/rules/season-bids.ts',
  'engine/market/trade.ts',
  'engine/market/pick-worth.ts',
  'domains/trade/rules/*',
  'domains/trade/store/answer.ts',
  'domains/trade/store/initiative.ts',
  'domains/trade/store/offers.ts',
  'domains/draft/rules/board.ts',
  'domains/draft/rules/public-word.ts',
  'domains/draft/rules/mock.ts',
];

const SOURCE = join(import.meta.dirname, '../src');
const files = ['engine', 'domains', 'world', 'app'].flatMap((room) =>
  readdirSync(join(SOURCE, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${room}/${path}`),
);

/** Returns code without its comments. */
function codeOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

function fits(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
}

describe('hidden fields', () => {
  it('are found in code, but not in comments', () => {
    expect(HIDDEN.test(codeOf('const best = player.ceilings[0];'))).toBe(true);
    expect(HIDDEN.test(codeOf('// his ceilings\n/* the ceiling */ const best = 1;'))).toBe(false);
  });

  it('are named only where they are created, changed or estimated, or passed to an estimate', () => {
    const allowed = Object.values(MAY_NAME).flat();
    const naming = files.filter((path) => HIDDEN.test(codeOf(readFileSync(join(SOURCE, path), 'utf8'))));
    expect(naming.filter((path) => !fits(path, allowed))).toEqual([]);
    expect(naming.length).toBeGreaterThan(20);
  });

  it('cannot be reached where AI clubs decide', () => {
    const deciding = files.filter((path) => fits(path, DECIDES));
    expect(deciding.length).toBeGreaterThanOrEqual(DECIDES.length);
    for (const path of deciding) {
      const code = codeOf(readFileSync(join(SOURCE, path), 'utf8'));
      expect(HIDDEN.test(code), path).toBe(false);
      expect(TRUTH.test(code), path).toBe(false);
    }
  });

  it('are left out of what a club sees of the other side in a trade', () => {
    const source = readFileSync(join(SOURCE, 'engine/market/trade.ts'), 'utf8');
    const player = /export interface ValuedAsset \{[\s\S]*?\n\}/.exec(source)?.[0] ?? '';
    const fields = [...codeOf(player).matchAll(/^\s+(\w+)\??:/gm)].map(([, field]) => field);
    expect(fields).toEqual(['id', 'position', 'age', 'level', 'overall', 'goals', 'hits', 'isOut']);
  });
});
