import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNationalTeams } from '#domains/club/store/national-teams.ts';
import { anyTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeWorld } from '../../../../tests/factories/world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { leagueIds, season } = await makeWorld(database.db);
  await makeClub(database.db, { id: 1, leagueIds, season });
});
afterAll(() => database.drop());

/** Canada. */
const nationId = 1;
const COLORS: [string, string, string] = ['#ff0000', '#ffffff', '#000000'];

describe('a team of a nation', () => {
  it('is named after its nation, in its own colors, and belongs to no club', async () => {
    const [id = 0] = await database.db.transaction((tx) =>
      addNationalTeams(pgRows(tx), [{ nationId, colors: COLORS }]),
    );
    const refs = await anyTeamRefs(database.db, [id, 11]);
    expect(refs.get(id)).toMatchObject({
      nationId,
      clubId: null,
      level: null,
      leagueId: null,
      city: 'Canada',
      nickname: '',
      abbr: 'CAN',
      colors: COLORS,
    });
    expect(refs.get(11)).toMatchObject({ clubId: 1, level: 'PRO' });
    expect(refs.get(11)).not.toHaveProperty('nationId');
    expect(await findTeamRef(database.db, id)).toBeNull();
  });

  it('is the only one of its nation', async () => {
    await expect(
      database.db.transaction((tx) => addNationalTeams(pgRows(tx), [{ nationId, colors: COLORS }])),
    ).rejects.toThrow();
  });
});

describe('a team', () => {
  const names = { city: 'Somewhere', nickname: '', abbr: 'SOM' };
  const original = { originalCity: 'Somewhere', originalNickname: '', originalAbbr: 'SOM' };
  const insert = (values: Partial<typeof teams.$inferInsert>) =>
    database.db.insert(teams).values({ ...names, ...original, ...values });

  it('has exactly one owner, of the kind that it says', async () => {
    await insert({ ownerKind: 'region', region: 'Bohemia', colors: COLORS });
    await expect(insert({ ownerKind: 'region', colors: COLORS })).rejects.toThrow();
    await expect(insert({ ownerKind: 'nation', region: 'Bohemia', colors: COLORS })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Bohemia', nationId, colors: COLORS })).rejects.toThrow();
  });

  it('has a level and a league when it is a club’s, and colors of its own when it is not', async () => {
    await expect(insert({ ownerKind: 'club', clubId: 1 })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Moravia' })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Moravia', colors: COLORS, leagueId: 1 })).rejects.toThrow();
  });
});
