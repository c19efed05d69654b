/**
 * A manager who only ever plays on to the next decision, beside one who would check the desk every morning of the same season.
 */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskItem } from '#domains/club/contract.ts';
import { teams } from '#domains/club/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { calendarStop } from '#domains/world/rules/runs.ts';
import { knownSecret } from '#engine/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { tick } from '#world/clock.ts';
import { createWorld } from '#world/creation/create.ts';
import { testDatabase } from '../database.ts';
import { type Browser, makeLoggedInBrowser, startTestServer, type TestServer } from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';
import { steppingOn } from '../factories/whole-world.ts';

const CLUB = 3;
/** Maximum stops that a season of 63 days may ask of a manager who makes every decision. */
const MAX_STOPS = 90;

const database = testDatabase(12);
const { db } = database;
let server: TestServer;
let anna: Browser;
let teamId = 0;

beforeAll(async () => {
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
  await makeUser(db, { name: 'Anna', lastOnlineAt: now });
  anna = await makeLoggedInBrowser(server, database, 'anna@example.org');
  const taken = await anna.post(`/api/clubs/${CLUB}/take`);
  expect(taken.status, taken.text).toBe(200);
  teamId = taken.body.data.teamId;
  expect(await db.$count(teams, eq(teams.ownerKind, 'club'))).toBe(60);
});
afterAll(async () => {
  await server.close();
});

/** Desk items that only inform, with nothing for the manager to decide. */
const NO_DECISIONS = ['game-today', 'lineup-repaired', 'welcome', 'probation'];

/**
 * Returns the desk as a manager reads it, and the injuries that it leaves to the roster: by other means than those under test.
 */
async function readDesk(): Promise<DeskItem[]> {
  const overview = (await anna.get(`/api/teams/${teamId}/overview`)).body.data;
  const own = (await anna.get('/api/desk')).body.data;
  const named = overview.desk.map(({ path }: DeskItem) => path);
  const hurt = overview.injuries
    .map(({ player, daysLeft }: { player: PlayerRef; daysLeft: number }) => ({
      kind: 'injury',
      params: { player: `${player.firstname} ${player.lastname}`, count: daysLeft },
      path: `/player/${player.id}`,
    }))
    .filter(({ path }: DeskItem) => !named.includes(path));
  return [...overview.desk, ...own, ...hurt].filter(({ kind }) => !NO_DECISIONS.includes(kind));
}

/** Returns a key for items that a manager would call the same: where it leads, and what it names. */
function signOf({ kind, path, params }: DeskItem): string {
  return [kind, path, ...Object.values(params).filter((value) => typeof value === 'string')].join(' | ');
}

/** Returns what is new to a manager who reads the desk every morning: new items, or higher counts. */
function appeared(items: readonly DeskItem[], before: readonly DeskItem[]): string[] {
  const numberOf = (some: readonly DeskItem[], sign: string) =>
    some
      .filter((item) => signOf(item) === sign)
      .reduce((sum, { params }) => sum + ('count' in params ? params.count : 1), 0);
  return [...new Set(items.map(signOf))].filter((sign) => numberOf(items, sign) > numberOf(before, sign));
}

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

it('a manager makes every decision of a season in at most ninety stops, and misses none', async () => {
  const stepping = steppingOn(db, () => server.clock.now);
  const missed: string[] = [];
  const decided = new Map<string, number>();
  /** Everything that was on the desk on any morning, and everything on it when play had stopped. */
  const everything = new Set<string>();
  const shown = new Set<string>();
  let stops = 0;
  let lookedOn = 0;
  let before: DeskItem[] = [];
  for (let row = await readWorld(db); row.seasonNumber === 1; row = await readWorld(db)) {
    const items = await readDesk();
    if (!row.run?.isOpen && row.runsUntil !== null) {
      for (const item of items) shown.add(signOf(item));
      if (row.run) {
        stops++;
        for (const { kind } of row.run.stoppedFor) decided.set(kind, (decided.get(kind) ?? 0) + 1);
      }
      await decide(items);
      before = await readDesk();
      const pressed = await anna.put('/api/world/run', { target: 'decision', speed: 'instant' });
      expect(pressed.status, pressed.text).toBe(200);
      lookedOn = row.day;
      await tick(database.pool, stepping);
      continue;
    }
    const isMorning = row.step === 'slot-1' && lookedOn !== row.day;
    if (isMorning) for (const item of items) everything.add(signOf(item));
    await tick(database.pool, stepping);
    if (!isMorning) continue;
    lookedOn = row.day;
    const fresh = appeared(items, before);
    const hasStopped = (await readWorld(db)).run?.isOpen === false;
    if (!hasStopped && (fresh.length > 0 || calendarStop(row.day))) missed.push(`day ${row.day}: ${fresh.join(', ')}`);
    if (!hasStopped) before = items;
  }
  expect(missed).toEqual([]);
  expect([...everything].filter((sign) => !shown.has(sign))).toEqual([]);
  expect(stops, JSON.stringify([...decided])).toBeLessThanOrEqual(MAX_STOPS);
  console.info(`own season: ${stops} stops, ${shown.size} items, ${JSON.stringify([...decided])}`);
  // A season brings these to every club.
  expect(decided.get('injury')).toBeGreaterThan(3);
  expect(decided.get('trade-offer')).toBeGreaterThan(0);
});
