/** Worlds are made from seeds, whole or not at all, and moved from one database to another. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { and, eq, isNotNull, lt, max, min, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { isPassword } from '#domains/auth/store/passwords.ts';
import { camps } from '#domains/camp/tables.ts';
import { capAccruals } from '#domains/cap/tables.ts';
import { clubs, teamRatingHistory } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { draftImports } from '#domains/draft/tables.ts';
import { clubFinances, ledgerTransactions, sponsorDeals } from '#domains/finances/tables.ts';
import { arbitrations, frenzyResults } from '#domains/free-agency/tables.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { gameInputs, gamePeriods, games } from '#domains/game/tables.ts';
import { SEASONS_TO_WAIT } from '#domains/hall-of-fame/constants.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { readClock } from '#domains/world/views/clock.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { knownSecret } from '#engine/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSecret } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { checkWorld } from '#world/check.ts';
import { createWorld, WorldExistsError } from '#world/creation/create.ts';
import { exportWorld } from '#world/transfer/export.ts';
import { importWorld, UnfitFileError } from '#world/transfer/import.ts';
import { lastDeals } from '../../scripts/world/deals.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeUser } from '../factories/user.ts';

const tiny = { size: 20, pastSeasons: 1, dayMinutes: 60, threads: 1 } as const;
const now = new Date('2026-11-20T12:00:00Z');

/** Made once, and never changed. */
let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
  await createWorld({ ...tiny, db: made.db, seed: 7, secret: knownSecret(7), now });
});
afterAll(() => made.drop());

const databases: TestDatabase[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rinkside-creation-'));
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

/** Returns a digest of every row of every table, except the columns that hold real time. */
async function digestOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and data_type <> 'timestamp with time zone'
    group by 1 order by 1`);
  const digests: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row(${columns.join(', ')})::text as row from "${name}"`);
    const lines = rows.map(({ row }) => row).sort();
    digests[name] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return digests;
}

/** Returns the first and the last game of the past. */
async function pastGames(db: Database): Promise<[number, number]> {
  const [ends] = await db
    .select({ first: min(games.id), last: max(games.id) })
    .from(games)
    .where(eq(games.status, 'final'));
  return [ends?.first ?? 0, ends?.last ?? 0];
}

/** Returns the play-by-play of a game, a period at a time, as it is played from its stored input. */
async function replayed(db: Database, gameId: number): Promise<string[]> {
  const input = (await loadInputs(db, [gameId])).get(gameId);
  if (!input) throw new Error(`there is no input of game ${gameId}`);
  return simulateMatch(input).periods.map(({ encoded }) => Buffer.from(encoded).toString('hex'));
}

/** Returns the stored play-by-play. */
async function stored(db: Database, gameId: number): Promise<string[]> {
  const periods = await db.select().from(gamePeriods).where(eq(gamePeriods.gameId, gameId)).orderBy(gamePeriods.period);
  return periods.map(({ events }) => Buffer.from(events).toString('hex'));
}

