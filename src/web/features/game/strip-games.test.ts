import { expect, test } from 'vitest';
import type { GameRef } from '#domains/shapes.ts';
import { clubsOfInterest, renewIn, stripGames } from './strip-games.ts';

const game = (id: number, home: number, away: number) =>
  ({ id, home: { clubId: home }, away: { clubId: away } }) as GameRef;

const friend = (clubId: number | null) => ({ team: clubId === null ? null : { clubId } }) as never;
const follow = (kind: string, id: number, level: 'watching' | 'tracking' | 'muted') => ({
  subject: { kind, id },
  level,
});

test('clubs of friends come before those followed, each once; muted ones and other subjects are none', () => {
  const follows = [
    follow('club', 9, 'tracking'),
    follow('club', 7, 'watching'),
    follow('club', 5, 'muted'),
    follow('player', 3, 'watching'),
  ];
  expect(clubsOfInterest([friend(7), friend(null), friend(8)], follows)).toEqual([7, 8, 9]);
});

test('scores are refetched while a game is live, and at the next faceoff, but not once all are final', () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  const one = (status: GameRef['status'], faceoffAt: string | null = null) => ({ status, faceoffAt });
  expect(renewIn([one('final'), one('live'), one('scheduled', '2026-01-01T12:30:00Z')], now)).toBe(10_000);
  expect(renewIn([one('final'), one('scheduled', '2026-01-01T12:30:00Z')], now)).toBe(1_800_000);
  // Due, but not yet begun; and so far away that a timer could not count it.
  expect(renewIn([one('scheduled', '2026-01-01T11:59:00Z')], now)).toBe(10_000);
  expect(renewIn([one('scheduled', '2026-03-01T12:00:00Z')], now)).toBe(3_600_000);
  expect(renewIn([one('final'), one('scheduled'), one('unneeded')], now)).toBe(false);
  expect(renewIn([], now)).toBe(false);
});

test('the own league comes first, then games elsewhere by interest; none twice, nor the one that is open', () => {
  const beside = [game(1, 1, 2), game(2, 3, 4)];
  // Two clubs of interest meet in the first, and nobody's play in the third.
  const elsewhere = [game(3, 30, 20), game(2, 3, 4), game(4, 40, 41), game(5, 50, 51)];
  const listed = stripGames({ id: 1 }, { beside, elsewhere, clubs: [20, 50, 30, 3] });
  expect(listed.map(({ id }) => id)).toEqual([2, 3, 5]);
});
