/**
 * Offers are accepted, two of them about the same man, while their deadline passes and the server is killed again and again. Each has
 * exactly one end, nobody is traded twice or lost, and everybody is told once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications } from '#domains/notifications/tables.ts';
import { tradeAssets, tradeLog, trades } from '#domains/trade/tables.ts';
import { Random } from '#engine/random.ts';
import { asset, DAY, KIMS, MIAS, OLES, offer, SEASON, TradingFloor } from '../factories/trading.ts';

/** Men of Mia's whom she offers to two managers at once. */
const MEN = 6;
const KILLS = 6;
/** A server lives between these times before it is killed. */
const LIFE_MS = { least: 5, most: 400 };

let floor: TradingFloor;
let running: ChildProcess | null = null;

beforeAll(async () => {
  floor = await TradingFloor.open();
});
afterAll(async () => {
  if (running) await kill(running);
  await floor.close();
});

async function startServer(): Promise<ChildProcess> {
  const preload = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
  const program = fileURLToPath(new URL('./trade-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', preload, program], {
    // The offers of one day have run out by then, those of three have not.
    env: { ...process.env, DATABASE_URL: floor.database.url, DEADLINE: String(SEASON * 63 + DAY + 2) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running = null;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('every offer ends once, however often the server is killed while it is accepted or runs out', async () => {
  const { mia } = floor;
  const { db } = floor.database;
  const home = new Map<number, number>();
  const offers: { id: number; hers: number; his: number; partner: number }[] = [];
  for (let index = 0; index < MEN; index++) {
    const hers = await floor.manOf(1, index);
    home.set(hers, MIAS);
    for (const [clubId, partner] of [[2, OLES] as const, [3, KIMS] as const]) {
      const his = await floor.manOf(clubId, index);
      home.set(his, partner);
      const days = index % 2 === 0 ? 1 : 3;
      const { tradeId } = (await offer(mia, MIAS, partner, [asset(hers)], [asset(his)], { days })).body.data;
      offers.push({ id: tradeId, hers, his, partner });
    }
  }
  const ids = offers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * MEN);

  const random = new Random(`trade ${Date.now()}`);
  const moments: number[] = [];
  const isWaiting = and(inArray(trades.id, ids), inArray(trades.status, ['open', 'escrow']));
  for (let killed = 0; killed < KILLS; killed++) {
    const child = await startServer();
    await wait(random.int(LIFE_MS.least, LIFE_MS.most));
    await kill(child);
    moments.push(await db.$count(trades, isWaiting));
  }
  const last = await startServer();
  if (last.exitCode === null) await once(last, 'exit');
  expect(last.exitCode).toBe(0);
  running = null;

  const left = `open after each kill: ${moments.join(' ')}`;
  const ended = await db.select().from(trades).where(inArray(trades.id, ids)).orderBy(asc(trades.id));
  const ends = new Map(ended.map(({ id, status }) => [id, status]));
  expect(
    [...ends.values()].filter((status) => !['done', 'void', 'expired'].includes(status)),
    left,
  ).toEqual([]);
  for (const { hers } of offers) {
    const about = offers.filter((each) => each.hers === hers && ends.get(each.id) === 'done');
    expect(about.length, left).toBeLessThan(2);
    for (const { his, partner } of about) {
      home.set(hers, partner);
      home.set(his, MIAS);
    }
  }
  for (const [man, teamId] of home) expect(await floor.teamOf(man), left).toBe(teamId);

  // Whatever was begun and not finished has left nothing behind: one line for each end, and one word to each club.
  const log = await db.select().from(tradeLog).where(inArray(tradeLog.tradeId, ids));
  const says = (id: number) =>
    log.filter(({ tradeId, says: said }) => tradeId === id && said !== 'goes-to-escrow').map(({ says: said }) => said);
  const told = await db.select().from(notifications);
  for (const { id, status } of ended) {
    const heard = told.flatMap(({ userId, kind, params }) =>
      'tradeId' in params && params.tradeId === id ? [`${kind} to ${userId}`] : [],
    );
    expect(new Set(heard).size, `${heard}`).toBe(heard.length);
    if (status === 'done') {
      expect(says(id).slice(0, 2)).toEqual(['offers', 'accepts']);
      expect(says(id).filter((said) => said === 'accepts')).toHaveLength(1);
      expect(heard.filter((word) => word.startsWith('trade-accepted'))).not.toEqual([]);
    } else expect(says(id).at(-1)).toBe(status === 'void' ? 'falls-through' : 'expires');
  }
  expect(await db.$count(tradeAssets, inArray(tradeAssets.tradeId, ids))).toBe(2 * ids.length);
  expect(await db.$count(trades, eq(trades.status, 'done')), left).toBeGreaterThan(0);
  await floor.expectWhole();
});
