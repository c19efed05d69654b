import { expect, it } from 'vitest';
import { type DeskFacts, deskItems, isFreshRepair, withoutTwice } from '#domains/club/rules/desk.ts';

const quiet: DeskFacts = {
  teamId: 41,
  season: 3,
  isAssistantInCharge: false,
  lineupFaults: 0,
  repaired: null,
  injured: [],
  suspended: [],
  endingContracts: 0,
  gameToday: null,
};

it('a club in order has an empty desk', () => {
  expect(deskItems(quiet)).toEqual([]);
});

it('a lineup that cannot take the ice comes first', () => {
  const items = deskItems({
    ...quiet,
    lineupFaults: 2,
    endingContracts: 4,
    gameToday: { id: 9, opponent: 'Harbor Gulls', isHome: false },
  });
  expect(items.map((item) => item.kind)).toEqual(['lineup-fault', 'game-today', 'contract-ending']);
  expect(items[0]).toEqual({ kind: 'lineup-fault', params: { count: 2 }, path: '/club/lineups?team=41' });
  expect(items[1]?.params).toEqual({ opponent: 'Harbor Gulls', venue: 'away' });
});

it('faults in the assistant’s lines are left to the assistant', () => {
  const items = deskItems({ ...quiet, lineupFaults: 2, isAssistantInCharge: true });
  expect(items.map((item) => item.kind)).toEqual(['welcome']);
});

it('the desk lists the assistant’s lineup changes at faceoff, with reasons', () => {
  const replaced = [{ out: 'Sven Berg', in: 'Ole Lund', fault: 'suspended' as const }];
  expect(deskItems({ ...quiet, repaired: { opponent: 'Harbor Gulls', replaced } })).toEqual([
    { kind: 'lineup-repaired', params: { opponent: 'Harbor Gulls', replaced }, path: '/club/lineups?team=41' },
  ]);
});

it('those changes disappear when the manager saves the lineup, or after a day', () => {
  const repair = { day: 200, madeAt: 5000 };
  const [before, after] = [4000, 6000];
  expect(isFreshRepair(repair, before, 200)).toBe(true);
  expect(isFreshRepair(repair, before, 201)).toBe(true);
  expect(isFreshRepair(repair, before, 202)).toBe(false);
  expect(isFreshRepair(repair, after, 200)).toBe(false);
});

it('all suspended players are named, with their remaining games', () => {
  const suspended = [{ playerId: 7, name: 'Number 7', gamesLeft: 2 }];
  expect(deskItems({ ...quiet, suspended })).toEqual([
    { kind: 'suspension', params: { player: 'Number 7', count: 2 }, path: '/player/7' },
  ]);
});

it('up to three injured players are named', () => {
  const injured = [1, 2, 3, 4].map((playerId) => ({ playerId, name: `Number ${playerId}`, daysLeft: playerId }));
  expect(deskItems({ ...quiet, injured }).map((item) => item.path)).toEqual(['/player/1', '/player/2', '/player/3']);
});

it('expiring contracts are listed once, by name where the desk has names', () => {
  const counted = { kind: 'contract-ending', params: { count: 2, season: 3 }, path: '/club/roster/41' } as const;
  const named = {
    kind: 'contracts-run-out',
    params: { count: 2, player: 'Salo', days: 9 },
    path: '/office/depth-chart',
  } as const;
  expect(withoutTwice([counted])).toEqual([counted]);
  expect(withoutTwice([counted, named])).toEqual([named]);
});
