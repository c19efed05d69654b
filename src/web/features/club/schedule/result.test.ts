import { expect, it } from 'vitest';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import { ownGame } from './result.ts';

const team = (id: number): TeamRef => ({
  id,
  clubId: id,
  level: 'PRO',
  leagueId: 1,
  city: `City ${id}`,
  nickname: 'Side',
  abbr: 'CIT',
  colors: ['#000000', '#ffffff', '#ff0000'],
});

function game(values: Partial<GameRef>): GameRef {
  return {
    id: 1,
    season: 3,
    day: 10,
    slot: 1,
    leagueId: 1,
    type: 'regular',
    overtime: { men: 3, minutes: 5, shootout: true },
    round: 5,
    pairingId: null,
    status: 'final',
    faceoffAt: null,
    home: team(1),
    away: team(2),
    homeScore: 3,
    awayScore: 2,
    endedIn: 'regulation',
    live: null,
    ...values,
  };
}

it('a home win is a loss for the road team', () => {
  expect(ownGame(game({}), 1)).toMatchObject({
    isHome: true,
    opponent: { id: 2 },
    result: 'W',
    scored: 3,
    conceded: 2,
  });
  expect(ownGame(game({}), 2)).toMatchObject({
    isHome: false,
    opponent: { id: 1 },
    result: 'L',
    scored: 2,
    conceded: 3,
  });
});

it('a shootout win differs from a regulation win, and a friendly may end in a tie', () => {
  expect(ownGame(game({ endedIn: 'shootout' }), 2).result).toBe('OL');
  expect(ownGame(game({ awayScore: 3 }), 1).result).toBe('T');
});

it('a live game shows its current score and no result', () => {
  const live = { period: 2, second: 10, inIntermission: false, homeScore: 1, awayScore: 0 };
  const shown = ownGame(game({ status: 'live', homeScore: null, awayScore: null, endedIn: null, live }), 2);
  expect(shown).toMatchObject({ scored: 0, conceded: 1, result: null });
});
