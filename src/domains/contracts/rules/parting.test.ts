import { expect, it } from 'vitest';
import { PARTING_KEEPS } from '#domains/contracts/constants.ts';
import { sparedBy } from '#domains/contracts/rules/parting.ts';
import { OLDER_SKATERS_IN_FRM } from '#engine/lineup/constants.ts';
import type { PositionGroup } from '#engine/player/skills.ts';

const some = (count: number, group: PositionGroup, isOlder = false) =>
  Array.from({ length: count }, () => ({ group, isOlder, mayGo: true }));
const countsOf = (farm: ReturnType<typeof some>) => {
  const spared = sparedBy(farm);
  return { young: spared.filter(({ isOlder }) => !isOlder).length, older: spared.filter((one) => one.isOlder).length };
};

it('a farm team keeps the young goalie whom only older ones would be left without', () => {
  expect(countsOf([...some(1, 'goalie'), ...some(2, 'goalie', true)])).toEqual({ young: 0, older: 1 });
  expect(countsOf([...some(2, 'goalie'), ...some(1, 'goalie', true)])).toEqual({ young: 1, older: 0 });
  expect(countsOf([...some(1, 'goalie'), ...some(1, 'goalie', true)])).toEqual({ young: 0, older: 0 });
});

it('a farm team keeps enough skaters who are young enough to dress', () => {
  const { forward, defense } = PARTING_KEEPS;
  const older = [...some(OLDER_SKATERS_IN_FRM + 3, 'defense', true)];
  const young = some(forward + defense - OLDER_SKATERS_IN_FRM + 1, 'forward');
  expect(countsOf([...young, ...older])).toEqual({ young: 1, older: 1 });
});

it('a farm team keeps the most it needs of each part of the lineup, and those who may not go', () => {
  const { forward, defense } = PARTING_KEEPS;
  const farm = [...some(forward + 2, 'forward'), ...some(defense + 1, 'defense'), ...some(5, 'goalie')];
  expect(sparedBy(farm)).toHaveLength(2 + 1 + 3);
  expect(sparedBy(farm.map((player) => ({ ...player, mayGo: false })))).toEqual([]);
});
