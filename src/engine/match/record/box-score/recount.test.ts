import { describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { BoxScore, TeamBox } from '#engine/match/record/box-score/box.ts';
import { decodeEvents } from '#engine/match/record/codec/codec.ts';
import { everyGame, everyInput } from '../../../../../tests/factories/every-game.ts';
import { countBox } from '../../../../../tests/oracles/box-count.ts';

/** The counted part of a box; decisions and stars are settled at the end. */
const countedOf = ({ team, skaters, goalies }: TeamBox) => ({
  team: without(team, 'score'),
  skaters: skaters.map((line) => without(line, 'gameWinningGoals')),
  goalies: goalies.map((line) => without(line, 'decision', 'shutout')),
});

function without<T extends object, K extends keyof T>(line: T, ...keys: K[]): Omit<T, K> {
  const left = { ...line };
  for (const key of keys) delete left[key];
  return left;
}

const counted = ({ home, away }: BoxScore) => ({ home: countedOf(home), away: countedOf(away) });

describe('the box score in every game', () => {
  it('matches a plain count of the events, line by line', () => {
    everyGame((input, events, { result }) => {
      expect(counted(result.box)).toEqual(countBox(input, events));
    });
  });

  it('kept during the game matches the stored events', () => {
    everyInput((input) => {
      const { result, periods } = simulateMatch(input);
      expect(counted(result.box)).toEqual(
        countBox(
          input,
          periods.flatMap(({ encoded }) => decodeEvents(encoded)),
        ),
      );
    });
  });
});
