import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { capLimits } from '#domains/cap/tables.ts';
import { restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
import { putOnShortlist, tellOfShortlisted } from '#domains/shortlist/store.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import { INTERESTS } from '#engine/market/interest.ts';
import { firstPrice } from '#engine/market/price.ts';
import { publishChange } from '#platform/realtime.ts';
import { makeContract, makePlayer, standing } from '../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** PRO teams of club 1 (Mia's) and club 2. */
const [MIAS, OTHERS] = [11, 21];

const { db, world, ids, browsers, inRows } = testWorld({ users: ['Ole'], clubs: ['Mia', 2] });
const [miaId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
let star: number;
let free: number;
beforeAll(async () => {
  star = await makePlayer(db, { teamId: OTHERS, firstname: 'Åke', lastname: 'Öberg', skill: 80, xp: 9 });
  await makeContract(db, { playerId: star, clubId: 2, from: 3, to: 4, salary: 5_000_000 });
  free = await makePlayer(db, { firstname: 'Old', lastname: 'Timer', skill: 60, birthSeason: -35 });
});

const find = async (browser: Browser, query: string) => (await browser.get(`/api/search/players?${query}`)).body;
const shortlist = async (browser: Browser) => (await browser.get('/api/shortlist')).body.data;
const put = (browser: Browser, id: number, body = {}) => browser.put(`/api/shortlist/players/${id}`, body);

describe('the search call', () => {
  it('shows what free agents think of the requesting user’s club, and no other', async () => {
    const wanted = await makePlayer(db, {
      firstname: 'Wanda',
      lastname: 'Whither',
      position: 'LD',
      skill: 70,
    });
    const interestOf = async (browser: Browser, name: string) => {
      await publishChange(db, ['players']);
      return (await find(browser, `name=${name}`)).data[0].interest;
    };
    expect(await interestOf(ole, 'whither')).toBeNull();
    expect(await interestOf(mia, 'oberg')).toBeNull();
    const asFirst = INTERESTS.indexOf(await interestOf(mia, 'whither'));
    for (let rivals = 0; rivals < 3; rivals++) await makePlayer(db, { teamId: MIAS, position: 'LD', skill: 90 });
    const asFourth = INTERESTS.indexOf(await interestOf(mia, 'whither'));
    expect(asFirst).toBeGreaterThanOrEqual(0);
    expect(asFourth).toBeGreaterThan(asFirst);
    await put(mia, wanted);
    expect((await shortlist(mia))[0].interest).toBe(INTERESTS[asFourth]);
    await mia.delete(`/api/shortlist/players/${wanted}`);
    await changeRows(db, players, { id: wanted }, standing({ retiredAt: world.season }));
    await publishChange(db, ['players']);
  });

  it('shows free agents’ asks by the season’s goal price in the top league', async () => {
    const hopeful = await makePlayer(db, { firstname: 'Hope', lastname: 'Full', skill: 85, birthSeason: -22 });
    const asks = async () => {
      await publishChange(db, ['players']);
      const { data } = await find(mia, 'name=hope');
      return data.find(({ player }: { player: { id: number } }) => player.id === hopeful).ask;
    };
    const before = await asks();
    const limits = {
      leagueId: world.leagueIds.PRO,
      season: world.season,
      upper: 300_000_000,
      goalPrice: 3 * firstPrice(1),
    };
    await db.insert(capLimits).values(limits);
    await expect.poll(asks).toBeGreaterThan(2 * before);
    await db.delete(capLimits);
    await expect.poll(asks).toBe(before);
    await changeRows(db, players, { id: hopeful }, standing({ retiredAt: world.season }));
    await publishChange(db, ['players']);
    await expect.poll(async () => (await find(mia, 'name=hope')).data).toEqual([]);
  });

  it('finds a player by name, with team, salary and seasons left', async () => {
    const { data, pagination } = await find(mia, 'name=oberg');
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 1 });
    expect(data[0]).toMatchObject({
      player: { id: star, overall: 80, contract: { salary: 5_000_000 } },
      team: { id: OTHERS },
      ask: null,
      yearsLeft: 2,
      mayRetire: false,
      isShortlisted: false,
    });
  });

  it('shows a free agent’s ask, and that he may retire', async () => {
    const { data } = await find(mia, 'scope=free-agents&sort=salary');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ player: { id: free }, team: null, yearsLeft: 0, mayRetire: true });
    expect(data[0].ask).toBeGreaterThan(0);
  });

  it('shows no hidden player data', async () => {
    expect(JSON.stringify(await find(mia, 'name=oberg'))).not.toMatch(/ceiling|peakAge|growthRate|progress/);
  });

  it('refuses an invalid filter, and names the field', async () => {
    for (const query of ['position=Q', 'minAge=abc', 'skills=magic:1-2', 'page=0', 'sort=luck']) {
      expect((await mia.get(`/api/search/players?${query}`)).status, query).toBe(422);
    }
    expect((await mia.get('/api/search/teams?name=a')).status).toBe(422);
  });

  it('finds teams and managers by name; percent signs and underscores are plain characters', async () => {
    expect((await mia.get('/api/search/users?name=mi')).body.data).toMatchObject([
      { user: { id: miaId, name: 'Mia' }, team: { id: MIAS } },
    ]);
    expect((await mia.get('/api/search/users?name=%25%25')).body.data).toEqual([]);
    const teams = await mia.get('/api/search/teams?name=test');
    expect(teams.status).toBe(200);
  });

  it('finds newly signed players at their new clubs', async () => {
    expect((await find(mia, 'scope=free-agents')).data).toHaveLength(1);
    const signed = await makePlayer(db, { lastname: 'Newman' });
    await publishChange(db, ['players']);
    await expect.poll(async () => (await find(mia, 'name=newman')).data).toMatchObject([{ player: { id: signed } }]);
  });

  it('does not list signed or held players as free agents', async () => {
    const [coming, held] = [await makePlayer(db, { lastname: 'Coming' }), await makePlayer(db, { lastname: 'Held' })];
    await publishChange(db, ['players']);
    const freeOnes = async () =>
      (await find(mia, 'scope=free-agents')).data.map((row: { player: { id: number } }) => row.player.id);
    await expect.poll(freeOnes).toEqual(expect.arrayContaining([coming, held]));
    await makeContract(db, { playerId: coming, clubId: 2, from: world.season + 1, to: world.season + 2 });
    await db
      .insert(restrictedFreeAgents)
      .values({ playerId: held, clubId: 2, season: world.season, salary: 900_000, heldUntil: 999 });
    await publishChange(db, ['players']);
    await expect.poll(freeOnes).not.toEqual(expect.arrayContaining([held]));
    expect(await freeOnes()).not.toContain(coming);
    expect((await find(mia, 'name=coming')).data).toMatchObject([{ team: null, ask: null, yearsLeft: 3 }]);
    expect((await find(mia, 'name=held')).data).toMatchObject([{ team: null, ask: null, yearsLeft: 0 }]);
  });
});

