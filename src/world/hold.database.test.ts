/** Tests benches that hold the next period: who may, for how long, and what ends it. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { HOLD_MS, READY_HOLD_MS } from '#domains/game/constants.ts';
import { nextPeriodAt, plannedPeriodAt, revealEnd } from '#domains/game/rules/reveal.ts';
import { finishLiveGame, playNextPeriod } from '#domains/game/store/live.ts';
import { gameConsumers } from '#domains/slices.ts';
import { world } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { ORDERS, orderedWorld } from '../../tests/factories/pace-orders.ts';
import { giveClub, giveTeam } from '../../tests/factories/seats.ts';
import type { Browser } from '../../tests/factories/server.ts';

const { database, server, anna, ben, annaId, benId, annaAlone, passes, ends, ...games } = orderedWorld();
const { firstIntermission: intermission, lastPeriodOf: lastOf } = games;
const [ANNAS, BENS, OTHERS] = [11, 21, 31];
const overtime = { men: 3, minutes: 5, shootout: true } as const;

const hold = (browser: Browser, gameId: number, teamId: number, isOn = true) =>
  browser.put(`/api/benches/${teamId}/${gameId}/hold`, { isOn });
const clockOf = async (browser: Browser, gameId: number) => (await browser.get(`/api/games/${gameId}`)).body.data.clock;

/** Anna and Ben wait for each other. */
async function bothManage(): Promise<void> {
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
  await ORDERS['ready pace']?.(anna);
  await giveClub(database.db, 2, benId);
}

it('at a manager’s own pace keeps the next period waiting for three minutes, through a restart, and everybody sees it', async () => {
  await annaAlone();
  const gameId = await intermission();
  const planned = plannedPeriodAt(await lastOf(gameId), overtime);
  const endsAt = async () => Date.parse((await anna.get('/api/world/pace')).body.data.game.endsAt);
  const unheld = await endsAt();
  expect((await hold(anna, gameId, ANNAS)).status).toBe(204);
  expect((await endsAt()) - unheld).toBe(HOLD_MS);
  const until = new Date(planned + HOLD_MS).toISOString();
  expect(await clockOf(ben, gameId)).toMatchObject({
    intermissionEndsAt: until,
    hold: { teamId: ANNAS, until },
  });
  // Every look queues the jobs again from the tables, as a restarted program does.
  await passes(planned + HOLD_MS - 1 - server.clock.now.getTime());
  expect((await lastOf(gameId)).period).toBe(1);
  await passes(1);
  expect(await lastOf(gameId)).toMatchObject({ period: 2, hold: null });
  expect((await hold(anna, gameId, ANNAS)).body.code).toBe('game.no-intermission');
  await ends();
});

it('ends when its bench drops the puck, and can be taken up again within its time', async () => {
  await annaAlone();
  const gameId = await intermission();
  await hold(anna, gameId, ANNAS);
  await passes(30_000);
  expect((await lastOf(gameId)).period).toBe(1);
  expect((await hold(anna, gameId, ANNAS, false)).status).toBe(204);
  expect(await clockOf(anna, gameId)).toMatchObject({ hold: null });
  expect(nextPeriodAt(await lastOf(gameId), overtime)).toBe(server.clock.now.getTime());
  await passes(0);
  expect((await lastOf(gameId)).period).toBe(2);
});

it.each(['stop', 'pause', 'clock pace', 'ready pace', 'next day fast'])('ends with the order “%s”', async (name) => {
  await annaAlone();
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
  const gameId = await intermission();
  await hold(anna, gameId, ANNAS);
  expect((await ORDERS[name]?.(anna))?.status).toBe(200);
  expect(await lastOf(gameId)).toMatchObject({ hold: { until: server.clock.now.getTime() } });
  await passes(0);
  await passes(60_000);
  expect(await clockOf(anna, gameId).then((clock) => clock?.hold ?? null)).toBeNull();
  await ends();
});

it('is refused where a game runs by the clock, or an admin has stopped the world', async () => {
  await annaAlone();
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
  const gameId = await intermission();
  await ORDERS['pause']?.(anna);
  expect((await hold(anna, gameId, ANNAS)).body.code).toBe('game.by-the-clock');
  await ORDERS['resume']?.(anna);
  await ORDERS['clock pace']?.(anna);
  expect((await hold(anna, gameId, ANNAS)).body.code).toBe('game.by-the-clock');
});

