import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { countAchievements } from '#domains/achievement/store/count.ts';
import { feats } from '#domains/achievement/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { balanceOf, post } from '#domains/finances/store/ledger.ts';
import { leagues } from '#domains/league/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { nobodyOwesPucks } from '#domains/puck/checks.ts';
import { rewardsArePaid } from '#domains/quest/checks.ts';
import type { QuestId } from '#domains/quest/constants.ts';
import { allQuestPoints, claimReward, reachOf, settleQuests } from '#domains/quest/store.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { slices } from '#domains/slices.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { addTenures } from '../../../tests/factories/seats.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server, ids, browsers, inRows, faults } = testWorld({
  day: 58,
  phase: 'playoffs',
  users: ['Ole'],
  clubs: ['Mia', 2, 3],
});
const [miaId] = ids('Mia');
const [mia] = browsers('Mia');
beforeAll(async () => {
  await addTenures(db, [{ clubId: 1, userId: miaId, fromDay: 3 * 63 + 1 }]);
});

const DAY = { season: 3, absoluteDay: 3 * 63 + 58 };
const night = () =>
  db.transaction(async (tx) => {
    await countAchievements(tx, { ...DAY, day: 58, now: new Date() });
    return settleQuests(tx, DAY);
  });
const list = async (browser: Browser) => (await browser.get('/api/quests')).body.data;
const questOf = async (browser: Browser, id: string) =>
  (await list(browser)).quests.find((quest: { id: string }) => quest.id === id);

