/** Junior hockey, the combine and the mock draft, with amateurs generated as in any year. */
import { beforeAll, describe, expect, it } from 'vitest';
import { COMBINE } from '#domains/draft/constants.ts';
import { writeJuniorSeason } from '#domains/draft/store/juniors.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { juniorSeasons } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { addAmateurs } from '#domains/youth/store/amateurs.ts';
import { FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import { world as worldRow } from '#platform/clock/tables.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, browsers, inRows } = testWorld({ users: ['Fan'], clubs: [1, 2, 3] });
const [browser] = browsers('Fan');
beforeAll(async () => {
  await inRows(async (rows) => {
    await addAmateurs(rows, { season: 3, secret: world.secret });
    await handOutPicks(rows, 3);
  });
  await onDay(30);
});

const onDay = (day: number) => db.update(worldRow).set({ day });

async function data(path: string) {
  const { status, body } = await browser.get(path);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
}

describe('junior hockey', () => {
  it('is played by the whole draft class, and reveals no hidden rating', async () => {
    const { skaters, goalies } = await data('/api/draft/juniors');
    expect(skaters.length + goalies.length).toBe(await db.$count(players));
    expect(skaters[0].points).toBeGreaterThan(skaters.at(-1).points);
    expect(JSON.stringify({ skaters, goalies })).not.toMatch(/skills|ceilings|overall/);
    const [{ player }] = skaters;
    const national = await data(`/api/draft/juniors?nationId=${player.nationId}`);
    expect(national.skaters[0].player.id).toBe(player.id);
  });

  it('is recorded once when it is over, as it stood', async () => {
    await onDay(44);
    const before = await data('/api/draft/juniors');
    const over = { season: 3, day: 43, secret: world.secret };
    const played = await db.$count(players);
    expect(await inRows((rows) => writeJuniorSeason(rows, over))).toBe(played);
    expect(await inRows((rows) => writeJuniorSeason(rows, over))).toBe(0);
    expect(await db.$count(juniorSeasons)).toBe(played);
    expect(await data('/api/draft/juniors')).toEqual(before);
    const [{ player, goals, games }] = before.skaters;
    const own = await data(`/api/players/${player.id}/junior-seasons`);
    expect(own.seasons).toMatchObject([{ season: 3, goals, games }]);
  });
});

describe('before the junior season', () => {
  it('last season’s results are shown, and none of the running season', async () => {
    await db.update(worldRow).set({ seasonNumber: 4, day: FIRST_REGULAR_DAY });
    expect(await data('/api/draft/juniors')).toMatchObject({ season: 4, seasons: [3, 4], skaters: [], goalies: [] });
    const last = await data('/api/draft/juniors?season=3');
    expect(last).toMatchObject({ season: 3, seasons: [3, 4] });
    expect(last.skaters.length).toBeGreaterThan(0);
    await db.update(worldRow).set({ seasonNumber: 3 });
  });
});

describe('the combine', () => {
  it('is secret before its day, and then measures the best of the draft class', async () => {
    await onDay(COMBINE.day - 1);
    expect(await data('/api/draft/combine')).toMatchObject({ isHeld: false, results: [] });
    await onDay(COMBINE.day);
    const { results } = await data('/api/draft/combine');
    expect(results.length).toBeGreaterThan(0);
    const [first] = results;
    const own = await data(`/api/players/${first.player.id}/junior-seasons`);
    expect(own.combine).toMatchObject({ sprint: first.sprint, jump: first.jump });
  });
});

describe('the mock draft', () => {
  it('gives each club of the league a prospect, in draft order', async () => {
    const { picks, isOrderKnown, teams } = await data(`/api/leagues/${world.leagueIds.PRO}/draft/mock`);
    expect(isOrderKnown).toBe(false);
    expect(picks.map(({ spot }: { spot: number }) => spot)).toEqual([1, 2, 3]);
    expect(new Set(picks.map(({ player }: { player: { id: number } }) => player.id)).size).toBe(3);
    expect(teams).toHaveLength(3);
    expect((await browser.get('/api/leagues/999/draft/mock')).status).toBe(404);
  });
});