it('lasts one minute, once an intermission, where managers wait for each other', async () => {
  await annaAlone();
  await bothManage();
  const gameId = await intermission();
  const planned = plannedPeriodAt(await lastOf(gameId), overtime);
  expect((await hold(ben, gameId, BENS)).status).toBe(204);
  expect((await hold(anna, gameId, ANNAS)).body.code).toBe('game.held-already');
  expect((await hold(anna, gameId, ANNAS, false)).body.code).toBe('game.held-already');
  expect((await clockOf(anna, gameId)).hold).toMatchObject({
    teamId: BENS,
    until: new Date(planned + READY_HOLD_MS).toISOString(),
  });
  expect((await hold(ben, gameId, BENS, false)).status).toBe(204);
  for (const [browser, team] of [
    [anna, ANNAS],
    [ben, BENS],
  ] as const)
    expect((await hold(browser, gameId, team)).body.code).toBe('game.held-already');
  // The next intermission may be held again.
  await passes(planned - server.clock.now.getTime());
  await passes(revealEnd(await lastOf(gameId)) - server.clock.now.getTime());
  expect((await hold(anna, gameId, ANNAS)).status).toBe(204);
});

it('is given to exactly one of two benches that ask at once', async () => {
  await annaAlone();
  await bothManage();
  const gameId = await intermission();
  const answers = await Promise.all([hold(anna, gameId, ANNAS), hold(ben, gameId, BENS)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [ours] = answers;
  const holder = ours?.status === 204 ? ([anna, ANNAS] as const) : ([ben, BENS] as const);
  const dropped = await Promise.all([hold(anna, gameId, ANNAS, false), hold(ben, gameId, BENS, false)]);
  expect(dropped.some(({ status }) => status === 204)).toBe(true);
  expect((await hold(...([holder[0], gameId, holder[1]] as const), false)).status).toBe(204);
  expect(await clockOf(anna, gameId)).toMatchObject({ hold: null });
});

it('comes before or after the next period, never between', async () => {
  await annaAlone();
  const gameId = await intermission();
  const due = plannedPeriodAt(await lastOf(gameId), overtime);
  server.clock.now = new Date(due - 1);
  const play = () =>
    database.db.transaction((tx) =>
      playNextPeriod(tx, { gameId, period: 2, now: new Date(due), enqueue, consumers: gameConsumers }),
    );
  const [answer] = await Promise.all([hold(anna, gameId, ANNAS), play()]);
  const { period } = await lastOf(gameId);
  expect([answer.status, period]).toEqual(answer.status === 204 ? [204, 1] : [409, 2]);
  await ends();
});

it('belongs to those behind a bench of this game, while they are', async () => {
  await annaAlone();
  const gameId = await intermission();
  // No club, another user's bench, a bench that is not in this game, no such game.
  expect((await hold(ben, gameId, BENS)).status).toBe(403);
  expect((await hold(ben, gameId, ANNAS)).status).toBe(403);
  await giveTeam(database.db, OTHERS, benId);
  expect((await hold(ben, gameId, OTHERS)).status).toBe(404);
  expect((await hold(anna, 999_999, ANNAS)).status).toBe(404);
  // A coach to whom the manager leaves nothing only watches.
  await giveTeam(database.db, ANNAS, benId);
  expect((await anna.put(`/api/teams/${ANNAS}/lineup/share`, { share: 'nothing' })).status).toBe(204);
  expect((await hold(ben, gameId, ANNAS)).body.code).toBe('lineup.not-yours');
  await anna.put(`/api/teams/${ANNAS}/lineup/share`, { share: 'lines' });
  expect((await hold(ben, gameId, ANNAS)).status).toBe(204);
  // A former manager has no hold on the game, and one that was theirs runs out.
  await giveClub(database.db, 1, null);
  expect((await hold(anna, gameId, ANNAS, false)).status).toBe(403);
  await ends();
});

it('of a scrimmage is possible at any pace', async () => {
  await annaAlone();
  await database.db.update(world).set({ pace: 'clock' });
  const begun = await anna.post(`/api/teams/${ANNAS}/scrimmages`, { opponentTeamId: BENS, pace: 'quick' });
  expect(begun.status, begun.text).toBe(200);
  const { gameId } = begun.body.data;
  server.clock.now = new Date(revealEnd(await lastOf(gameId)));
  const planned = plannedPeriodAt(await lastOf(gameId), overtime);
  expect((await hold(anna, gameId, ANNAS)).status).toBe(204);
  expect((await clockOf(anna, gameId)).hold.until).toBe(new Date(planned + HOLD_MS).toISOString());
  // Skipping the night does not concern it.
  await database.db.transaction((tx) =>
    finishLiveGame(tx, { gameId, now: server.clock.now, consumers: gameConsumers }),
  );
  expect((await hold(anna, gameId, ANNAS)).body.code).toBe('game.no-intermission');
  expect((await hold(anna, gameId, ANNAS, false)).status).toBe(204);
});
