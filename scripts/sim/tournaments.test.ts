import { describe, expect, it } from 'vitest';
import { tournamentTable } from './tournaments.ts';

describe('a tournament of nations', () => {
  it('is played by nations able to field a team, and one nation’s edge is another’s deficit', () => {
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
