/** A manager who only ever plays on to the next decision, beside one who would look at the desk every morning of the same season. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskItem } from '#domains/club/contract.ts';
import { teams } from '#domains/club/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { slices } from '#domains/slices.ts';
import { calendarStop, keyOf, stopsOf } from '#domains/world/rules/runs.ts';
import { decisionsOf } from '#domains/world/views/decisions.ts';
import { knownSecret } from '#engine/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { tick } from '#world/clock.ts';
import { createWorld } from '#world/creation/create.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type Browser, makeLoggedInBrowser, startTestServer, type TestServer } from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';

const CLUB = 3;
/** As many as a season of 63 days may ask of somebody who makes every decision. */
const MAX_STOPS = 90;

let database: TestDatabase;
let server: TestServer;
let anna: Browser;
let userId = 0;
let teamId = 0;

beforeAll(async () => {
  database = await createTestDatabase(12);
  const { db } = database;
  const now = new Date();
  await createWorld({
    db,
    size: 20,
    seed: 35,
    secret: knownSecret(35),
    pastSeasons: 0,
    dayMinutes: 60,
    pace: 'own',
    now,
  });
  server = await startTestServer(database);
  server.clock.now = now;
  userId = await makeUser(db, { name: 'Anna', lastOnlineAt: now });
  anna = await makeLoggedInBrowser(server, database, 'anna@example.org');
  const taken = await anna.post(`/api/clubs/${CLUB}/take`);
  expect(taken.status, taken.text).toBe(200);
  teamId = taken.body.data.teamId;
  expect(await db.$count(teams)).toBe(60);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const desk = () =>
  decisionsOf(database.db, { userId, clubId: CLUB, kinds: stopsOf({}).kinds, nouns: slices, now: server.clock.now });

/** Deals with what can be dealt with at once, as a manager would: lines, offers, sponsors. */
async function decide(items: readonly DeskItem[]): Promise<void> {
  for (const { kind, params } of items) {
    if (kind === 'trade-offer') await anna.post(`/api/trades/${params.tradeId}/decline`);
    if (kind === 'sponsor-offers') await takeSponsors();
  }
  if (items.some(({ kind }) => ['injury', 'suspension', 'lineup-fault', 'lineup-return'].includes(kind)))
    await setLines();
}

async function takeSponsors(): Promise<void> {
  const { slots } = (await anna.get(`/api/teams/${teamId}/sponsors`)).body.data;
  for (const { offers } of slots) {
    if (offers[0]) await anna.post(`/api/teams/${teamId}/sponsors/${offers[0].id}/sign`);
  }
}

async function setLines(): Promise<void> {
  const { lineup, tactics, orders, substitutes, version } = (await anna.get(`/api/teams/${teamId}/lineup`)).body.data;
  const filled = (await anna.post(`/api/teams/${teamId}/lineup/auto-fill`, { lineup, mode: 'best' })).body.data;
  const board = { lineup: filled.lineup, tactics, orders, substitutes };
  await anna.put(`/api/teams/${teamId}/lineup`, board, { 'if-match': `"${version}"` });
}

it('makes every decision of a season, in at most ninety stops, and misses none', async () => {
  const log = pino({ level: 'silent' });
  const stepping = { db: database.db, simulate: simulateHere, enqueue, now: () => server.clock.now, log };
  const missed: string[] = [];
  const decided = new Map<string, number>();
  let stops = 0;
  let lookedOn = 0;
  /** What the one who looks every morning knows of. */
  let known: string[] = [];
  for (let row = await readWorld(database.db); row.seasonNumber === 1; row = await readWorld(database.db)) {
    if (row.run && !row.run.isOpen) {
      stops++;
      const items = await desk();
      for (const { kind } of items.filter((item) => !known.includes(keyOf(item)))) {
        decided.set(kind, (decided.get(kind) ?? 0) + 1);
      }
      await decide(items);
    }
    if (!row.run?.isOpen && row.runsUntil !== null) {
      known = (await desk()).map(keyOf);
      const pressed = await anna.put('/api/world/run', { target: 'decision', speed: 'instant' });
      expect(pressed.status, pressed.text).toBe(200);
      lookedOn = row.day;
      await tick(database.pool, stepping);
      continue;
    }
    const isMorning = row.step === 'slot-1' && lookedOn !== row.day;
    const items = isMorning ? await desk() : [];
    await tick(database.pool, stepping);
    if (!isMorning) continue;
    lookedOn = row.day;
    const fresh = items.map(keyOf).filter((key) => !known.includes(key));
    const hasStopped = (await readWorld(database.db)).run?.isOpen === false;
    if (!hasStopped && (fresh.length > 0 || calendarStop(row.day))) missed.push(`day ${row.day}: ${fresh.join(', ')}`);
    if (!hasStopped) known = items.map(keyOf);
  }
  expect(missed).toEqual([]);
  expect(stops, JSON.stringify([...decided])).toBeLessThanOrEqual(MAX_STOPS);
  // A season brings these to every club.
  expect(decided.get('injury')).toBeGreaterThan(3);
  expect(decided.get('trade-offer')).toBeGreaterThan(0);
});
