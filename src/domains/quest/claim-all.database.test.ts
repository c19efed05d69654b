/** All rewards that wait, claimed with one click: each paid once, no matter who claims what at the same moment. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { rewardsArePaid } from '#domains/quest/checks.ts';
import { QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { readWorld } from '#platform/clock/state.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers } = testWorld({ users: ['Mia', 'Ole'] });
const [miaId, oleId] = ids('Mia', 'Ole');
const [mia] = browsers('Mia');

const claimAll = () => mia.unsafe('POST', '/api/quests/claims/all', {});
const claim = (quest: QuestId, period: number) => mia.unsafe('POST', '/api/quests/claims', { quest, period });
const reward = (quest: QuestId, period: number, userId = miaId) =>
  db.insert(questRewards).values({ userId, quest, period, points: QUESTS[quest].points, doneOn: 100 });
const pucks = () => balanceOf(db, `user:${miaId}`, 'puck');

it('refuses who has nothing to claim', async () => {
  const { status, body } = await claimAll();
  expect([status, body.code]).toEqual([409, 'quest.nothing-ready']);
});

it('pays all that waits at once, in pucks and into the purse of a career, and nothing of others', async () => {
  const scout = await makeScout(db, { userId: miaId });
  for (const period of [90, 91, 92]) await reward('daily-win', period);
  await reward('career-calls', 0);
  await reward('daily-win', 90, oleId);
  const { points, money } = QUESTS['career-calls'];
  const due = 3 * QUESTS['daily-win'].points + points;
  expect((await claimAll()).body.data).toEqual({ count: 4, points: due, pucks: due, money });
  expect(await pucks()).toBe(due);
  expect(await balanceOf(db, `person:${scout}`)).toBe(money);
  const [others] = await db.select().from(questRewards).where(eq(questRewards.userId, oleId));
  expect(others?.claimedAt).toBeNull();
  expect((await claimAll()).status).toBe(409);
});

it('pays each once when all and single ones are claimed at the same moment', async () => {
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
  const due = periods.length * QUESTS['daily-goals'].points;
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(due);
  expect((await pucks()) - before).toBe(due);
  expect((await rewardsArePaid.run({ db, world: await readWorld(db) })).faults).toEqual([]);
});
