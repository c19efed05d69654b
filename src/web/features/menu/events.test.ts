import { expect, test } from 'vitest';
import { eventsOf, type Happened } from './events.ts';

const NEWCOMER: Happened = { day: 14, pucks: 90, hasClub: true, knowsShop: false, hasCups: false };

test('a newcomer in the middle of a season has no events', () => {
  expect(eventsOf(NEWCOMER)).toEqual([]);
  expect(eventsOf({ ...NEWCOMER, day: null })).toEqual([]);
});

test('a cup, pucks for the shop and a visit there bring their pages', () => {
  expect(eventsOf({ ...NEWCOMER, pucks: 100, hasCups: true })).toEqual(['office-tournaments', 'puck-shop']);
  expect(eventsOf({ ...NEWCOMER, knowsShop: true })).toEqual(['puck-raffle-event', 'puck-sponsorship']);
});

/** Pages of votes, which are counted after the playoffs. */
const VOTES = ['world-awards', 'hall-of-fame'];

test('the calendar brings awards, the draft, the championship, camps and the season in review', () => {
  expect(eventsOf({ ...NEWCOMER, day: 44 })).toEqual(VOTES);
  expect(eventsOf({ ...NEWCOMER, day: 45 })).toEqual([...VOTES, 'office-draft-center']);
  const championship = 'world-championship-overview';
  expect(eventsOf({ ...NEWCOMER, day: 48 })).toEqual([...VOTES, championship, 'office-draft-center']);
  const over = [...VOTES, championship, 'club-camps', 'club-season-review', 'club-history'];
  expect(eventsOf({ ...NEWCOMER, day: 63 })).toEqual(over);
  expect(eventsOf({ ...NEWCOMER, day: 5 })).toEqual(['club-camps']);
  expect(eventsOf({ ...NEWCOMER, day: 6 })).toEqual([]);
});

test('a manager without a club gets no pages of a club', () => {
  expect(eventsOf({ ...NEWCOMER, day: 60, hasClub: false, hasCups: true })).toEqual([
    ...VOTES,
    'world-championship-overview',
  ]);
});
