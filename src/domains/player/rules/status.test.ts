import { expect, it } from 'vitest';
import { PLAYER_STATUSES } from '#domains/player/constants.ts';
import {
  isFreeAgent,
  isPro,
  isSeenByClubs,
  type PlayerStatus,
  statusOf,
  WITHOUT_CLUB,
} from '#domains/player/rules/status.ts';

it('a player’s status follows from his team, his retirement and his draft class', () => {
  expect(statusOf({ teamId: 7 })).toBe('club');
  expect(statusOf({ teamId: null, retiredAt: null, draftClass: null })).toBe('free');
  expect(statusOf({})).toBe('free');
  expect(statusOf({ teamId: null, draftClass: 3 })).toBe('amateur');
  expect(statusOf({ teamId: null, retiredAt: 4 })).toBe('retired');
  // A draft class before the world, and a retirement in the year before the first.
  expect([statusOf({ draftClass: 0 }), statusOf({ retiredAt: 0 })]).toEqual(['amateur', 'retired']);
});

it('a player at home or retired has no club, and is not a free agent', () => {
  const those = (is: (player: { status: PlayerStatus }) => boolean) =>
    PLAYER_STATUSES.filter((status) => is({ status }));
  expect(those(isFreeAgent)).toEqual(['free']);
  expect(those(isPro)).toEqual(['club', 'free']);
  expect(those(isSeenByClubs)).toEqual(['club', 'free', 'amateur']);
  expect(WITHOUT_CLUB.status).toEqual(PLAYER_STATUSES.filter((status) => status !== 'club' && status !== 'retired'));
});
