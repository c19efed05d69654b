import { expect, test } from 'vitest';
import { eventsOf, type Happened } from './events.ts';

const NEWCOMER: Happened = { day: 14, pucks: 90, hasClub: true, hasFriends: false, hasStars: false, hasCups: false };

test('a newcomer in the middle of a season has no events', () => {
  expect(eventsOf(NEWCOMER)).toEqual([]);
  expect(eventsOf({ ...NEWCOMER, day: null })).toEqual([]);
});

test('the first friend, star and cup, and pucks for the shop bring their pages', () => {
  expect(eventsOf({ ...NEWCOMER, pucks: 100, hasFriends: true, hasStars: true, hasCups: true })).toEqual([
    'friends',
    'office-shortlist',
    'office-tournaments',
    'puck-shop',
  ]);
});

test('the calendar brings awards, the draft, camps and the season in review', () => {
  expect(eventsOf({ ...NEWCOMER, day: 44 })).toEqual(['world-awards']);
  expect(eventsOf({ ...NEWCOMER, day: 45 })).toEqual(['world-awards', 'office-draft-center']);
  expect(eventsOf({ ...NEWCOMER, day: 63 })).toEqual([
    'world-awards',
    'club-camps',
    'club-season-review',
    'club-history',
  ]);
  expect(eventsOf({ ...NEWCOMER, day: 5 })).toEqual(['club-camps']);
  expect(eventsOf({ ...NEWCOMER, day: 6 })).toEqual([]);
});

test('a manager without a club gets no pages of a club', () => {
  expect(eventsOf({ ...NEWCOMER, day: 60, hasClub: false, hasCups: true })).toEqual(['world-awards']);
});
