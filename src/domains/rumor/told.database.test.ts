/** Tests which rumors reporters can tell, who may not, and the outcomes. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { jobEvents, jobs } from '#domains/job/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { MAX_OPEN, type RumorKind } from '#domains/rumor/constants.ts';
import { checkRumors } from '#domains/rumor/store/check.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import { slices } from '#domains/slices.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, ids, browsers } = testWorld({ users: ['Nora', 'Boss', 'Rival', 'Reader'], clubs: [1, 2, 3] });
const [noraId, bossId, rivalId] = ids('Nora', 'Boss', 'Rival');
const [nora, rival, boss, reader] = browsers('Nora', 'Rival', 'Boss', 'Reader');
let [person, bossPerson, today, coach, free] = [0, 0, 0, 0, 0];
const stars: number[] = [];

beforeAll(async () => {
  today = world.absoluteDay;
  for (const lastname of ['Alm', 'Berg', 'Cole', 'Dahl']) stars.push(await makePlayer(db, { teamId: 11, lastname }));
  free = await makePlayer(db, { teamId: null, lastname: 'Free' });
  coach = await makeCoach(db, { lastname: 'Whistle', job: { clubId: 1, role: 'head' } });
  const deskId = await makeDesk(db, 1);
  person = await makeReporter(db, { userId: noraId, deskId });
  await makeReporter(db, { userId: rivalId, deskId, lastname: 'Rival' });
  bossPerson = await makeReporter(db, { userId: bossId, deskId, lastname: 'Boss' });
});

const tell = (browser: Browser, kind: RumorKind, about: { playerId?: number; teamId?: number }, days = 5) =>
  browser.post('/api/rumors', { kind, ...about, days });
const check = (day: number) => db.transaction((tx) => checkRumors(tx, day));
const star = (index: number) => stars[index] ?? 0;
const clear = async () => {
  await db.delete(toldRumors);
  await db.delete(news);
};
const states = async (of = person) => (await rowsOf(db, toldRumors, { personId: of })).map(({ state }) => state);

/** Records that the club has fired its head coach. */
async function dismissed(day: number) {
  const job = await rowOf(db, jobs, { personId: coach });
  const event = { jobId: job.id, kind: 'dismissed', career: 'coach', role: 'head', personId: coach } as const;
  await db.insert(jobEvents).values({ ...event, clubId: 1, season: 3, day, amount: 0 });
}

/** Records a trade of a player by club 1. */
async function traded(playerId: number, { to, closedOn }: { to: number; closedOn: number }) {
  const between = { fromClubId: 1, toClubId: to };
  const made = await addRow(db, trades, {
    ...{ ...between, status: 'done', season: 3, madeOn: closedOn, expiresOn: closedOn, closedOn },
    createdAt: new Date(),
  });
  await db.insert(tradeAssets).values({ ...between, tradeId: made.id, kind: 'player', playerId });
}

describe('a reported rumor', () => {
  it('comes only from reporters with a desk, about an existing person', async () => {
    expect((await tell(reader, 'trade', { playerId: star(0) })).body).toMatchObject({ code: 'reporter.no-career' });
    expect((await tell(nora, 'signing', { playerId: free })).body).toMatchObject({ code: 'rumor.incomplete' });
    expect((await tell(nora, 'trade', { playerId: 999_999 })).status).toBe(404);
    expect((await tell(nora, 'trade', { playerId: free })).body).toMatchObject({ code: 'rumor.no-club' });
    expect((await tell(nora, 'firing', { teamId: 999_999 })).status).toBe(404);
    expect((await tell(nora, 'firing', { teamId: 21 })).body).toMatchObject({ code: 'rumor.no-coach' });
    for (const days of [0, 11, 1.5])
      expect((await tell(nora, 'trade', { playerId: star(0) }, days)).status, String(days)).toBe(422);
    expect(await states()).toEqual([]);
  });

  it('appears in the news of its club and player, signed, and cannot be repeated before it is checked', async () => {
    expect((await tell(nora, 'trade', { playerId: star(0) })).status).toBe(201);
    for (const path of ['/api/teams/11/news', `/api/players/${star(0)}/news`, '/api/news?topic=rumors'])
      expect((await reader.get(path)).body.data.items, path).toMatchObject([
        { kind: 'rumor-told', byline: { id: person }, params: { about: 'trade', truth: 'open', day: 15, season: 3 } },
      ]);
    expect((await tell(rival, 'trade', { playerId: star(0) })).body).toMatchObject({ code: 'rumor.told-already' });
    expect((await reader.get(`/api/reporters/${person}/rumors`)).body).toMatchObject({
      data: [{ kind: 'trade', state: 'open', player: { id: star(0) }, coach: null, by: { season: 3, day: 15 } }],
      pagination: { total: 1 },
    });
    await clear();
  });

  it('is refused above the limit of open ones, even when many come at once', async () => {
    const told = await Promise.all(stars.map((playerId) => tell(nora, 'trade', { playerId })));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN);
    expect(told.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'rumor.too-many' });
    await clear();
  });

  it('cannot come from a user who runs the club, works there or represents the player, in any career', async () => {
    await giveClub(db, 1, bossId);
    const refused = { code: 'rumor.has-a-hand' };
    expect((await tell(boss, 'trade', { playerId: star(0) })).body).toMatchObject(refused);
    expect((await tell(boss, 'firing', { teamId: 12 })).body).toMatchObject(refused);
    expect((await tell(boss, 'signing', { playerId: star(0), teamId: 21 })).body).toMatchObject(refused);
    await giveClub(db, 1, null);
    await makeCoach(db, { userId: bossId, lastname: 'Second', job: { clubId: 2, role: 'offense' } });
    expect((await tell(boss, 'signing', { playerId: free, teamId: 21 })).body).toMatchObject(refused);
    const agent = await makeAgent(db, { userId: bossId, clients: [free] });
    expect((await tell(boss, 'signing', { playerId: free, teamId: 31 })).body).toMatchObject(refused);
    // An agent who drops a client still knows what he knew as the agent; a season later he does not.
    await db.delete(representations).where(eq(representations.playerId, free));
    await db.insert(formerClients).values({ playerId: free, personId: agent, endedOn: today - CONFLICT_DAYS });
    expect((await tell(boss, 'signing', { playerId: free, teamId: 31 })).body).toMatchObject(refused);
    await db.update(formerClients).set({ endedOn: today - CONFLICT_DAYS - 1 });
    expect((await tell(boss, 'signing', { playerId: free, teamId: 31 })).status).toBe(201);
    expect((await tell(boss, 'trade', { playerId: star(1) })).status).toBe(201);
    await clear();
  });
});

