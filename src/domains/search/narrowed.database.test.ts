/** Searches while the catalog is not in memory: they read few players, and find what a search of the catalog finds. */
import { describe, expect, it } from 'vitest';
import { searchPlayers } from '#domains/search/rules/filters.ts';
import { playerCatalog } from '#domains/search/views/catalog.ts';
import { findPlayers } from '#domains/search/views/found.ts';
import { readNarrowed } from '#domains/search/views/narrowed.ts';
import { readToday } from '#platform/clock/today.ts';
import { sharedWorld } from '../../../tests/factories/shared-world.ts';
import { search } from './contract.ts';

const { db } = sharedWorld('secondWeek');
const { inputSchema } = search.players['~orpc'];
/** The search that a screen begins with, and changes of it. */
function asked(change: object = {}) {
  if (!inputSchema) throw new Error('the search takes no input');
  return inputSchema.parse(change);
}
const today = () => readToday(db);

describe('a search of players while none are in memory', () => {
  it.each([
    ['the first page of all', {}],
    ['a later page', { page: 7 }],
    ['the last page', { page: 500 }],
    ['goalies', { position: 'G', page: 2 }],
    ['defensemen of an age', { position: 'D', minAge: 20, maxAge: 23 }],
    ['a nation', { nation: 3 }],
    ['a level and a league', { level: 'FRM', league: 2 }],
    ['a name', { name: 'son' }],
    ['a team, by age', { team: 1, sort: 'age' }],
    ['free agents, by salary', { scope: 'free-agents', sort: 'salary', order: 'asc' }],
    ['free agents of a nation', { scope: 'free-agents', nation: 3 }],
    ['skaters by a skill', { skills: 'skating:60-99' }],
    ['goalies by theirs', { position: 'G', skills: 'reflexes:50-99', page: 2 }],
    ['two skills, by age', { skills: 'skating:55-99,passing:50-80', sort: 'age' }],
    ['ratings', { minTraining: 20, minMatch: 50, maxMatch: 80 }],
    ['experience', { minXp: 3 }],
    ['salaries', { minSalary: 3_000_000, maxSalary: 9_000_000 }],
    ['salaries of free agents too, by salary', { maxSalary: 900_000, sort: 'salary', order: 'asc' }],
    ['overalls', { minOverall: 60, maxOverall: 70, sort: 'salary' }],
    ['last years', { maxYears: 0, level: 'PRO' }],
  ])('finds %s as in the catalog', async (_what, change) => {
    const wanted = asked(change);
    const catalog = await playerCatalog(db, await today());
    const expected = searchPlayers(catalog, wanted);
    const narrowed = await readNarrowed(db, wanted, await today());
    if (!narrowed) throw new Error('all players would be read');
    const cut = <Row>(rows: readonly Row[]) => rows.slice((wanted.page - 1) * 25, wanted.page * 25);
    const found = searchPlayers(narrowed.among, wanted);
    expect(cut(found)).toEqual(cut(expected));
    expect(narrowed.total ?? found.length).toBe(expected.length);
    const page = await findPlayers(db, wanted, { userId: 0, clubId: null });
    expect(page.pagination.total).toBe(expected.length);
  });

  it('reads few of them', async () => {
    const all = await playerCatalog(db, await today());
    const first = await readNarrowed(db, asked(), await today());
    expect(all.length).toBeGreaterThan(1_000);
    expect(first?.among.length).toBeLessThan(all.length / 8);
    expect(await readNarrowed(db, asked({ sort: 'salary' }), await today())).toBeNull();
    for (const change of [{ skills: 'skating:75-99' }, { minSalary: 12_000_000, league: 1 }, { minMatch: 95 }]) {
      const narrowed = await readNarrowed(db, asked(change), await today());
      expect(narrowed?.among.length, JSON.stringify(change)).toBeLessThan(all.length / 4);
    }
  });
});
