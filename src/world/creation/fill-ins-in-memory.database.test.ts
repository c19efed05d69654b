import { asc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dressedIn } from '#domains/game/rules/outcome.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { ageClassOf } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { makeWorld, type TestWorld } from '../../../tests/factories/world.ts';
import { gamesOn, SeasonInMemory } from './season-in-memory.ts';

const [FIRST_TEAM, FARM, JUNIORS] = [11, 12, 13];
const AGE_CLASS = { [FIRST_TEAM]: 3, [FARM]: 2, [JUNIORS]: 1 } as const;

let database: TestDatabase;
let today: TestWorld;
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  today = await makeWorld(db);
  const { leagueIds, season, day } = today;
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season });
  // Twenty men each, of whom a center, a defenseman and a goalie of the whole club have gone: nobody can help anybody.
  const gone: number[] = [];
  for (const [teamId, age] of [
    [FIRST_TEAM, 25],
    [FARM, 22],
    [JUNIORS, 18],
  ] as const) {
    const ids = await makeRoster(db, teamId, { birthSeason: season - age });
    gone.push(ids[1] ?? 0, ids[12] ?? 0, ids[18] ?? 0);
    await makeRoster(db, teamId + 10);
    await makeGame(db, { homeTeamId: teamId, awayTeamId: teamId + 10, day });
  }
  await db.update(players).set({ teamId: null, jerseyNumber: null }).where(inArray(players.id, gone));
});
afterEach(() => database.drop());

/** The games of the day, played in memory, and a morning after it if asked for. */
async function playDay({ andSleep = false, isTold = false } = {}) {
  return database.db.transaction(async (tx: Transaction) => {
    const { season, seed: worldSeed, day } = today;
    const memory = await SeasonInMemory.load(tx, { season, worldSeed, simulate: simulateHere });
    const due = await gamesOn(tx, season, day);
    await memory.callFillIns(tx, memory.shortTeams(due), { day, isTold });
    const stillShort = memory.shortTeams(due);
    const finished = await memory.play(due);
    const dressed = finished.flatMap(({ played }) => dressedIn(played.outcome));
    if (andSleep) await memory.sendFillInsHome(tx);
    await memory.save(tx);
    return { dressed, stillShort };
  });
}

describe('a team of the past that has too few left', () => {
  it('plays with men of the town of its age class, and nobody dresses twice on one day', async () => {
    const { dressed, stillShort } = await playDay();
    expect(stillShort).toEqual([]);
    expect(dressed).toHaveLength(6 * 20);
    expect(new Set(dressed).size).toBe(dressed.length);
    const called = await database.db
      .select({ id: players.id, teamId: fillIns.teamId, birthSeason: players.birthSeason, since: fillIns.since })
      .from(fillIns)
      .innerJoin(players, eq(players.id, fillIns.playerId))
      .orderBy(asc(players.id));
    expect(called.map(({ teamId }) => teamId)).toEqual([FIRST_TEAM, FARM, JUNIORS].flatMap((id) => [id, id, id]));
    for (const { id, teamId, birthSeason, since } of called) {
      expect(dressed).toContain(id);
      expect(ageClassOf(today.season - birthSeason)).toBe(AGE_CLASS[teamId as keyof typeof AGE_CLASS]);
      expect(since).toBe(today.absoluteDay);
    }
  });

  it.each([
    { isTold: true, told: 9 },
    { isTold: false, told: 0 },
  ])('is news when anybody will read of it (told: $isTold)', async ({ isTold, told }) => {
    await playDay({ isTold });
    expect(await database.db.$count(fillIns)).toBe(9);
    expect(await database.db.$count(news, eq(news.kind, 'fill-in'))).toBe(told);
  });

  it('sends them home in the morning, as tired as they are, and forgets them', async () => {
    await playDay({ andSleep: true });
    const { db } = database;
    expect(await db.select().from(fillIns)).toEqual([]);
    const gone = await db.select().from(players).where(eq(players.retiredAt, today.season));
    expect(gone.map(({ teamId }) => teamId)).toEqual(Array(9).fill(null));
    expect(gone.filter(({ positions }) => positions[0] !== 'G').every(({ energy }) => energy < 100)).toBe(true);
    const known = (await partnershipsOf(pgReader(db), [FIRST_TEAM])).get(FIRST_TEAM) ?? [];
    expect(known.length).toBeGreaterThan(5);
    const strangers = new Set(gone.map(({ id }) => id));
    expect(known.filter(([one, other]) => strangers.has(one) || strangers.has(other))).toEqual([]);
  });
});

it('looks for men only for the teams that cannot dress, and not before they are needed', async () => {
  await database.db.transaction(async (tx) => {
    const memory = await SeasonInMemory.load(tx, { season: today.season, worldSeed: 7, simulate: simulateHere });
    const due = await gamesOn(tx, today.season, today.day);
    expect(memory.shortTeams(due).map(({ teamId }) => teamId)).toEqual([FIRST_TEAM, FARM, JUNIORS]);
    expect(memory.hasFillIns).toBe(false);
  });
});
