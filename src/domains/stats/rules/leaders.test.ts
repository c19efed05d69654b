import { expect, it } from 'vitest';
import type { PlayerRef } from '#domains/shapes.ts';
import { differentLeaders } from '#domains/stats/rules/leaders.ts';

it('names different people among the leaders, each for his first statistic', () => {
  const leaders = ['points 1', 'goals 1', 'assists 2', 'hits 1', 'wins 3', 'saves 4'].map((told) => {
    const [statistic = '', id] = told.split(' ');
    return { statistic, player: { id: Number(id) } as PlayerRef, value: 9 };
  });
  expect(differentLeaders(leaders, 3).map(({ statistic }) => statistic)).toEqual(['points', 'assists', 'wins']);
});