describe('a shortlist', () => {
  it('keeps players with a note, visible to their owner only', async () => {
    expect((await put(mia, star, { note: '  fast  ' })).status).toBe(204);
    expect((await put(mia, free)).status).toBe(204);
    expect(await shortlist(mia)).toMatchObject([
      { player: { id: free }, note: '' },
      { player: { id: star }, note: 'fast' },
    ]);
    expect(await shortlist(ole)).toEqual([]);
    expect((await find(mia, 'name=oberg')).data[0].isShortlisted).toBe(true);
    expect((await find(ole, 'name=oberg')).data[0].isShortlisted).toBe(false);
  });

  it('lists each player once, and keeps an unchanged note', async () => {
    await Promise.all([put(mia, star), put(mia, star), put(mia, star)]);
    const [entry] = (await shortlist(mia)).filter(({ player }: { player: { id: number } }) => player.id === star);
    expect(entry.note).toBe('fast');
    expect(await shortlist(mia)).toHaveLength(2);
  });

  it('drops a removed player', async () => {
    expect((await mia.delete(`/api/shortlist/players/${free}`)).status).toBe(204);
    expect((await mia.delete(`/api/shortlist/players/${free}`)).status).toBe(204);
    expect(await shortlist(mia)).toHaveLength(1);
  });

  it('refuses an unknown player, a home-based one, a long note, and players above the limit', async () => {
    expect((await put(mia, 999_999)).status).toBe(404);
    expect((await put(mia, star, { note: 'x'.repeat(201) })).status).toBe(422);
    const home = await makePlayer(db, { teamId: null, status: 'home' });
    expect((await put(mia, home)).body.code, 'no list of clubs names him').toBe('shortlist.home-based');
    const many = await Promise.all(Array.from({ length: MAX_SHORTLISTED - 1 }, () => makePlayer(db)));
    const createdAt = new Date('2026-01-01T12:00:00Z');
    await db.insert(shortlistedPlayers).values(many.map((playerId) => ({ userId: miaId, playerId, createdAt })));
    const refused = await put(mia, free);
    expect(refused.status).toBe(409);
    // Of two simultaneous requests for the last spot, one succeeds.
    await mia.delete(`/api/shortlist/players/${many[0]}`);
    const [a, b] = await Promise.all(
      [free, many[0] ?? 0].map((playerId) => putOnShortlist(db, { userId: miaId, playerId, now: createdAt })),
    );
    expect([a, b].filter((answer) => answer?.ok)).toHaveLength(1);
    await db.delete(shortlistedPlayers).where(eq(shortlistedPlayers.userId, miaId));
  });

  it('reports once that a player has moved, was released or has retired', async () => {
    await put(mia, star);
    const tell = () => inRows(tellOfShortlisted);
    const said = async () => (await rowsOf(db, notifications, { userId: miaId })).map(({ kind }) => kind);
    expect(await tell()).toBe(0);
    await changeRows(db, players, { id: star }, { teamId: 12 });
    expect([await tell(), await tell(), await said()]).toEqual([1, 0, ['shortlist-moved']]);
    await changeRows(db, players, { id: star }, { teamId: 11 });
    // A call-up from the farm team to the first team is no news.
    expect(await tell()).toBe(0);
    await changeRows(db, players, { id: star }, standing());
    expect([await tell(), (await said()).at(-1)]).toEqual([1, 'shortlist-free']);
    await changeRows(db, players, { id: star }, standing({ retiredAt: 3 }));
    expect([await tell(), (await said()).at(-1)]).toEqual([1, 'shortlist-retired']);
    expect(await shortlist(mia)).toEqual([]);
    expect((await put(mia, star)).status).toBe(422);
  });
});