describe('a rumor’s outcome', () => {
  it('is checked against contracts, trades and dismissals from the next day on, and reported once', async () => {
    const about = [
      await tell(nora, 'signing', { playerId: free, teamId: 31 }),
      await tell(nora, 'trade', { playerId: star(0) }),
      await tell(nora, 'firing', { teamId: 11 }),
    ];
    expect(about.map(({ status }) => status)).toEqual([201, 201, 201]);
    // Events earlier today, at another club, or acquired contracts do not confirm a rumor.
    await traded(star(0), { to: 2, closedOn: today });
    await dismissed(10);
    await makeContract(db, { playerId: free, clubId: 2 });
    await db.update(contracts).set({ signedAt: today + 1 });
    await makeContract(db, { playerId: free, clubId: 3 });
    await changeRows(db, contracts, { clubId: 3 }, { signedAt: today + 1, takenOverIn: 1 });
    expect(await check(today + 1)).toBe(0);
    await traded(star(0), { to: 2, closedOn: today + 2 });
    await dismissed(15);
    await changeRows(db, contracts, { clubId: 3 }, { takenOverIn: null });
    expect([await check(today + 5), await check(today + 5)]).toEqual([3, 0]);
    expect(await states()).toEqual(['right', 'right', 'right']);
    const told = await rowsOf(db, notifications, { kind: 'rumor-checked' });
    expect(told.map(({ userId, params }) => [userId, params])).toEqual([
      [noraId, { about: 'signing', who: 'Test Free', team: expect.any(String), truth: 'right' }],
      [noraId, { about: 'trade', who: 'Test Alm', team: expect.any(String), truth: 'right' }],
      [noraId, { about: 'firing', who: 'Lars Whistle', team: expect.any(String), truth: 'right' }],
    ]);
    const items = (await reader.get(`/api/reporters/${person}/news`)).body.data.items;
    expect(items.slice(0, 3).map((item: { params: { truth: string } }) => item.params.truth)).toEqual(
      Array(3).fill('right'),
    );
  });

  it('is settled when the time is up, later events do not count, and the reporter’s page shows both totals', async () => {
    expect((await tell(nora, 'trade', { playerId: star(2) }, 2)).status).toBe(201);
    await traded(star(2), { to: 2, closedOn: today + 3 });
    expect([await check(today + 2), await check(today + 3)]).toEqual([0, 1]);
    expect((await states()).at(-1)).toBe('wrong');
    expect((await reader.get(`/api/reporters/${person}`)).body.data.rumors).toEqual({ right: 3, wrong: 1 });
    // A checked rumor may be told again.
    expect((await tell(rival, 'trade', { playerId: star(2) })).status).toBe(201);
  });

  it('does not count for a reporter who gained a hand in it', async () => {
    expect((await tell(boss, 'trade', { playerId: star(3) })).status).toBe(201);
    await giveClub(db, 1, bossId);
    await traded(star(3), { to: 3, closedOn: today + 1 });
    await check(today + 1);
    expect((await states(bossPerson)).at(-1)).toBe('void');
    expect((await reader.get(`/api/reporters/${bossPerson}`)).body.data.rumors).toEqual({ right: 0, wrong: 0 });
  });
});

it('a user’s rumors are deleted with the account', async () => {
  const taken = await Promise.all(slices.map(({ exportUser }) => exportUser?.(db, { id: noraId, name: 'Nora' })));
  expect(Object.assign({}, ...taken).rumors).toHaveLength(4);
  await deleteUser(db, noraId, { now: new Date(), nouns: slices });
  expect(await states()).toEqual([]);
  expect(await rowsOf(db, news, { personId: person })).toEqual([]);
});
