import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import { inWorkspace, type Workspace } from '#engine/match/workspace.ts';
import { matchInput } from '../../../tests/factories/match.ts';

/** Returns whether V8 keeps the list as one of fractions, which only V8's own test functions reveal. */
function holdsFractions(list: readonly number[]): boolean {
  setFlagsFromString('--allow-natives-syntax');
  return runInThisContext('(list) => %HasDoubleElements(list)')(list);
}

describe('state a thread keeps between games', () => {
  const players = 40;
  let kept: Workspace;

  beforeAll(() => {
    const input = matchInput();
    for (let seed = 1; seed <= 20; seed++) simulateMatch({ ...input, seed });
    kept = inWorkspace(players, (workspace) => workspace);
  });

  it('includes data of the games played', () => {
    expect(Math.max(...kept.sheet.tally.players)).toBeGreaterThan(0);
    expect(Math.max(...kept.bodies)).toBeGreaterThan(0);
  });

  it.each(['out', 'marks', 'wanted'] as const)('holds whole numbers in %s, which index other lists', (name) => {
    expect(holdsFractions(kept[name])).toBe(false);
  });

  it('counts in whole numbers', () => {
    expect(holdsFractions(kept.sheet.tally.players)).toBe(false);
    expect(holdsFractions(kept.sheet.tally.teams)).toBe(false);
  });

  it.each(['isDefense', 'specials'] as const)('holds whole numbers in the ratings of %s', (name) => {
    expect(holdsFractions(kept.ratings[name])).toBe(false);
  });

  it('holds fractions in player data, even when all are whole', () => {
    expect(holdsFractions(kept.bodies)).toBe(true);
  });
});
