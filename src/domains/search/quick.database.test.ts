import { beforeAll, describe, expect, it } from 'vitest';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { QuickFound } from '#domains/search/contract.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makePlayer, standing } from '../../../tests/factories/player.ts';
import { changeRows } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const [BEARS, WOLVES] = [11, 21];

const {
  db,
  world,
  ids: managers,
  browsers,
} = testWorld({
  users: [
    'Mirabelle',
    'Mika Mäki',
    'Ann Makinen',
    'Işık Su',
    'Пётр Ильин',
    'Pat O’Neil',
    { name: 'Boss', isAdmin: true },
  ],
  clubs: [
    { id: 1, manager: 'Mia', city: 'Tampere' },
    { id: 2, city: 'Vaasa' },
  ],
});
const [managerId] = managers('Mia');
const [mia, boss] = browsers('Mia', 'Boss');
let ids: { star: number; spare: number; legend: number; amateur: number };
let coaches: { own: number; other: number; former: number };
beforeAll(async () => {
  const { season } = world;
  const named = (firstname: string, lastname: string, skill: number) =>
    makePlayer(db, { teamId: BEARS, firstname, lastname, skill });
  ids = {
    spare: await named('Ole', 'Grankvist', 55),
    star: await named('Jiří', 'Grańský', 88),
    legend: await named('Granit', 'Old', 70),
    amateur: await named('Gran', 'Young', 40),
  };
  coaches = {
    former: await makeCoach(db, { lastname: 'Vestergaard' }),
    other: await makeCoach(db, { lastname: 'Vestergren' }),
    own: await makeCoach(db, { lastname: 'Vesterholm', userId: managerId }),
  };
  await changeRows(db, persons, { id: coaches.former }, { retiredAt: 2 });
  await changeRows(db, players, { id: ids.legend }, standing({ retiredAt: 2 }));
  await changeRows(db, players, { id: ids.amateur }, standing({ draftClass: 3 }));
  await makeResult(db, { season, day: 9, homeTeamId: BEARS, awayTeamId: WOLVES, score: [3, 2] });
  await makeGame(db, { season, day: 11, homeTeamId: WOLVES, awayTeamId: BEARS });
});

async function found(name: string): Promise<QuickFound> {
  const { status, body } = await mia.get(`/api/search/quick?name=${encodeURIComponent(name)}`);
  expect(status).toBe(200);
  return body.data;
}
const idsOf = (list: QuickFound['players']) => list.map(({ player }) => player.id);

