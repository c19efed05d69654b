import { expect, test } from 'vitest';
import type { NewsItem } from '#domains/shapes.ts';
import { newsParams } from './news-words.ts';

const item = (kind: string, params: NewsItem['params']): NewsItem => ({
  id: 1,
  season: 3,
  day: 12,
  kind,
  clubId: null,
  leagueId: null,
  playerId: null,
  gameId: null,
  params,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const write = { money: (dollars: number) => `$${dollars}`, infraction: (id: string) => id.replaceAll('-', ' ') };
const recap = (homeScore: number, awayScore: number, endedIn: string) =>
  newsParams(item('game-recap', { home: 'Bears', away: 'Lynx', homeScore, awayScore, endedIn }), write);

test('a recap names winner and loser, at home or away, and how it ended', () => {
  expect(recap(5, 2, 'regulation')).toMatchObject({ winner: 'Bears', winnerScore: 5, loser: 'Lynx', loserScore: 2 });
  expect(recap(3, 4, 'shootout')).toMatchObject({ winner: 'Lynx', loser: 'Bears', context: 'shootout' });
});

test('a friendly may end level', () => {
  expect(recap(2, 2, 'regulation')).toMatchObject({ context: 'draw' });
});

test('a suspension tells games and reason', () => {
  const params = { player: 'Berg', games: 3, infraction: 'abuse-of-officials' };
  expect(newsParams(item('suspension', params), write)).toMatchObject({ count: 3, infraction: 'abuse of officials' });
});

test('days, seasons and money are ready for the sentence', () => {
  expect(newsParams(item('injury', { player: 'Berg', days: 1 }), write)).toMatchObject({ count: 1 });
  expect(newsParams(item('signing', { salary: 900_000, seasons: 2 }), write)).toMatchObject({
    salary: '$900000',
    count: 2,
  });
});
