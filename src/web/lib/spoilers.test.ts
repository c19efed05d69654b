import { afterEach, expect, test } from 'vitest';
import { hideResults, isResultHidden, withoutResults } from './spoilers.ts';

afterEach(() => void hideResults(null));

/** Hides the games of team 11 in season 3 except 8; 7 and 8 have been drawn. */
const HIDDEN = { teamId: 11, season: 3, watched: [8], games: [7, 8] };

const game = (id: number) => ({
  id,
  season: 3,
  status: 'final',
  homeScore: 3,
  awayScore: 2,
  endedIn: 'overtime',
  live: null,
  home: { id: 11, abbr: 'HAM' },
  away: { id: 21, abbr: 'OSL' },
});
const news = (gameId: number | null, kind = 'game-recap') => ({ id: 1, gameId, kind, params: {} });

test('hidden games lose their result wherever they are in an answer, others keep it', () => {
  hideResults(HIDDEN);
  const answer = { data: { lastGames: [game(7), game(8)], deep: { next: { game: game(7) } } } };
  const { lastGames, deep } = withoutResults(answer, ['club', 'overview']).data;
  expect(lastGames[0]).toEqual({ ...game(7), homeScore: null, awayScore: null, endedIn: null });
  expect(lastGames[1]).toBe(answer.data.lastGames[1]);
  expect([lastGames[0], deep.next.game].map((one) => one && isResultHidden(one))).toEqual([true, true]);
  expect(isResultHidden(game(8))).toBe(false);
});

test('a hidden live game is live without a score', () => {
  hideResults(HIDDEN);
  const live = { ...game(7), status: 'live', homeScore: null, awayScore: null, live: { homeScore: 1, awayScore: 0 } };
  const [masked] = withoutResults([live], ['game', 'scores']);
  expect(masked?.live).toBeNull();
  expect(masked && isResultHidden(masked)).toBe(true);
});

test('news and game lines about a hidden game are left out, a preview is not', () => {
  hideResults(HIDDEN);
  const answer = [news(7), news(8), news(null), news(7, 'preview'), { game: game(7), result: 'W' }];
  expect(withoutResults(answer, ['news', 'list'])).toEqual([news(8), news(null), news(7, 'preview')]);
});

test('a morning report tells neither how a hidden game turned nor what it changed in the table', () => {
  hideResults(HIDDEN);
  const answer = {
    lastNight: { game: game(7), turn: { period: 3 }, why: { count: 1 }, placeBefore: 4, placeAfter: 6, gate: 5 },
  };
  const { lastNight } = withoutResults(answer, ['mornings', 'latest']);
  expect(lastNight).toMatchObject({ turn: null, why: null, placeBefore: null, placeAfter: null, gate: 5 });
  expect(isResultHidden(lastNight.game)).toBe(true);
});

test('answers for the page of one game, and all answers while nothing is hidden, stay the same', () => {
  const answer = { data: { game: game(7) } };
  expect(withoutResults(answer, ['club', 'overview'])).toBe(answer);
  hideResults(HIDDEN);
  expect(withoutResults(answer, ['game', 'find'])).toBe(answer);
});

test('games drawn after the page was opened are hidden, too, and those of other teams are not', () => {
  hideResults(HIDDEN);
  const others = { ...game(10), home: { id: 31, abbr: 'WIL' } };
  const answer = [game(9), { ...game(12), season: 4 }, { ...game(3), season: 2 }, others];
  const masked = withoutResults(answer, ['club', 'schedule']);
  expect(masked.map(isResultHidden)).toEqual([true, true, false, false]);
});

test('hiding the same results again changes nothing', () => {
  expect(hideResults(HIDDEN)).toBe(true);
  expect(hideResults({ ...HIDDEN })).toBe(false);
  expect(hideResults({ ...HIDDEN, watched: [7, 8] })).toBe(true);
});