describe('the quick search', () => {
  it('lists prefix matches, best first, then retired and unrated players', async () => {
    const { players: offered } = await found('gran');
    expect(idsOf(offered).slice(0, 2)).toEqual([ids.star, ids.spare]);
    expect(idsOf(offered)).toEqual(expect.arrayContaining([ids.legend, ids.amateur]));
    expect(offered[0]).toMatchObject({ overall: expect.any(Number), isRetired: false, team: { id: BEARS } });
    expect(offered.find(({ player }) => player.id === ids.legend)).toMatchObject({ overall: null, isRetired: true });
    expect(offered.find(({ player }) => player.id === ids.amateur)).toMatchObject({ overall: null });
  });

  it('finds misspelled names, and names with accents by plain letters', async () => {
    expect(idsOf((await found('gransky')).players)[0]).toBe(ids.star);
    expect(idsOf((await found('jiri granski')).players)[0]).toBe(ids.star);
    expect(idsOf((await found('grankwist')).players)[0]).toBe(ids.spare);
    expect((await found('mirabele')).users.map(({ name }) => name)).toEqual(['Mirabelle']);
    expect((await found('zzyzx')).players).toEqual([]);
  });

  it('finds people with careers: users first, retired people last, misspelled names included', async () => {
    const { own, other, former } = coaches;
    expect((await found('vester')).persons.map(({ id }) => id)).toEqual([own, other, former]);
    expect((await found('vestergart')).persons[0]).toMatchObject({ id: former, kind: 'coach', isUser: false });
    expect((await found('zzyzx')).persons).toEqual([]);
  });

  it('finds a team by city or abbreviation, with its last and next game', async () => {
    for (const name of ['tampere', 'tampre', 't01']) {
      const { teams, games } = await found(name);
      expect(teams[0]?.id, name).toBe(BEARS);
      expect(
        games.map(({ status }) => status),
        name,
      ).toEqual(['final', 'scheduled']);
    }
  });

  it('finds misspelled players, teams, managers and other people on the search screen as well', async () => {
    const listed = async (what: string, name: string) =>
      (await mia.get(`/api/search/${what}?name=${encodeURIComponent(name)}`)).body.data;
    expect((await listed('players', 'grankwist')).map(({ player }: { player: { id: number } }) => player.id)).toEqual([
      ids.spare,
    ]);
    expect((await listed('teams', 'tampre')).map(({ id }: { id: number }) => id)).toContain(BEARS);
    expect((await listed('users', 'mirabele')).map(({ user }: { user: { name: string } }) => user.name)).toEqual([
      'Mirabelle',
    ]);
    expect((await listed('persons', 'vesterholn')).map(({ id }: { id: number }) => id)).toContain(coaches.own);
    for (const what of ['players', 'teams', 'users', 'persons']) expect(await listed(what, 'zzyzx'), what).toEqual([]);
  });

  it.each([
    ['maki', ['Ann Makinen', 'Mika Mäki']],
    ['MÄKI', ['Ann Makinen', 'Mika Mäki']],
    ['isik', ['Işık Su']],
    ['Петр', ['Пётр Ильин']],
    ["o'neil", ['Pat O’Neil']],
  ])(
    'finds managers called %s with any accents, on the search screen and in the admin’s list',
    async (name, called) => {
      const typed = encodeURIComponent(name);
      const listed = (await mia.get(`/api/search/users?name=${typed}`)).body.data;
      expect(listed.map(({ user }: { user: { name: string } }) => user.name).sort()).toEqual(called);
      const known = (await boss.get(`/api/admin/users?search=${typed}`)).body.data;
      expect(known.map((user: { name: string }) => user.name).sort()).toEqual(called);
    },
  );

  it('finds opponents of a scrimmage with any accents', async () => {
    const opponents = (await mia.get(`/api/teams/${BEARS}/scrimmages/opponents?search=väasa`)).body.data;
    expect(opponents.map(({ team }: { team: { id: number } }) => team.id)).toEqual([WOLVES]);
  });

  it('finds games by teams, season, day and level, latest first', async () => {
    const find = async (query: string) => (await mia.get(`/api/search/games?${query}`)).body;
    const days = async (query: string) => (await find(query)).data.map(({ day }: { day: number }) => day);
    expect(await days('')).toEqual([11, 9]);
    expect(await days('name=tampere&against=vaasa')).toEqual([11, 9]);
    expect(await days('name=vaasa&against=tampere&day=9')).toEqual([9]);
    expect(await days('name=tampere&against=tampere')).toEqual([]);
    expect(await days('name=nowhere-at-all')).toEqual([]);
    expect(await days('season=2')).toEqual([]);
    expect(await days('level=PRO')).toEqual([11, 9]);
    expect(await days('level=FRM')).toEqual([]);
    expect((await find('page=2')).data).toEqual([]);
    expect((await mia.get('/api/search/games?day=99')).status).toBe(422);
    expect((await mia.get('/api/search/games?level=NHL')).status).toBe(422);
  });

  it('lists the players of one team', async () => {
    const { data } = (await mia.get(`/api/search/players?team=${BEARS}&sort=salary`)).body;
    expect(data.length).toBeGreaterThan(1);
    expect(data.every(({ team }: { team: { id: number } }) => team.id === BEARS)).toBe(true);
    expect((await mia.get(`/api/search/players?team=${WOLVES}`)).body.data).toEqual([]);
    expect((await mia.get('/api/search/players?team=Bears')).status).toBe(422);
  });

  it('treats wildcards as plain characters, and needs two of them', async () => {
    expect(await found("'; drop table players; --")).toMatchObject({ players: [] });
    expect(await found('%_%')).toMatchObject({ players: [], teams: [] });
    expect((await mia.get('/api/search/quick?name=g')).status).toBe(422);
  });
});