describe('a new world', () => {
  it('has a past season that was simulated: bids and signings, buyouts, waivers, arbitration, camps, ratings and reviews of every club', async () => {
    const { db } = made;
    const season = 1;
    const signed = await db.select().from(frenzyResults).where(isNotNull(frenzyResults.clubId));
    expect(signed.length).toBeGreaterThan(tiny.size);
    expect(await db.$count(waivers, eq(waivers.status, 'claimed'))).toBeGreaterThan(0);
    expect(await db.$count(contracts, isNotNull(contracts.boughtOutOn))).toBeGreaterThan(0);
    expect(await db.$count(arbitrations)).toBeGreaterThan(0);
    expect(await db.$count(capAccruals, eq(capAccruals.season, season))).toBe(tiny.size);
    const held = await db.select().from(camps).where(eq(camps.season, season));
    expect(held).toHaveLength(2 * tiny.size);
    expect(held.every(({ report }) => (report ?? []).length > 10)).toBe(true);
    const rated = await db.selectDistinct({ day: teamRatingHistory.day }).from(teamRatingHistory);
    expect(rated.map(({ day }) => day).toSorted((a, b) => a - b)).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63]);
    const reviews = await db.select().from(seasonReviews).where(eq(seasonReviews.season, season));
    const ranks = reviews.map(({ facts }) => facts.rank).toSorted((a, b) => a - b);
    expect(ranks).toEqual(Array.from({ length: tiny.size }, (_, index) => index + 1));
    for (const { facts } of reviews) {
      expect(facts.expectedRank).not.toBeNull();
      expect(facts.leaders.length).toBeGreaterThan(4);
      expect(facts.young.length).toBeGreaterThan(0);
      expect(facts.young.every(({ before, after }) => after >= before && after - before < 20)).toBe(true);
    }
  });

  it('has a Hall of Fame: past greats were elected season by season, and others are on the ballot', async () => {
    const { db } = made;
    const ballots = await db.select().from(hallCandidates);
    const members = ballots.filter(({ isInducted }) => isInducted);
    expect(members.length).toBeGreaterThan(15);
    expect(
      members.every(({ facts, season }) => facts.seasons > 9 && facts.lastSeason + SEASONS_TO_WAIT <= season),
    ).toBe(true);
    expect(new Set(members.map(({ season }) => season)).size).toBeGreaterThan(8);
    expect(new Set(members.map(({ playerId }) => playerId)).size).toBe(members.length);
    const open = ballots.filter(({ votes }) => votes === null);
    expect(open.length).toBeGreaterThan(2);
    expect(new Set(open.map(({ season }) => season))).toEqual(new Set([2]));
  });

  it('is the same to the last row for the same seed, however many threads play its games', async () => {
    const [other, different] = [await emptyDatabase(), await emptyDatabase()];
    await createWorld({
      ...tiny,
      db: other.db,
      seed: 7,
      secret: knownSecret(7),
      now: new Date(now.getTime() + 86_400_000),
      threads: 2,
    });
    await createWorld({ ...tiny, db: different.db, seed: 8, secret: knownSecret(8), pastSeasons: 0, now });
    const digest = await digestOf(made);
    expect(await digestOf(other)).toEqual(digest);
    expect((await digestOf(different))['players']).not.toEqual(digest['players']);
  });

  it('starts on the first morning after its past, in order, with everything needed to replay its games', async () => {
    const { db } = made;
    expect(await db.$count(gameInputs)).toBe(await db.$count(games, eq(games.status, 'final')));
    const [first, last] = await pastGames(db);
    expect(await replayed(db, first)).toEqual(await stored(db, first));
    expect(await replayed(db, last)).toEqual(await stored(db, last));
    expect(await readWorld(db)).toMatchObject({
      seasonNumber: 2,
      day: 1,
      step: 'morning',
      phase: 'preseason',
      seed: 7,
    });
    const faults = (await checkWorld(db)).flatMap((check) => check.faults.map((fault) => `${check.name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('has past trades of players and picks, and undrafted amateurs who came over', async () => {
    const { db } = made;
    const deals = await lastDeals(db, 1000);
    expect(deals.length).toBeGreaterThan(10);
    for (const { season, clubs: parties } of deals) {
      expect(season).toBe(1);
      for (const { wants, gets } of parties) {
        expect(wants).not.toBeNull();
        expect(gets).not.toEqual([]);
      }
    }
    const kinds = await db.selectDistinct({ kind: tradeAssets.kind }).from(tradeAssets);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining(['pick', 'player']));
    // The last season before the users is in the news, including the trades it links to.
    expect(await db.$count(news, eq(news.kind, 'trade'))).toBeGreaterThanOrEqual(2 * deals.length);
    expect(await db.$count(draftImports)).toBeGreaterThan(0);
    expect(await db.$count(trades, ne(trades.status, 'done'))).toBe(0);
  });

  it('can start at its first faceoff, after the training camp, when made for immediate play', async () => {
    const { db } = await emptyDatabase();
    const made = Date.now();
    await createWorld({ ...tiny, db, seed: 7, pastSeasons: 0, isAtFaceoff: true, now });
    const elapsedMs = Date.now() - made;
    expect(await readWorld(db)).toMatchObject({ seasonNumber: 1, day: 6, step: 'morning', phase: 'regular' });
    const { nextFaceoffAt } = await readClock(db, now);
    const waitMs = Date.parse(nextFaceoffAt ?? '') - now.getTime() - elapsedMs;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThan(10 * 60_000);
    expect(await db.$count(games, and(eq(games.status, 'scheduled'), lt(games.day, 6)))).toBe(0);
    expect(await db.$count(games, eq(games.status, 'final'))).toBeGreaterThan(0);
    // Clubs' preparations for a season are done: none goes without sponsors and season tickets for a year.
    const opened = await db.select().from(clubFinances);
    expect(opened.filter(({ seasonTickets }) => seasonTickets > 0)).toHaveLength(20);
    expect(await db.$count(sponsorDeals, eq(sponsorDeals.state, 'signed'))).toBe(3 * 20);
    expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'season-tickets'))).toBe(20);
    const wages = await db
      .selectDistinct({ day: ledgerTransactions.day })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.kind, 'wages'));
    expect(wages.map(({ day }) => day).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(Math.min(...opened.map(({ seasonRevenue }) => seasonRevenue))).toBeGreaterThan(0);
    const counted = await db.select().from(capAccruals);
    expect(counted.map(({ days }) => days)).toEqual(Array(20).fill(5));
    expect(Math.min(...counted.map(({ dollarDays }) => dollarDays))).toBeGreaterThan(0);
    const faults = (await checkWorld(db)).flatMap((check) => check.faults.map((fault) => `${check.name}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('is created once, by the first process', async () => {
    const { db } = await emptyDatabase();
    const make = () => createWorld({ ...tiny, db, seed: 5, secret: knownSecret(5), pastSeasons: 0, now });
    const results = await Promise.allSettled([make(), make()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(WorldExistsError);
    expect(await db.$count(world)).toBe(1);
  });

  it('leaves nothing behind when its creation is killed, and can be created again', async () => {
    const database = await emptyDatabase();
    const maker = make(database.url);
    // Killed while it plays: the plan has been written by then.
    await until(maker, /season 1/);
    maker.kill('SIGKILL');
    await once(maker, 'exit');
    expect(await database.db.$count(world)).toBe(0);
    expect(await database.db.$count(clubs)).toBe(0);
    await createWorld({ ...tiny, db: database.db, seed: 5, secret: knownSecret(5), pastSeasons: 0, now });
    expect(await database.db.$count(clubs)).toBe(20);
  });
});

describe('an exported world', () => {
  it('arrives unchanged', async () => {
    const to = await emptyDatabase();
    const file = join(folder, 'world.gz');
    const header = await exportWorld(made.pool, { file, now, withSecrets: true });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(header.world).toMatchObject({ seed: 7, season: 2, day: 1 });
    await importWorld(to.pool, { file });
    expect(await digestOf(to)).toEqual(await digestOf(made));
    expect((await checkWorld(to.db)).every((check) => check.holds)).toBe(true);
    await expect(importWorld(to.pool, { file })).rejects.toThrow(WorldExistsError);
  });

  it('leaves its secret key out unless requested, and gets a new one on import', async () => {
    const [from, to] = [await emptyDatabase(), await emptyDatabase()];
    const secret = knownSecret(7);
    await createWorld({ ...tiny, db: from.db, seed: 7, secret, pastSeasons: 0, now });
    await makeUser(from.db, { name: 'Boss' });
    const file = join(folder, 'for-others.gz');
    await exportWorld(from.pool, { file, now, withSecrets: false });
    const text = gunzipSync(await readFile(file)).toString('utf8');
    expect(text).not.toContain(secret);
    expect(text).not.toContain('$argon2');
    await importWorld(to.pool, { file });
    const [row] = await to.db.select().from(worldSecret);
    expect(row?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.key).not.toBe(secret);
    const [user] = await to.db.select({ hash: users.passwordHash }).from(users);
    expect(await isPassword('', user?.hash ?? null)).toBe(false);
  });

  it('is refused as a whole when the file is truncated or not a world', async () => {
    const to = await emptyDatabase();
    const file = join(folder, 'world.gz');
    await exportWorld(made.pool, { file, now, withSecrets: false });
    await truncate(file, Math.floor((await readFile(file)).length / 2));
    await expect(importWorld(to.pool, { file })).rejects.toThrow(UnfitFileError);
    await writeFile(file, 'no world');
    await expect(importWorld(to.pool, { file })).rejects.toThrow(UnfitFileError);
    expect(await to.db.$count(players)).toBe(0);
  });
});

function make(databaseUrl: string): ChildProcess {
  const preload = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
  const script = fileURLToPath(new URL('../../scripts/world.ts', import.meta.url));
  return spawn(process.execPath, ['--import', preload, script, 'create', '--size', '20', '--seed', '5'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Waits until the program's output matches. */
async function until(program: ChildProcess, pattern: RegExp): Promise<void> {
  let said = '';
  for await (const chunk of program.stderr as NodeJS.ReadableStream) {
    said += String(chunk);
    if (pattern.test(said)) return;
  }
  throw new Error(`it ended without saying ${pattern}: ${said}`);
}
