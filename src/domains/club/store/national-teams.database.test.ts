import { describe, expect, it } from 'vitest';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { anyTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db } = testWorld({ clubs: [1] });

/** Canada. */
const nationId = 1;
const COLORS: [string, string, string] = ['#ff0000', '#ffffff', '#000000'];

describe('the teams of a nation', () => {
  const add = () => db.transaction((tx) => addNationalTeams(pgRows(tx), [{ nationId, colors: COLORS }]));

  it('are a senior and an under-20 team, with its name and colors, and without a club', async () => {
    await add();
    const [senior, juniors] = await teamsOfNation(pgReader(db), nationId);
    const [id = 0, juniorId = 0] = [senior?.id, juniors?.id];
    const refs = await anyTeamRefs(db, [id, juniorId, 11]);
    const canada = { nationId, clubId: null, leagueId: null, city: 'Canada', abbr: 'CAN', colors: COLORS };
    expect(refs.get(id)).toEqual({ id, ...canada, level: 'senior', nickname: '' });
    expect(refs.get(juniorId)).toEqual({ id: juniorId, ...canada, level: 'U20', nickname: 'U20' });
    expect(refs.get(11)).toMatchObject({ clubId: 1, level: 'PRO' });
    expect(refs.get(11)).not.toHaveProperty('nationId');
    expect(await findTeamRef(db, id)).toBeNull();
  });

  it('are created once, however often they are requested', async () => {
    const before = await teamsOfNation(pgReader(db), nationId);
    await add();
    expect(await teamsOfNation(pgReader(db), nationId)).toEqual(before);
  });
});

describe('a team', () => {
  const names = { city: 'Somewhere', nickname: '', abbr: 'SOM' };
  const original = { originalCity: 'Somewhere', originalNickname: '', originalAbbr: 'SOM' };
  const insert = (values: Partial<typeof teams.$inferInsert>) =>
    db.insert(teams).values({ ...names, ...original, ...values });

  it('has exactly one owner, of its declared kind', async () => {
    await insert({ ownerKind: 'region', region: 'Bohemia', colors: COLORS });
    await expect(insert({ ownerKind: 'region', colors: COLORS })).rejects.toThrow();
    await expect(insert({ ownerKind: 'nation', region: 'Bohemia', colors: COLORS })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Bohemia', nationId, colors: COLORS })).rejects.toThrow();
  });

  it('has one level of its kind, and each level once', async () => {
    const national = { ownerKind: 'nation', nationId, colors: COLORS } as const;
    await expect(insert(national)).rejects.toThrow();
    await expect(insert({ ...national, level: 'PRO' })).rejects.toThrow();
    await expect(insert({ ...national, level: 'senior' })).rejects.toThrow();
    await expect(insert({ ownerKind: 'club', clubId: 1, leagueId: 1, level: 'senior' })).rejects.toThrow();
    await expect(insert({ ownerKind: 'club', clubId: 1, leagueId: 1, level: 'PRO' })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Silesia', level: 'PRO', colors: COLORS })).rejects.toThrow();
  });

  it('has a level and a league if it is a club’s, and its own colors if it is not', async () => {
    await expect(insert({ ownerKind: 'club', clubId: 1 })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Moravia' })).rejects.toThrow();
    await expect(insert({ ownerKind: 'region', region: 'Moravia', colors: COLORS, leagueId: 1 })).rejects.toThrow();
  });
});
