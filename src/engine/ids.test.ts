import { expect, test } from 'vitest';
import type { GameId, PlayerId, TeamId } from './ids.ts';

const teamOf = (id: TeamId): TeamId => id;

test('the compiler takes a number for an id, but not the id of one noun for that of another', () => {
  const player: PlayerId = 7;
  const game: GameId = 7;
  // @ts-expect-error A player is no team.
  expect(teamOf(player)).toBe(7);
  // @ts-expect-error A game is no team.
  expect(teamOf(game)).toBe(7);
  expect(teamOf(7)).toBe(7);
});
