/** Tests quests and achievements of users with a career and no club: counted from facts, paid into the purse, once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countAchievements } from '#domains/achievement/store/count.ts';
import { agentDeals } from '#domains/agent/tables.ts';
import { articles } from '#domains/article/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { sightings } from '#domains/draft/tables.ts';
import { federations } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { jobs } from '#domains/job/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { newsMentions } from '#domains/news/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { DAILY_LIMIT } from '#domains/puck/constants.ts';
import { QUEST_IDS, QUESTS } from '#domains/quest/constants.ts';
import { settleQuests } from '#domains/quest/store.ts';
import { scouts } from '#domains/scout/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makePresident } from '../../../tests/factories/federation.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, ids, browsers, inRows } = testWorld({ users: ['Sue', 'Bob'], clubs: [1, 2], nations: ['SE'] });
const [sueId] = ids('Sue');
const [sue, bob] = browsers('Sue', 'Bob');
let [scout] = [0];
beforeAll(async () => {
  scout = await makeScout(db, { lastname: 'Sue', userId: sueId });
});

const list = async (browser: Browser) => (await browser.get('/api/quests')).body.data;
const questOf = async (id: string) => (await list(sue)).quests.find((quest: { id: string }) => quest.id === id);
const night = () =>
  db.transaction(async (tx) => {
    const { season, day, absoluteDay } = world;
    await countAchievements(tx, { season, day, absoluteDay, now: new Date() });
    return settleQuests(tx, { season, absoluteDay });
  });
const personOf = async (kind: string) => {
  const own = await rowsOf(db, persons, { userId: sueId });
  return own.find((person) => person.kind === kind)?.id ?? 0;
};
const claim = (quest: string, period: number, evenShort = false) =>
  sue.post('/api/quests/claims', { quest, period, evenShort });

describe('a user without a club', () => {
  it('is offered the quests of their careers, and none without one', async () => {
    const ids = async () => (await list(sue)).quests.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['season-looks', 'season-reports-sold', 'career-calls']);
    expect(await list(bob)).toEqual({ points: 0, pucksLeft: 40, quests: [] });
    await makeCoach(db, { userId: sueId, job: { clubId: 1, role: 'youth' } });
    await makeAgent(db, { userId: sueId });
    await makeReporter(db, { userId: sueId, deskId: await makeDesk(db, 1) });
    await makePresident(db, { userId: sueId });
    expect(await ids()).toEqual(QUEST_IDS.filter((id) => QUESTS[id].category === 'people'));
    expect(await questOf('season-nation')).toMatchObject({ nationId: expect.any(Number), have: 0, money: 8_000 });
  });

  it('sees their progress', async () => {
    const { season, absoluteDay } = world;
    const playerId = await makePlayer(db, { teamId: null, birthSeason: season - 17, draftClass: season });
    const seen = { present: 50, potential: 80, error: 3, strengths: [1, 2], weakness: 3, lastDay: absoluteDay - 1 };
    await db.insert(sightings).values({ personId: scout, playerId, season, clubId: null, looks: 40, ...seen });
    // A copy that a club has bought is not the scout's own look.
    await db
      .insert(sightings)
      .values({ personId: scout, playerId, season, clubId: 2, isBought: true, looks: 40, ...seen });
    await changeRows(db, scouts, { personId: scout }, { calls: 20, callsRight: 12 });
    // Two junior games: a home win and a road loss.
    const of = { season, day: 5, leagueId: 3 };
    await makeResult(db, { ...of, homeTeamId: 13, awayTeamId: 23, score: [4, 1] });
    await makeResult(db, { ...of, day: 6, homeTeamId: 23, awayTeamId: 13, score: [4, 1] });
    expect(await questOf('season-looks')).toMatchObject({ have: 40, need: 60, state: 'open' });
    expect(await questOf('season-coach-wins')).toMatchObject({ have: 1, need: 15 });
    expect(await questOf('career-coach-job')).toMatchObject({ have: 1, need: 1, state: 'done' });
    expect(await questOf('career-calls')).toMatchObject({ have: 12, state: 'done' });
  });

  it('gets quests to write about players of their desk’s nation, and of no other', async () => {
    const { season, day } = world;
    const { nationId } = await questOf('season-nation');
    const [reporter] = (await rowsOf(db, persons, { userId: sueId })).filter(({ kind }) => kind === 'reporter');
    const write = async (ofNation: number) => {
      const playerId = await makePlayer(db, { teamId: 11, nationId: ofNation, jerseyNumber: null });
      const params = { articleId: 1, headline: 'On the ice', paper: 'Courier', reporter: 'Sue' };
      // The news check the shape of an article themselves, hence the cast.
      const entry = { season, day, kind: 'article', personId: reporter?.id ?? 0, params } as never;
      await inRows((rows) => writeNews(rows, [entry]));
      const { rows } = await db.execute<{ id: number }>('select max(id) as id from news');
      const newsId = rows[0]?.id ?? 0;
      await db.insert(newsMentions).values({ newsId, playerId });
      await db.insert(articles).values({
        ...{ personId: reporter?.id ?? 0, deskId: await makeDesk(db, 1), state: 'published', newsId, season, day },
        ...{ headline: 'On the ice', body: 'Text', sources: '', reads: 6, updatedAt: new Date() },
      });
    };
    const { quests } = (await bob.get(`/api/reporters/${reporter?.id}`)).body.data;
    expect(quests.map(({ id }: { id: string }) => id)).toEqual([
      'season-articles',
      'season-nation',
      'season-rumors',
      'career-prize',
    ]);
    const text = 'Publish two articles that mention players from {nation}';
    expect(quests[1], 'belongs to the person, for everybody to read').toMatchObject({ text, nationId, need: 2 });
    await write(nationId === 1 ? 2 : 1);
    expect(await questOf('season-nation')).toMatchObject({ have: 0 });
    await write(nationId);
    expect(await questOf('season-nation')).toMatchObject({ have: 1, need: 2 });
    expect(await questOf('season-articles')).toMatchObject({ have: 2, need: 5 });
  });

  it('gets agent quests for a client of that nation, no matter who else signs', async () => {
    const { season, absoluteDay } = world;
    const agent = await personOf('agent');
    const { nationId } = await questOf('season-nation-deals');
    expect(nationId).toBe((await questOf('season-nation')).nationId);
    const sign = async (ofNation: number) => {
      const playerId = await makePlayer(db, { teamId: 11, nationId: ofNation, jerseyNumber: null });
      const terms = {
        fromSeason: season,
        toSeason: season,
        salary: 900_000,
        salaries: [900_000],
        kind: 'standard' as const,
      };
      const signed = { playerId, clubId: 1, ...terms, signedAt: absoluteDay };
      const contract = await addRow(db, contracts, signed);
      await db.insert(agentDeals).values({ contractId: contract.id, personId: agent, rate: 4 });
    };
    await sign(nationId === 1 ? 2 : 1);
    expect(await questOf('season-nation-deals')).toMatchObject({ have: 0, need: 1 });
    await sign(nationId);
    expect(await questOf('season-nation-deals')).toMatchObject({ have: 1, state: 'done' });
    const { quests } = (await bob.get(`/api/agents/${agent}`)).body.data;
    const text = 'Have a client from {nation} sign a contract';
    expect(quests[1], 'belongs to the person, for everybody to read').toMatchObject({ text, nationId, need: 1 });
  });

  it('gets president quests for a budget of the nation they lead', async () => {
    expect(await questOf('season-budget'), 'in no office yet').toMatchObject({ nationId: null });
    const presidentId = await personOf('president');
    await db.insert(federations).values({ id: 2, presidentId, foundedAt: -90, colors: ['#c8102e', '#ffffff'] });
    expect(await questOf('season-budget')).toMatchObject({ nationId: 2 });
    const { quests } = (await bob.get(`/api/presidents/${presidentId}`)).body.data;
    const text = 'Have the members accept a budget for {nation}';
    expect(quests[1]).toMatchObject({ text, nationId: 2, need: 1 });
  });

  it('gets the reward once: points, and dollars in the career’s purse', async () => {
    expect((await claim('career-calls', 0)).status).toBe(409);
    expect(await night()).toBe(3);
    expect(await night()).toBe(0);
    const pressed = await Promise.all([claim('career-calls', 0), claim('career-calls', 0)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { points, money } = QUESTS['career-calls'];
    expect(pressed.find(({ status }) => status === 200)?.body.data).toEqual({ points, pucks: points, money });
    expect(await balanceOf(db, `person:${scout}`)).toBe(money);
    expect((await list(sue)).points).toBe(points);
    const ofAgent = QUESTS['season-nation-deals'];
    // Both are worth more pucks than the day's limit allows; the dollars are paid in full.
    expect((await claim('season-nation-deals', world.season)).status).toBe(409);
    const { body } = await claim('season-nation-deals', world.season, true);
    expect(body.data).toEqual({ points: ofAgent.points, pucks: DAILY_LIMIT - points, money: ofAgent.money });
    expect(await balanceOf(db, `person:${await personOf('agent')}`)).toBe(ofAgent.money);
  });

  it('gets no money for a career that has ended', async () => {
    const own = await rowsOf(db, persons, { userId: sueId });
    const coach = own.find(({ kind }) => kind === 'coach')?.id ?? 0;
    await changeRows(db, jobs, { personId: coach }, { state: 'ended', endedOn: 1 });
    await changeRows(db, persons, { id: coach }, { retiredAt: world.season });
    const { body } = await claim('career-coach-job', 0, true);
    // The day's limit is used up.
    expect(body.data).toEqual({ points: QUESTS['career-coach-job'].points, pucks: 0, money: 0 });
    expect(await balanceOf(db, `person:${coach}`)).toBe(0);
  });

  it('has achievements for it', async () => {
    const { body } = await sue.get(`/api/users/${sueId}/achievements`);
    const earned = body.data.achievements.filter(({ earned: on }: { earned: unknown }) => on !== null);
    expect(earned.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['coach-jobs-1', 'scout-looks-25', 'calls-right-4', 'articles-1', 'article-readers-10']),
    );
  });
});
