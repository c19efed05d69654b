import { expect, it } from 'vitest';
import { chanceAtFaceoff } from '#domains/game/rules/odds.ts';
import type { MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { matchInput, matchTeam } from '../../../tests/factories/match.ts';
import { Replayed } from './replayed.ts';

const REPLAYS = 120;

/** Returns the error of one game's odds, in percentage points. */
function errorOf(input: MatchInput): number {
  const replayed = new Replayed(REPLAYS);
  replayed.add({ input, pregame: chanceAtFaceoff(input) });
  return replayed.result().meanError;
}

const team = (teamId: number, level: number, change: Partial<MatchPlayer> = {}): MatchTeam => {
  const made = matchTeam({ teamId, level, seed: 1 });
  return { ...made, players: made.players.map((player) => ({ ...player, morale: 50, form: 50, ...change })) };
};

it.each([
  ['of equal teams', team(1, 60), team(2, 60)],
  ['of a favorite at home', team(1, 64), team(2, 60)],
  ['of a favorite on the road', team(1, 60), team(2, 64)],
  ['of a home team that played yesterday', team(1, 60, { energy: 86 }), team(2, 60)],
  ['of visitors in great form', team(1, 60), team(2, 60, { form: 70 })],
])('the odds %s are those of its replays', (_game, home, away) => {
  // Replays alone are off by more than nine points in one game of twenty.
  expect(errorOf({ ...matchInput({ seed: 1 }), home, away })).toBeLessThan(13);
});
