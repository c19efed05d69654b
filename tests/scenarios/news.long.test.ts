/** A season of a world of one tier, played day by day, and all its news. */
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { type GameToPlay, type Simulate, simulateHere } from '#domains/game/simulation/simulate.ts';
import { newsFact } from '#domains/kinds.ts';
import { isAvailable, playsGoal } from '#engine/lineup/roster.ts';
import { knownSecret } from '#engine/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { advance } from '#world/advance.ts';
import { checkWorld } from '#world/check.ts';
import { createWorld } from '#world/creation/create.ts';
import { testDatabase } from '../database.ts';
import { type Bench, benchKey, decided } from './news-of-decisions.ts';
import {
  badWords,
  counted,
  hasNumbers,
  type Item,
  newsOf,
  recordsOf,
  repeatedInAWeek,
  sayer,
  saysNumbers,
} from './news-of-season.ts';

const SEASON = 2;
/** Kinds that every season has and that are recounted. */
const ALWAYS_COUNTED = [
  ...['game-recap', 'streak', 'milestone', 'league-leader', 'preview', 'signing', 'award-won', 'title-won'],
  ...['injury', 'recall', 'power-ranking', 'trade', 'drafted', 'draft-lottery', 'host-chosen', 'season-start'],
];
/** The players who could have dressed, for every game of the season. */
const benches = new Map<string, Bench>();
const watching: Simulate = (games) => simulateHere(noted(games));
function* noted(games: Iterable<GameToPlay>): Iterable<GameToPlay> {
  for (const game of games) {
    if (!('matchup' in game)) throw new Error(`game ${game.gameId} has chosen its lines before`);
    for (const { teamId, players } of [game.matchup.home, game.matchup.away]) {
      const bench = players.map((player) => ({
        id: player.id,
        isGoalie: playsGoal(player),
        isAvailable: isAvailable(player),
      }));
      benches.set(benchKey(game.gameId, teamId), bench);
    }
    yield game;
  }
}

const database = testDatabase();
const { db } = database;
let items: Item[];
let say: (item: Item) => string;
beforeAll(async () => {
  const now = new Date();
  const world = { db, size: 20, seed: 23, secret: knownSecret(23), pastSeasons: SEASON - 1, dayMinutes: 60, now };
  await createWorld(world);
  const log = pino({ level: 'silent' });
  await advance({ db, simulate: watching, enqueue, now: () => now, log }, { by: 'season', count: 1 });
  items = await newsOf(db, SEASON);
  say = await sayer();
});

it('a season ends with its world in order', async () => {
  expect(await readWorld(db)).toMatchObject({
    seasonNumber: SEASON + 1,
    day: 1,
    step: 'morning',
    phase: 'preseason',
  });
  expect((await checkWorld(db)).flatMap((check) => check.faults)).toEqual([]);
});

it('news comes in many kinds', () => {
  const kinds = new Set(items.map(({ kind }) => kind));
  expect(items.length).toBeGreaterThan(1_000);
  expect(kinds.size).toBeGreaterThan(15);
});

it('no sentence is repeated within a week for readers of a club, a league or the world', () => {
  expect(repeatedInAWeek(items, say)).toEqual([]);
});

it('no item contains a number missing from its fact, or a plural of one', () => {
  expect(badWords(items, say)).toEqual([]);
});

it('news is true: it matches games, standings, contracts and ballots', async () => {
  const records = await recordsOf(db, SEASON);
  const checked = new Map<string, number>();
  const wrong: string[] = [];
  for (const item of items) {
    const facts = (await counted(item, records)) ?? (await decided(item, { db: db, season: SEASON, items, benches }));
    if (!facts) {
      if (hasNumbers(item)) wrong.push(`nobody counts ${item.kind} again: ${say(item)}`);
      continue;
    }
    checked.set(item.kind, (checked.get(item.kind) ?? 0) + 1);
    const params: Record<string, unknown> = item.params;
    for (const [name, value] of Object.entries(facts))
      if (params[name] !== value) wrong.push(`day ${item.day}, ${name} is ${value}: ${say(item)} (${item.kind})`);
  }
  expect(wrong).toEqual([]);
  for (const kind of ALWAYS_COUNTED) expect(checked.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

it('every kind of news with a number can be verified, even those missing from this season', async () => {
  const records = await recordsOf(db, SEASON);
  const place = { db: db, season: SEASON, items, benches };
  const isCounted = async (item: Item) => {
    try {
      return ((await counted(item, records)) ?? (await decided(item, place))) !== null;
    } catch {
      // It has no params to look up; a counter that fails on that was about to count.
      return true;
    }
  };
  const about = { id: 0, day: 1, clubId: null, leagueId: null, playerId: null, gameId: null };
  const uncounted: string[] = [];
  for (const { shape } of newsFact.options) {
    const kind = shape.kind.value;
    if (!saysNumbers(shape.params)) continue;
    // Without params it is of no valid kind, except for this test.
    if (!(await isCounted({ ...about, kind, params: {} } as Item))) uncounted.push(kind);
  }
  expect(uncounted).toEqual([]);
});