describe('quests', () => {
  it('are offered to managers of a club only', async () => {
    expect(await questOf(mia, 'season-cup')).toMatchObject({ category: 'trophy', have: 0, need: 1, state: 'open' });
    const ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
    expect(await list(ole)).toEqual({ points: 0, pucksLeft: 40, quests: [] });
  });

  it('are limited to what the club can reach, and change when its situation does', async () => {
    const reach = async () => (await reachOf(db, { season: 3, day: 58 })).get(miaId);
    expect(await reach()).toEqual({ isTop: true, hasRival: false, meetsRival: false, playing: [], isHome: false });
    expect(await questOf(mia, 'career-promotion')).toBeUndefined();
    expect(await questOf(mia, 'season-rival')).toBeUndefined();
    await db.update(clubs).set({ rivalClubId: 2 }).where(eq(clubs.id, 1));
    expect(await reach()).toMatchObject({ hasRival: true, meetsRival: false });
    await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 8, score: [1, 2] });
    await makeGame(db, { homeTeamId: 11, awayTeamId: 31, day: 58 });
    await makeGame(db, { homeTeamId: 22, awayTeamId: 12, day: 58, leagueId: 2 });
    expect(await reach()).toMatchObject({ meetsRival: true, playing: ['FRM', 'PRO'], isHome: true });
    const [top] = await db.select().from(leagues).where(eq(leagues.level, 'PRO'));
    if (!top) throw new Error('no league');
    const second = { ...top, id: 900, tier: 2, abbr: 'L2', name: 'Second', feedsLeagueId: top.id };
    await db.insert(leagues).values(second);
    await db.update(teams).set({ leagueId: 900 }).where(eq(teams.id, 11));
    expect(await reach()).toMatchObject({ isTop: false });
    expect(await questOf(mia, 'career-promotion')).toMatchObject({ have: 0, state: 'open' });
    await db.update(teams).set({ leagueId: top.id }).where(eq(teams.id, 11));
  });

  it('cannot be claimed before they are completed', async () => {
    const answer = await mia.unsafe('POST', '/api/quests/claims', { quest: 'season-cup', period: 3 });
    expect(answer.status).toBe(409);
    expect((await mia.unsafe('POST', '/api/quests/claims', { quest: 'no-such', period: 3 })).status).toBe(422);
    expect((await mia.unsafe('POST', '/api/quests/claims', { quest: 'season-cup', period: -1 })).status).toBe(422);
  });

  it('grant a reward once, in the night that completes them', async () => {
    await setStanding(db, 11, { rank: 2, points: 60, isChampion: true, playoffRoundsWon: 3 });
    expect(await night()).toBeGreaterThan(2);
    const kinds = (await db.select().from(notifications)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'quests-done')).toHaveLength(1);
    expect(await questOf(mia, 'season-cup')).toMatchObject({ state: 'ready', points: 100, period: 3, endedOn: null });
    expect(await night()).toBe(0);
  });

  it('are claimed once, however often and fast a user tries', async () => {
    const claim = () => mia.unsafe('POST', '/api/quests/claims', { quest: 'season-cup', period: 3 });
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await list(mia);
    expect(after.points).toBe(100);
    expect(await questOf(mia, 'season-cup')).toMatchObject({ state: 'claimed' });
    const { data } = (await mia.get('/api/leaderboard/overview')).body;
    expect(data[0]).toMatchObject({ user: { name: 'Mia' }, quests: { value: 100, rank: 1 } });
  });

  it('pay pucks into the claiming user’s account, once', async () => {
    const transactions = (query = '') => mia.get(`/api/pucks/transactions${query}`);
    const { body } = await transactions('?type=quest-reward');
    // The balance also includes the night's achievements.
    const achieved = body.balance - 40;
    expect(achieved).toBeGreaterThan(0);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        season: 3,
        day: 58,
        amount: 40,
        balance: achieved + 40,
        colors: { play: 0, bought: 0, earned: 40 },
        kind: 'quest-reward',
        params: { quest: 'season-cup' },
      },
    ]);
    expect((await mia.get('/api/user')).body.data.puckBalance).toBe(achieved + 40);
    expect((await transactions('?type=purse-exchange')).body).toMatchObject({ data: [], balance: achieved + 40 });
    expect((await transactions('?type=raffle')).status).toBe(422);
    const ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
    expect((await ole.get('/api/pucks/transactions')).body).toMatchObject({ data: [], balance: 0 });
  });

  it('keep an unclaimed reward when they expire', async () => {
    await db
      .insert(questRewards)
      .values({ userId: miaId, quest: 'daily-win', period: 3 * 63 + 40, points: 5, doneOn: 3 * 63 + 40 });
    const [waiting] = (await list(mia)).quests;
    expect(waiting).toMatchObject({ id: 'daily-win', state: 'ready', endedOn: { season: 3, day: 40 } });
    const claim = (evenShort: boolean) =>
      mia.unsafe('POST', '/api/quests/claims', { quest: 'daily-win', period: waiting.period, evenShort });
    // The cup reward has used up the day's limit.
    expect((await list(mia)).pucksLeft).toBe(0);
    expect((await claim(false)).body).toMatchObject({ code: 'quest.limit-reached' });
    expect((await claim(true)).body).toEqual({ data: { points: 5, pucks: 0, money: 0 } });
    expect((await list(mia)).points).toBe(105);
  });

  it('pay play pucks if their season or part of their career was played at will, however they ended', async () => {
    const [season, day] = [DAY.season, 10];
    await changeWorld(db, { advancedThrough: absoluteDayOf({ season, day }) });
    const trades = { userId: miaId, feat: 'trades' as const, total: 5, season: 2, inSeason: 5, day: 130, inDay: 1 };
    const drafts = { ...trades, feat: 'draft-picks' as const, total: 21 };
    await db.insert(feats).values([{ ...trades, wasAtWill: true }, drafts]);
    await night();
    const done = { userId: miaId, points: 5, doneOn: DAY.absoluteDay };
    await db
      .insert(questRewards)
      .values([
        { ...done, quest: 'season-series', period: season },
        { ...done, quest: 'daily-message', period: DAY.absoluteDay },
      ])
      .onConflictDoNothing();
    const colorOf = async (quest: QuestId, period: number, realDay: number) => {
      const now = new Date(Date.UTC(2031, 0, realDay));
      expect(await claimReward(db, { userId: miaId, quest, period, evenShort: false, now })).toMatchObject({
        ok: true,
      });
      const { data } = (await mia.get('/api/pucks/transactions?type=quest-reward')).body;
      const { colors } = data.find(({ params }: { params: { quest: string } }) => params.quest === quest);
      return Object.keys(colors).filter((color) => colors[color] > 0);
    };
    expect(await colorOf('career-trades', 0, 1), 'part of it was').toEqual(['play']);
    expect(await colorOf('career-draft', 0, 2), 'none of it was').toEqual(['earned']);
    expect(await colorOf('season-series', season, 3), 'the season saw such days').toEqual(['play']);
    expect(await colorOf('daily-message', DAY.absoluteDay, 4), 'of a later day').toEqual(['earned']);
    await changeWorld(db, { advancedThrough: 0 });
  });

  it('are checked: every claim was paid, and no debt remains', async () => {
    expect(await faults(rewardsArePaid, nobodyOwesPucks)).toEqual([]);
    // A reward without payment, and a payment without a reward.
    await db.insert(questRewards).values({
      userId: miaId,
      quest: 'daily-goals',
      period: 7,
      points: 5,
      pucks: 5,
      doneOn: 7,
      claimedAt: new Date(),
    });
    await db.delete(questRewards).where(eq(questRewards.quest, 'season-cup'));
    await inRows((rows) =>
      post(rows, [
        {
          ...{ key: 'test/1', kind: 'quest-reward', params: { quest: 'daily-win' }, season: 3, day: 58 },
          entries: [
            { account: 'user:9999', amount: -1, currency: 'puck:play' },
            { account: 'world:rewards', amount: 1, currency: 'puck:play' },
          ],
        },
      ]),
    );
    expect(await faults(rewardsArePaid, nobodyOwesPucks)).toEqual([
      `quest/${miaId}/daily-goals/7: 5 pucks are due, 0 were paid`,
      `quest/${miaId}/season-cup/3: 0 pucks are due, 40 were paid`,
      'test/1: 0 pucks are due, -1 were paid',
      'user:9999 has -1 puck:play',
    ]);
  });

  it('leave payments in the ledger when the account is deleted, and are in the export', async () => {
    const before = await faults(rewardsArePaid);
    const { pucks } = await exportUser(db, miaId, slices);
    expect(pucks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ amount: 40, currency: 'puck:earned', params: { quest: 'season-cup' } }),
      ]),
    );
    const held = await balanceOf(db, `user:${miaId}`, 'puck:earned');
    expect(held).toBeGreaterThan(40);
    await deleteUser(db, miaId, { now: new Date(), nouns: slices });
    expect(await balanceOf(db, `user:${miaId}`, 'puck:earned')).toBe(held);
    // Payments are remembered, so that another account of the household is not paid for the same feats.
    const left = await db.select().from(questRewards).where(eq(questRewards.userId, miaId));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ pucks: paid }) => paid > 0)).toBe(true);
    expect((await allQuestPoints(db)).map(({ userId }) => userId)).not.toContain(miaId);
    expect(await faults(rewardsArePaid)).toEqual(before);
  });
});
