import { expect, test } from 'vitest';
import type { GameId, PlayerId, TeamId } from './ids.ts';

const teamOf = (id: TeamId): TeamId => id;

test('the compiler accepts a number as an id, but not one noun’s id for another’s', () => {
  const player: PlayerId = 7;
  const game: GameId = 7;
  // @ts-expect-error A player's id is not a team's.
  expect(teamOf(player)).toBe(7);
  // @ts-expect-error A game's id is not a team's.
  expect(teamOf(game)).toBe(7);
  expect(teamOf(7)).toBe(7);
});
