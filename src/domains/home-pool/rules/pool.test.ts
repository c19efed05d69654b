import { expect, it } from 'vitest';
import { NEEDS } from '#domains/home-pool/constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { available, groupOf, lackOf, type Member, openingsOf, surplusOf } from './pool.ts';

let lastId = 0;
const member = (
  position: Position,
  { teamId, isHome = false }: { teamId?: number; isHome?: boolean } = {},
): Member => ({
  id: ++lastId,
  nationId: 1,
  position,
  age: 25,
  isHome,
  team: teamId === undefined ? null : { id: teamId, leagueId: 1 },
});
/** Home-based players, exactly as many as a senior team needs. */
const enough = () =>
  POSITIONS.flatMap((position) =>
    Array.from({ length: NEEDS.senior[position] }, () => member(position, { isHome: true })),
  );

it('counts players until 16, under 20 and from 20 on', () => {
  expect([15, 16, 17, 19, 20].map(groupOf)).toEqual(['youth', 'youth', 'junior', 'junior', 'senior']);
});

it('does not count on the four teams of a league with most of the nation’s skaters', () => {
  const teams = [5, 1, 4, 3, 2, 1].flatMap((many, at) =>
    Array.from({ length: many }, () => member('C', { teamId: at })),
  );
  const free = member('C');
  expect(available([...teams, free]).length).toBe(3);
  expect(available([...teams, member('G', { teamId: 0 })]).filter(({ position }) => position === 'G')).toEqual([]);
});

it('lacks a senior goalie of four, and no skater of 27', () => {
  const all = enough();
  expect(lackOf('senior', all)).toEqual({ goalies: 0, skaters: 0 });
  expect(all.length).toBe(31);
  expect(lackOf('senior', all.slice(1)).skaters + lackOf('senior', all.slice(1)).goalies).toBe(1);
  const withoutGoalie = all.filter(({ position }) => position !== 'G');
  expect(lackOf('senior', withoutGoalie)).toEqual({ goalies: 4, skaters: 0 });
});

it('has an opening for each position that is short, and six home-based seniors in the largest nation', () => {
  const all = enough();
  expect(openingsOf('senior', all)).toEqual([]);
  const gone = all.find(({ position }) => position === 'RD');
  expect(
    openingsOf(
      'senior',
      all.filter((one) => one !== gone),
    ),
  ).toEqual(['RD']);
  // Nobody at home, and more than enough with clubs, no matter who goes on in the playoffs.
  const clubs = Array.from({ length: 12 }, (_, teamId) =>
    POSITIONS.map((position) => member(position, { teamId })),
  ).flat();
  expect(openingsOf('senior', clubs)).toHaveLength(6);
});

it('gives up the weakest home-based players of positions with too many, and never one that is needed', () => {
  const all = enough().map((one, index) => ({ ...one, worth: 50 + index }));
  expect(surplusOf('senior', all)).toEqual([]);
  const weak = { ...member('C', { isHome: true }), worth: 1 };
  const strong = { ...member('C', { isHome: true }), worth: 99 };
  expect(surplusOf('senior', [...all, weak, strong])[0]).toBe(weak);
  expect(surplusOf('senior', [...all, weak, strong])).toHaveLength(2);
  const ofClubs = Array.from({ length: 99 }, () => ({ ...member('C'), worth: 80 }));
  const few = all.slice(0, 6);
  expect(surplusOf('senior', [...ofClubs, ...few])).toEqual([]);
});
