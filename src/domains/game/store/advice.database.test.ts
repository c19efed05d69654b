/** Tests suggestions for a bench in an intermission: who gets them, how often, and that they know only what the bench can see. */
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { giveSuggestions } from '#domains/game/store/advice.ts';
import { encodeInput } from '#domains/game/store/input-codec.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { gameInputs, gamePeriods } from '#domains/game/tables.ts';
import { ORDER_STARTERS, presetTactics } from '#domains/lineups/rules/presets.ts';
import { players } from '#domains/player/tables.ts';
import { orderedWorld } from '../../../../tests/factories/pace-orders.ts';
import { giveClub, giveTeam } from '../../../../tests/factories/seats.ts';
import type { Browser } from '../../../../tests/factories/server.ts';

const { database, server, anna, ben, benId, annaAlone, ends, passes, firstIntermission, lastPeriodOf } = orderedWorld();
const [ANNAS, BENS, OTHERS] = [11, 21, 31];
const GAMES = 4;
const IDLE = { isWorking: false, isLate: false };
const WORKING = { isWorking: true, isLate: false };

const at = (gameId: number, teamId = ANNAS) => `/api/benches/${teamId}/${gameId}/suggestions`;
const ask = (browser: Browser, gameId: number, teamId = ANNAS) => browser.post(at(gameId, teamId));
const read = async (browser: Browser, gameId: number) => (await browser.get(at(gameId))).body.data;

/** Makes what has been asked for, as the worker would. */
async function make(gameId: number, number = 0, side: 'home' | 'away' = 'home'): Promise<void> {
  const { period } = await lastPeriodOf(gameId);
  const { signal } = new AbortController();
  await giveSuggestions(database.db, { gameId, period, side, number }, { signal, games: GAMES });
}

