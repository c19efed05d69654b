import { expect, it } from 'vitest';
import type { GameLine } from './profile.ts';
import { splitsOf } from './splits.ts';

/** Returns a game line with only the fields that splits read. */
function line(id: number, { isHome = true, result = 'W', type = 'regular' } = {}): GameLine {
  const [own, other] = [{ id: 1 }, { id: 2 }];
  const game = { id, type, home: isHome ? own : other, away: isHome ? other : own };
  return { game, team: own, result, skater: null, goalie: null, rating: 60 } as unknown as GameLine;
}

it('a season splits by rink, result, type and half', () => {
  const games = [
    line(7, { type: 'playoffs', isHome: false, result: 'OL' }),
    line(6, { result: 'OW' }),
    line(5, { isHome: false, result: 'L' }),
    line(4),
  ];
  const found = Object.fromEntries(
    splitsOf(games).map(({ name, games: own }) => [name, own.map(({ game }) => game.id)]),
  );
  expect(found).toEqual({
    home: [6, 4],
    away: [7, 5],
    won: [6, 4],
    lost: [7, 5],
    regular: [6, 5, 4],
    playoffs: [7],
    first: [4],
    second: [6, 5],
    lastTen: [7, 6, 5, 4],
  });
});

it('a split needs a game, and the last games are at most ten', () => {
  expect(splitsOf([])).toEqual([]);
  const many = Array.from({ length: 14 }, (_, index) => line(14 - index));
  const splits = splitsOf(many);
  expect(splits.map(({ name }) => name)).not.toContain('away');
  expect(splits.find(({ name }) => name === 'lastTen')?.games).toHaveLength(10);
});
