import { describe, expect, it } from 'vitest';
import { tournamentTable } from './tournaments.ts';

describe('a tournament of nations', () => {
  it('is played by nations that can field a team, on the same footing: what one is ahead others are behind', () => {
    const {
      championshipGoals = 0,
      championshipBest = 0,
      championshipWorst = 0,
      olympicGoals = 0,
    } = tournamentTable(1, 1).mean;
    expect(championshipGoals).toBeGreaterThan(2);
    expect(olympicGoals).toBeGreaterThan(2);
    expect(championshipBest).toBeGreaterThan(0);
    expect(championshipWorst).toBeLessThan(0);
  });
});
