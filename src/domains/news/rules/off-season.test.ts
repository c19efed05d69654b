import { describe, expect, it } from 'vitest';
import { moversOf } from '#domains/news/rules/off-season.ts';

const summer = (teamId: number, before: number, now: number) => ({ teamId, before, now });
const named = ({ up, down }: ReturnType<typeof moversOf>) => [up, down].map((teams) => teams.map((one) => one.teamId));

describe('the movers of a summer', () => {
  it('are the teams that gained or lost most, at most three each way', () => {
    const all = [summer(1, 60, 63), summer(2, 60, 65), summer(3, 60, 62), summer(4, 60, 64), summer(5, 70, 66)];
    expect(named(moversOf(all))).toEqual([[2, 4, 1], [5]]);
  });

  it('leave out teams about as good as they were', () => {
    expect(named(moversOf([summer(1, 60, 61), summer(2, 60, 59), summer(3, 60, 60)]))).toEqual([[], []]);
  });

  it('are in order of their ids when tied', () => {
    expect(named(moversOf([summer(2, 60, 62), summer(1, 50, 52)]))).toEqual([[1, 2], []]);
  });
});
