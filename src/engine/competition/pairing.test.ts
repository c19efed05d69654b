import { describe, expect, it } from 'vitest';
import { homePattern, newPairing, nextGameOf, outcomeOf } from '#engine/competition/pairing.ts';
import type { PairingFormat } from '#engine/competition/settings.ts';
import type { Game, Pairing, Stage } from '#engine/competition/state.ts';
import { knockout } from '../../../tests/factories/tournament.ts';

const pattern = (format: PairingFormat) =>
  homePattern(format)
    .map((isHome) => (isHome ? 'H' : 'A'))
    .join('');

function stageOf(
  format: PairingFormat,
  games: Game[] = [],
  forfeitedBy: number[] = [],
): { stage: Stage; pairing: Pairing } {
  const fresh = newPairing({
    number: 1,
    round: 1,
    sides: [
      { kind: 'entry', entry: 8 },
      { kind: 'entry', entry: 5 },
    ],
    format,
  });
  const pairing = { ...fresh, games, forfeitedBy };
  return {
    stage: { entries: [5, 8], groups: [[5, 8]], from: [], pairings: [pairing], round: 1, ranking: null },
    pairing,
  };
}

const game = (home: number, away: number, homeGoals: number, awayGoals: number): Game => {
  return { home, away, homeGoals, awayGoals, endedIn: 'regulation' };
};

describe('a series', () => {
  it('gives the better seed the first and last game at home, by formula', () => {
    expect([1, 3, 5, 7].map((bestOf) => pattern({ bestOf: bestOf as 1 | 3 | 5 | 7 }))).toEqual([
      'H',
      'HAH',
      'HHAAH',
      'HHAAHAH',
    ]);
  });

  it('follows any home pattern that is set', () => {
    expect(pattern({ bestOf: 7, homeRuns: [2, 3, 2] })).toBe('HHAAAHH');
    expect(pattern({ bestOf: 3, homeRuns: [0, 1, 2] })).toBe('AHH');
  });

  it.each([1, 3, 5, 7] as const)('of best of %i is over after more than half of the games', (bestOf) => {
    const wins = (bestOf + 1) / 2;
    const games = Array.from({ length: wins }, () => game(8, 5, 1, 0));
    const open = stageOf({ bestOf }, games.slice(1));
    expect(outcomeOf(open.stage, open.pairing)).toBeNull();
    expect(nextGameOf(open.stage, open.pairing, knockout())).toMatchObject({ game: wins });
    const over = stageOf({ bestOf }, games);
    expect(outcomeOf(over.stage, over.pairing)).toEqual({ winner: 8, loser: 5 });
    expect(nextGameOf(over.stage, over.pairing, knockout())).toBeNull();
  });
});

describe('two legs', () => {
  it('end at the better seed’s arena and add up goals', () => {
    const { stage, pairing } = stageOf({ legs: 2 });
    expect(nextGameOf(stage, pairing, knockout())).toEqual({ game: 1, home: 8, away: 5 });
    const over = stageOf({ legs: 2 }, [game(8, 5, 4, 1), game(5, 8, 3, 1)]);
    expect(outcomeOf(over.stage, over.pairing)).toEqual({ winner: 8, loser: 5 });
  });
});

describe('a forfeit', () => {
  it('by one side sends the other on, even in the middle of a series', () => {
    const { stage, pairing } = stageOf({ bestOf: 5 }, [game(5, 8, 3, 0)], [5]);
    expect(outcomeOf(stage, pairing)).toEqual({ winner: 8, loser: 5 });
  });

  it('by both sides sends the better seed on', () => {
    const { stage, pairing } = stageOf({ bestOf: 1 }, [], [8, 5]);
    expect(outcomeOf(stage, pairing)).toEqual({ winner: 5, loser: 8 });
  });
});