it('are made by a job that the call queues, and apply to the bench', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  expect(await read(anna, gameId)).toEqual({ left: 6, ...IDLE, suggestions: null });
  const asked = await ask(anna, gameId);
  expect(asked.body.data, asked.text).toEqual({ left: 5, ...WORKING, suggestions: null });
  // Asked again while they are being made, they are neither made nor counted twice.
  expect((await ask(anna, gameId)).body.data.left).toBe(5);
  const queued = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'bench-suggestions'`,
  );
  expect(queued.rows).toEqual([{ count: 1 }]);
  await make(gameId);
  const { suggestions, ...rest } = await read(anna, gameId);
  expect(rest).toEqual({ left: 5, ...IDLE });
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  for (const { low, high } of suggestions) expect(high).toBeGreaterThanOrEqual(low);
  await ends();
  expect(await read(anna, gameId)).toBeNull();
  expect(await database.db.$count(gamePeriods, sql`advice is not null`)).toBe(0);
});

it('are given six times in a game to each bench, whatever is restarted', async () => {
  await annaAlone();
  await giveClub(database.db, 2, benId);
  const gameId = await firstIntermission();
  for (let number = 0; number < 6; number++) {
    expect((await ask(anna, gameId)).status).toBe(200);
    await make(gameId, number);
  }
  const refused = await ask(anna, gameId);
  expect([refused.status, refused.body.code]).toEqual([409, 'game.suggestions-used']);
  expect((await read(anna, gameId)).left).toBe(0);
  // The last answer stays, and the other bench has its own.
  expect((await read(anna, gameId)).suggestions).not.toBeNull();
  expect((await ask(ben, gameId, BENS)).body.data.left).toBe(5);
  // The next intermission begins without suggestions, and with none left.
  const { period } = await lastPeriodOf(gameId);
  for (let looks = 0; (await lastPeriodOf(gameId)).period === period && looks < 30; looks++) await passes(5_000);
  expect((await ask(anna, gameId)).body.code).toBe('game.no-intermission');
  expect(await read(anna, gameId)).toEqual({ left: 0, ...IDLE, suggestions: null });
});

it('may be asked for again when their job is lost', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  await ask(anna, gameId);
  await anna.put(`/api/benches/${ANNAS}/${gameId}/hold`, { isOn: true });
  server.clock.now = new Date(server.clock.now.getTime() + 30_001);
  expect(await read(anna, gameId)).toMatchObject({ left: 5, isWorking: true, isLate: true });
  expect((await ask(anna, gameId)).body.data).toMatchObject({ left: 5, ...WORKING });
  await make(gameId);
  expect(await read(anna, gameId)).toMatchObject({ left: 5, ...IDLE, suggestions: expect.any(Array) });
});

it('are shown when their job is late, and cost no second ask', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  for (let number = 0; number < 5; number++) {
    await ask(anna, gameId);
    await make(gameId, number);
  }
  await ask(anna, gameId);
  await anna.put(`/api/benches/${ANNAS}/${gameId}/hold`, { isOn: true });
  server.clock.now = new Date(server.clock.now.getTime() + 30_001);
  // The last one, too, may be asked for again.
  expect((await ask(anna, gameId)).body.data).toMatchObject({ left: 0, ...WORKING });
  server.clock.now = new Date(server.clock.now.getTime() + 30_001);
  await make(gameId, 5);
  expect(await read(anna, gameId)).toMatchObject({ left: 0, ...IDLE, suggestions: expect.any(Array) });
  expect((await ask(anna, gameId)).body.code).toBe('game.suggestions-used');
});

it('are not made for a shootout', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  // The period that has ended was the overtime.
  await database.db.update(gamePeriods).set({ period: 4 }).where(eq(gamePeriods.gameId, gameId));
  const refused = await ask(anna, gameId);
  expect([refused.status, refused.body.code]).toEqual([409, 'game.no-intermission']);
  expect(await read(anna, gameId)).toBeNull();
  expect(await database.db.$count(gamePeriods, sql`advice is not null`)).toBe(0);
});

it('belong to those behind a bench of this game, in an intermission', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  expect((await ask(ben, gameId, BENS)).status).toBe(403);
  expect((await ask(ben, gameId)).status).toBe(403);
  expect((await ben.get(at(gameId))).status).toBe(403);
  await giveTeam(database.db, OTHERS, benId);
  expect((await ask(ben, gameId, OTHERS)).status).toBe(404);
  expect((await ask(anna, 999_999)).status).toBe(404);
  // A coach gets suggestions for what the manager leaves to them, and none for nothing.
  await giveTeam(database.db, ANNAS, benId);
  await anna.put(`/api/teams/${ANNAS}/lineup/share`, { share: 'nothing' });
  expect((await ask(ben, gameId)).body.code).toBe('lineup.not-yours');
  await anna.put(`/api/teams/${ANNAS}/lineup/share`, { share: 'tactics' });
  expect((await ask(ben, gameId)).status).toBe(200);
  await make(gameId);
  const kinds = (await read(ben, gameId)).suggestions.map(({ move }: { move: { kind: string } }) => move.kind);
  expect(kinds.filter((kind: string) => kind !== 'tactics' && kind !== 'order')).toEqual([]);
  server.clock.now = new Date((await lastPeriodOf(gameId)).startsAt);
  expect((await ask(anna, gameId)).body.code).toBe('game.no-intermission');
});

it('are the same whatever is hidden from the bench: seed, course, the other bench, single skills and ceilings', async () => {
  await annaAlone();
  await giveClub(database.db, 2, benId);
  const gameId = await firstIntermission();
  await ask(anna, gameId);
  await make(gameId);
  const { suggestions } = await read(anna, gameId);
  const { db } = database;
  const { lineup } = (await ben.get(`/api/benches/${BENS}/${gameId}`)).body.data;
  const [one, two, ...rest] = lineup.forwards;
  const theirs = { lineup: { ...lineup, forwards: [two, one, ...rest] }, tactics: presetTactics('trap') };
  const wish = await ben.put(`/api/benches/${BENS}/${gameId}`, {
    ...theirs,
    orders: [ORDER_STARTERS.chase],
    version: 0,
  });
  expect(wish.status, wish.text).toBe(200);
  const input = (await loadInputs(db, [gameId])).get(gameId);
  if (!input) throw new Error('no input was stored');
  const { away } = input;
  const dressed = away.players.map((player) => ({ ...player, form: 99, morale: 1, energy: 77, xp: 0 }));
  const hidden = {
    tactics: presetTactics('runAndGun'),
    orders: [ORDER_STARTERS.desperate],
    partnerships: [],
    coaching: { gamePlan: 0.5, changes: 0.3, powerPlay: 0.5, penaltyKill: 0.5 },
  };
  const changed = { ...input, seed: 'another', away: { ...away, ...hidden, players: dressed } };
  await db.update(gameInputs).set({ input: encodeInput(changed) });
  await db.update(players).set({ ceilings: sql`array_fill(99, array[array_length(ceilings, 1)])` });
  const isLast = and(eq(gamePeriods.gameId, gameId), eq(gamePeriods.period, 1));
  const [row] = await db.select({ state: gamePeriods.state }).from(gamePeriods).where(isLast);
  const inner = { ...(row?.state?.inner as object), dayForm: [2, -2], dayVolume: [0.5, -0.5], random: [1, 2, 3, 4] };
  await db
    .update(gamePeriods)
    .set({ state: row?.state ? { ...row.state, inner } : null })
    .where(isLast);
  await ask(anna, gameId);
  await make(gameId, 1);
  expect((await read(anna, gameId)).suggestions).toEqual(suggestions);
  expect(suggestions.length).toBeGreaterThan(0);
});
