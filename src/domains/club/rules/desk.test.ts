import { expect, it } from 'vitest';
import { type DeskFacts, deskItems } from '#domains/club/rules/desk.ts';

const quiet: DeskFacts = {
  teamId: 41,
  season: 3,
  isAssistantInCharge: false,
  lineupFaults: 0,
  injured: [],
  suspended: [],
  endingContracts: 0,
  gameToday: null,
};

it('a club in order leaves nothing on the desk', () => {
  expect(deskItems(quiet)).toEqual([]);
});

it('a lineup that cannot take the ice comes before everything else', () => {
  const items = deskItems({
    ...quiet,
    lineupFaults: 2,
    endingContracts: 4,
    gameToday: { id: 9, opponent: 'Harbour Gulls', isHome: false },
  });
  expect(items.map((item) => item.kind)).toEqual(['lineup-fault', 'game-today', 'contract-ending']);
  expect(items[0]).toEqual({ kind: 'lineup-fault', params: { count: 2 }, path: '/club/lineups?team=41' });
  expect(items[1]?.params).toEqual({ opponent: 'Harbour Gulls', venue: 'away' });
});

it('what is wrong with the lines of the assistant is for the assistant to mend', () => {
  const items = deskItems({ ...quiet, lineupFaults: 2, isAssistantInCharge: true });
  expect(items.map((item) => item.kind)).toEqual(['welcome']);
});

it('names everybody who is suspended, and for how many games', () => {
  const suspended = [{ playerId: 7, name: 'Number 7', gamesLeft: 2 }];
  expect(deskItems({ ...quiet, suspended })).toEqual([
    { kind: 'suspension', params: { player: 'Number 7', count: 2 }, path: '/player/7' },
  ]);
});

it('a full sick bay is named up to three players', () => {
  const injured = [1, 2, 3, 4].map((playerId) => ({ playerId, name: `Number ${playerId}`, daysLeft: playerId }));
  expect(deskItems({ ...quiet, injured }).map((item) => item.path)).toEqual(['/player/1', '/player/2', '/player/3']);
});
