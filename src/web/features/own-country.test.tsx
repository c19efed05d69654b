import { expect, test } from 'vitest';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { api } from '#web/lib/api.ts';
import { worldQuery } from '#web/lib/world.ts';
import { look, MANAGER, type Visit, WORLD } from '../../../tests/factories/look.tsx';

const nations = [
  { id: 1, code: 'CA', name: 'Canada' },
  { id: 4, code: 'FI', name: 'Finland' },
];
const world: Visit['known'] = [[worldQuery.queryKey, { data: { ...WORLD, nations } }]];
const Career = () => <BeginCareer kind="agent" />;
const Courses = () => <Purse kind="scout" />;
const from = (country: string) => ({ ...MANAGER, country });

test('a career begins in the user’s own country, and in the first one if that has no nation', async () => {
  expect((await look(Career, { user: from('FI'), known: world })).chosen).toEqual(['Finland']);
  expect((await look(Career, { user: from('BR'), known: world })).chosen).toEqual(['Canada']);
});

test('a study trip starts at the user’s own country, if it teaches anything there', async () => {
  const purse = (ids: number[]): Visit['known'] => {
    const lessons = [{ course: 'study-trip', from: null, to: null, price: 5_000, nations: ids }];
    const data = { balance: 9_000, lessons, next: 1, pucks: 0, pucksLeft: 0, taken: [] };
    return [...world, [api.purses.find.queryOptions({ input: { kind: 'scout' } }).queryKey, { data }]];
  };
  expect((await look(Courses, { user: from('FI'), known: purse([1, 4]) })).chosen).toEqual(['Finland']);
  expect((await look(Courses, { user: from('FI'), known: purse([1]) })).chosen).toEqual(['Canada']);
});
