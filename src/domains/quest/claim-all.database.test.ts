/** Tests claiming all rewards with one click: each is paid once, even with simultaneous claims. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { DAILY_LIMIT } from '#domains/puck/constants.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { rewardsArePaid } from '#domains/quest/checks.ts';
import { QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers, faults } = testWorld({ users: ['Mia', 'Ole'] });
const [miaId, oleId] = ids('Mia', 'Ole');
const [mia] = browsers('Mia');

const claimAll = () => mia.unsafe('POST', '/api/quests/claims/all', {});
const claim = (quest: QuestId, period: number) => mia.unsafe('POST', '/api/quests/claims', { quest, period });
const reward = (quest: QuestId, period: number, userId = miaId) =>
  db.insert(questRewards).values({ userId, quest, period, points: QUESTS[quest].points, doneOn: 100 });
const pucks = () => balanceOf(db, `user:${miaId}`, 'puck:earned');

it('claiming all rewards is refused without any', async () => {
  const { status, body } = await claimAll();
  expect([status, body.code]).toEqual([409, 'quest.nothing-ready']);
});

it('claiming all pays every pending reward at once, in pucks and career money, and none of others', async () => {
  const scout = await makeScout(db, { userId: miaId });
  for (const period of [90, 91, 92]) await reward('daily-win', period);
  await reward('career-calls', 0);
  await reward('daily-win', 90, oleId);
  const { points, money } = QUESTS['career-calls'];
  const daily = QUESTS['daily-win'].points;
  // The scout's reward exceeds what is left of the day's limit: it waits for another day, or can be claimed for what is
  // left.
  expect((await claimAll()).body.data).toEqual({ count: 3, waiting: 1, points: 3 * daily, pucks: 3 * daily, money: 0 });
  expect((await claim('career-calls', 0)).body).toMatchObject({ code: 'quest.limit-reached' });
  const left = DAILY_LIMIT - 3 * daily;
  const short = await mia.unsafe('POST', '/api/quests/claims', { quest: 'career-calls', period: 0, evenShort: true });
  expect(short.body.data).toEqual({ points, pucks: left, money });
  expect(await pucks()).toBe(DAILY_LIMIT);
  expect(await balanceOf(db, `person:${scout}`)).toBe(money);
  const [others] = await db.select().from(questRewards).where(eq(questRewards.userId, oleId));
  expect(others?.claimedAt).toBeNull();
  expect((await claimAll()).status).toBe(409);
});

it('claiming all and single rewards at the same moment pays each once, within the day’s limit', async () => {
  await db.delete(puckIssues);
  const before = await pucks();
  const periods = Array.from({ length: 30 }, (_, index) => 200 + index);
  for (const period of periods) await reward('daily-goals', period);
  const pressed = await Promise.all([
    claimAll(),
    ...periods.slice(0, 5).map((period) => claim('daily-goals', period)),
    claimAll(),
    ...periods.slice(-5).map((period) => claim('daily-goals', period)),
    claimAll(),
  ]);
  expect(pressed.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const paid = pressed.flatMap(({ status, body }) => (status === 200 ? [body.data.pucks as number] : []));
  const due = DAILY_LIMIT;
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(due);
  expect((await pucks()) - before).toBe(due);
  expect(await faults(rewardsArePaid)).toEqual([]);
});
