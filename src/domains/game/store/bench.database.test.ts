/** Tests the bench of a live game: set for this game only, it leaves the team's stored lineup and its keeper alone. */
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { gamePeriods } from '#domains/game/tables.ts';
import { presetTactics } from '#domains/lineups/rules/presets.ts';
import { lineups } from '#domains/lineups/tables.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { orderedWorld } from '../../../../tests/factories/pace-orders.ts';
import { giveClub, giveTeam } from '../../../../tests/factories/seats.ts';
import type { Browser } from '../../../../tests/factories/server.ts';

const { database, server, anna, ben, benId, annaAlone, passes, ends, firstIntermission, lastPeriodOf } = orderedWorld();
const [ANNAS, BENS] = [11, 21];

const benchAt = (gameId: number, teamId = ANNAS) => `/api/benches/${teamId}/${gameId}`;
const read = async (browser: Browser, gameId: number, teamId = ANNAS) =>
  (await browser.get(benchAt(gameId, teamId))).body.data;

/** Returns the lineup with the left wings of the first two lines swapped. */
function swapped(lineup: Lineup): Lineup {
  const [first, second, ...others] = lineup.forwards;
  const forwards: Lineup['forwards'] = [{ ...first, LW: second.LW }, { ...second, LW: first.LW }, ...others];
  return { ...lineup, forwards };
}

/** Returns the bench that a period began with, as far as it differs from the one before. */
async function broughtInto(gameId: number, period: number) {
  const [row] = await database.db
    .select({ benches: gamePeriods.benches })
    .from(gamePeriods)
    .where(and(eq(gamePeriods.gameId, gameId), eq(gamePeriods.period, period)));
  return row?.benches?.home ?? null;
}

/** Lets the next period begin. */
async function nextPeriod(gameId: number): Promise<void> {
  const { period } = await lastPeriodOf(gameId);
  for (let looks = 0; (await lastPeriodOf(gameId)).period === period && looks < 30; looks++) await passes(5_000);
}

it('set for this game takes the ice in the next period, and the assistant still keeps the lineup', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  const { version, isForGame, holdMs, ...bench } = await read(anna, gameId);
  expect({ version, isForGame, holdMs }).toEqual({ version: 0, isForGame: false, holdMs: 180_000 });
  const stored = (await anna.get(`/api/teams/${ANNAS}/lineup`)).body.data;
  expect(stored.savedBy).toBe('assistant');
  const board = { lineup: swapped(bench.lineup), tactics: presetTactics('trap'), orders: [] };
  const saved = await anna.put(benchAt(gameId), { ...board, version });
  expect(saved.body.data, saved.text).toMatchObject({ ...board, version: 1, isForGame: true });
  await nextPeriod(gameId);
  expect(await broughtInto(gameId, 2)).toMatchObject({ lineup: { forwards: board.lineup.forwards } });
  // It stays for the rest of the game, and nothing of it is kept.
  expect(await read(anna, gameId)).toMatchObject({ lineup: board.lineup, tactics: board.tactics, version: 0 });
  expect((await anna.get(`/api/teams/${ANNAS}/lineup`)).body.data).toMatchObject({ savedBy: 'assistant' });
  expect(await database.db.$count(lineups, eq(lineups.savedBy, 'manager'))).toBe(0);
  await ends();
  expect(await read(anna, gameId)).toBeNull();
  expect((await anna.put(benchAt(gameId), { ...board, version: 0 })).body.code).toBe('game.unknown');
});

it('gives way to a lineup that is saved later for all games, and not to an earlier one', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  const { lineup, orders } = await read(anna, gameId);
  const all = (version: number, board: object) =>
    anna.unsafe('PUT', `/api/teams/${ANNAS}/lineup`, board, { 'if-match': `"${version}"` });
  const version = (await anna.get(`/api/teams/${ANNAS}/lineup`)).body.data.version;
  const first = await all(version, { lineup, tactics: presetTactics('pressure'), orders });
  expect(first.status, first.text).toBe(200);
  const forGame = { lineup, tactics: presetTactics('trap'), orders, version: 0 };
  expect((await anna.put(benchAt(gameId), forGame)).status).toBe(200);
  expect(await read(anna, gameId)).toMatchObject({ tactics: presetTactics('trap'), isForGame: true });
  const later = await all(first.body.data.version, { lineup, tactics: presetTactics('shutdown'), orders });
  expect(later.status, later.text).toBe(200);
  expect(await read(anna, gameId)).toMatchObject({ tactics: presetTactics('shutdown'), isForGame: false });
  await nextPeriod(gameId);
  expect(await broughtInto(gameId, 2)).toMatchObject({ tactics: presetTactics('shutdown') });
});

it('is set by one of two who save at once', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  const { lineup, orders } = await read(anna, gameId);
  const answers = await Promise.all(
    (['trap', 'pressure'] as const).map((plan) =>
      anna.put(benchAt(gameId), { lineup, tactics: presetTactics(plan), orders, version: 0 }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

it('is shown to those behind it, and set by those who may', async () => {
  await annaAlone();
  await giveClub(database.db, 2, benId);
  const gameId = await firstIntermission();
  expect((await ben.get(benchAt(gameId))).status).toBe(403);
  const theirs = await read(ben, gameId, BENS);
  expect(theirs.dressed).toHaveLength(20);
  const bench = await read(anna, gameId);
  const { lineup, orders } = bench;
  const wish = { lineup, tactics: presetTactics('trap'), orders, version: 0 };
  expect((await ben.put(benchAt(gameId), wish)).status).toBe(403);
  expect((await anna.put(benchAt(999_999), wish)).status).toBe(404);
  const faulty = { ...wish, orders: [{ fromMinute: -1, tactics: { forecheck: 'passive' } }] };
  expect((await anna.put(benchAt(gameId), faulty)).body.code).toBe('lineup.faulty-orders');
  // What the manager keeps to themselves is not the coach's to set.
  await giveTeam(database.db, ANNAS, benId);
  await anna.put(`/api/teams/${ANNAS}/lineup/share`, { share: 'lines' });
  expect((await ben.put(benchAt(gameId), wish)).body.code).toBe('lineup.not-yours');
  expect((await ben.put(benchAt(gameId), { ...wish, tactics: bench.tactics, lineup: swapped(lineup) })).status).toBe(
    200,
  );
});

it('knows how tired its players are by their ice time, and shows nothing of a period before it is played', async () => {
  await annaAlone();
  const gameId = await firstIntermission();
  const rested = await read(anna, gameId);
  const at = server.clock.now;
  server.clock.now = new Date((await lastPeriodOf(gameId)).startsAt);
  const before = await read(anna, gameId);
  expect(before.dressed.every(({ energy }: { energy: number }) => energy === 100)).toBe(true);
  server.clock.now = at;
  const skaters = rested.dressed.map(({ energy }: { energy: number }) => energy);
  expect(Math.min(...skaters)).toBeLessThan(100);
  expect(Math.min(...skaters)).toBeGreaterThan(50);
});
