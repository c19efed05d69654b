import { describe, expect, it } from 'vitest';
import { gamesBySplit, resultFor, streakOf } from '#domains/league/rules/form.ts';
import type { PlayedGame } from '#domains/league/rules/ranking.ts';

const win: PlayedGame = { homeTeamId: 1, awayTeamId: 2, homeScore: 3, awayScore: 1, endedIn: 'regulation' };
const overtimeLossAway: PlayedGame = { homeTeamId: 2, awayTeamId: 1, homeScore: 4, awayScore: 3, endedIn: 'overtime' };
const shootoutWin: PlayedGame = { homeTeamId: 1, awayTeamId: 3, homeScore: 2, awayScore: 1, endedIn: 'shootout' };

describe('a result', () => {
  it('is seen from the team’s side', () => {
    expect(resultFor(1, win)).toBe('W');
    expect(resultFor(2, win)).toBe('L');
    expect(resultFor(1, overtimeLossAway)).toBe('OL');
    expect(resultFor(2, overtimeLossAway)).toBe('OW');
  });
});

describe('a streak', () => {
  it('counts back from the last game', () => {
    expect(streakOf(['L', 'W', 'OW', 'W'])).toBe('W3');
    expect(streakOf(['W', 'W', 'OL'])).toBe('L1');
  });

  it('is empty before the first game', () => {
    expect(streakOf([])).toBe('');
  });
});

describe('standings over selected games', () => {
  it('count only home games at home and only road games on the road', () => {
    const games = [win, overtimeLossAway, shootoutWin];
    expect(gamesBySplit([1], games, 'home').get(1)).toEqual([win, shootoutWin]);
    expect(gamesBySplit([1], games, 'away').get(1)).toEqual([overtimeLossAway]);
  });

  it('count the last ten of each team', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({ ...win, awayTeamId: index + 2 }));
    const counted = gamesBySplit([1, 2], twelve, 'last-ten');
    expect(counted.get(1)).toEqual(twelve.slice(2));
    expect(counted.get(2)).toEqual(twelve.slice(0, 1));
  });
});
