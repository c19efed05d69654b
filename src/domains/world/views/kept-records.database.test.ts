import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEAGUE_KINDS } from '#domains/competition/rules.ts';
import { keptSeasonsEqualSeasons } from '#domains/stats/checks.ts';
import { BEST_OF_EACH } from '#domains/stats/constants.ts';
import { keepSeasons } from '#domains/stats/store/finished-seasons.ts';
import { careerSums, goalieGames, seasonBests, teamBests, teamGames } from '#domains/stats/tables.ts';
import type { Kind, RecordFilter } from '#domains/world/views/record-filter.ts';
import { keyOf, kindsOf, type RecordRow } from '#domains/world/views/record-queries.ts';
import { readRecords } from '#domains/world/views/records.ts';
import { Random } from '#engine/random.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { changeRows, rowOf } from '../../../../tests/factories/rows.ts';
import {
  makeGoalieSeason,
  makeSkaterGame,
  makeSkaterSeason,
  makeTeamSeason,
} from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const ANY: RecordFilter = {
  ...{ level: null, tier: null, season: null, holderType: null, statistic: null },
  ...{ scope: null, stage: null, teamIds: null, playersOfTeamIds: null },
};
/** The running season. */
const NOW = 3;
const FILTERS: readonly Partial<RecordFilter>[] = [
  {},
  { level: 'PRO' },
  { level: 'FRM' },
  { level: 'U21' },
  { tier: 1 },
  { tier: 9 },
  { level: 'PRO', tier: 1, stage: 'playoffs' },
  { season: 1 },
  { season: 2, level: 'FRM' },
  { season: 3 },
  { scope: 'career' },
  { season: 2, scope: 'career' },
  { scope: 'game', statistic: 'goals' },
  { holderType: 'team' },
  { teamIds: [11, 12] },
  { teamIds: [11, 12], season: 2 },
  { playersOfTeamIds: [21] },
  { playersOfTeamIds: [11, 21], season: NOW },
  { teamIds: [11], playersOfTeamIds: [11, 21], level: 'PRO' },
];

const { db, world, faults } = testWorld();
beforeAll(async () => {
  const { leagueIds } = world;
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season: NOW });
  const random = new Random('kept records');
  const many = (most: number) => random.int(0, most);
  const goalies = new Set<number>();
  const ids: number[] = [];
  for (let index = 0; index < 26; index++) {
    const id = await makePlayer(db, { teamId: index % 2 ? 11 : 21, position: index < 4 ? 'G' : 'C' });
    ids.push(id);
    if (index < 4) goalies.add(id);
  }
  for (const season of [1, 2, NOW]) {
    const score: [home: number, away: number] = [9, 8];
    const sides = { season, homeTeamId: 11, awayTeamId: 21, score };
    const gameIds = [
      await makeResult(db, { ...sides, day: 9 }),
      await makeResult(db, { ...sides, day: 50, stage: 'playoffs' }),
    ];
    for (const [index, playerId] of ids.entries()) {
      // Some have retired, some have not begun; many are tied.
      if ((index % 5 === 0 && season === NOW) || (index % 7 === 0 && season === 1)) continue;
      const teamId = index % 2 ? 11 : 21;
      const places = [
        { teamId, leagueId: 1, stage: 'regular' },
        { teamId, leagueId: 1, stage: 'playoffs' },
        { teamId: teamId + 1, leagueId: 2, stage: 'regular' },
      ] as const;
      for (const place of places) {
        if (goalies.has(playerId)) {
          await makeGoalieSeason(db, {
            ...place,
            season,
            playerId,
            saves: many(900),
            wins: many(3),
            shutouts: many(2),
          });
          continue;
        }
        const counts = {
          goals: many(6),
          assists: many(9),
          shots: many(60),
          hits: many(40),
          blocks: many(9),
          pim: many(4),
        };
        await makeSkaterSeason(db, { ...place, season, playerId, ...counts });
      }
      const line = { goals: many(4), assists: many(4), shots: many(9), hits: many(8), blocks: many(7), pim: many(12) };
      if (goalies.has(playerId)) {
        const counts = { started: true, shutout: false };
        await db
          .insert(goalieGames)
          .values(gameIds.map((gameId) => ({ gameId, playerId, teamId, ...counts, saves: many(40) })));
        continue;
      }
      for (const gameId of gameIds) await makeSkaterGame(db, { gameId, playerId, teamId, ...line, shots: many(9) });
    }
    for (const gameId of gameIds) {
      const counts = () => ({ goals: many(9), shots: many(50), hits: many(30), pim: many(20) });
      await db.insert(teamGames).values([11, 21].map((teamId) => ({ gameId, teamId, ...counts() })));
    }
    for (const teamId of [11, 21]) {
      for (const stage of ['regular', 'playoffs'] as const)
        await makeTeamSeason(db, { teamId, season, stage, goals: many(90), shots: many(900), hits: many(500), pim: 7 });
    }
  }
});

/** Returns every record that passes the filter, bypassing the cache. */
async function rowsOf(filter: Partial<RecordFilter>): Promise<RecordRow[]> {
  // The cache belongs to a database object; this one is new.
  const fresh: Database = Object.create(db);
  const world = await readWorld(fresh);
  return readRecords(fresh, { ...world, seasonNumber: NOW }, { ...ANY, ...filter });
}

/** Returns the values of a kind of record by reading every line. */
async function countedPlainly({ source, columns, scope, seasonType }: Kind, filter: Partial<RecordFilter>) {
  const isGame = scope === 'game';
  const { rows } = await db.execute<Record<string, number> & { kind: string; level: string }>(
    sql.raw(`select c.*, o.season, o.kind, l.level, l.tier, ${source.holderType === 'player' ? 'p.team_id' : 'null'} as present_team
      from ${isGame ? `${source.games} c join games g on g.id = c.game_id` : `${source.seasons} c`}
      join competitions o on o.id = ${isGame ? 'g' : 'c'}.competition_id join leagues l on l.id = o.league_id
      ${source.holderType === 'player' ? 'join players p on p.id = c.player_id' : ''}`),
  );
  const { level = null, tier = null, season = null, teamIds = null, playersOfTeamIds = null } = filter;
  const lines = rows.filter(
    (line) =>
      line.kind === LEAGUE_KINDS[seasonType] &&
      (level === null || line.level === level) &&
      (tier === null || line['tier'] === tier) &&
      (season === null || line['season'] === season) &&
      (teamIds === null || teamIds.includes(Number(line['team_id']))) &&
      (playersOfTeamIds === null || playersOfTeamIds.includes(Number(line['present_team']))),
  );
  const worthOf = (line: Record<string, unknown>) => columns.reduce((sum, name) => sum + Number(line[name]), 0);
  const holder = source.holderType === 'player' ? 'player_id' : 'team_id';
  const values =
    scope === 'career'
      ? [...Map.groupBy(lines, (line) => line[holder]).values()].map((own) =>
          own.reduce((sum, line) => sum + worthOf(line), 0),
        )
      : lines.map(worthOf);
  return values
    .filter((value) => value > 0)
    .sort((one, other) => other - one)
    .slice(0, BEST_OF_EACH);
}

/** Returns every record, in the order of its list, bypassing the cache. */
async function recordsOf(filter: Partial<RecordFilter>): Promise<string[]> {
  const rows = await rowsOf(filter);
  return rows
    .map(
      ({ statistic, scope, seasonType, value, holderType, holderId, holderName, season, teamId, leagueId, gameId }) =>
        JSON.stringify([
          statistic,
          scope,
          seasonType,
          1e6 - value,
          season,
          holderType,
          holderId,
          holderName,
          gameId,
          teamId,
          leagueId,
        ]),
    )
    .sort();
}

describe('stored totals of past seasons', () => {
  it('equal a plain count of all rows', async () => {
    for (const filter of FILTERS) {
      const found = Map.groupBy(await rowsOf(filter), keyOf);
      for (const kind of kindsOf({ ...ANY, ...filter })) {
        const values = (found.get(keyOf(kind)) ?? []).map(({ value }) => value).sort((one, other) => other - one);
        expect(values, `${JSON.stringify(filter)}: ${keyOf(kind)}`).toEqual(await countedPlainly(kind, filter));
      }
    }
  });

  it('give the same records as all rows of all seasons, whatever is requested', async () => {
    const before: string[][] = [];
    for (const filter of FILTERS) before.push(await recordsOf(filter));
    expect(before[0]?.length).toBeGreaterThan(200);
    for (const through of [1, 2]) {
      expect(await db.transaction((tx) => keepSeasons(tx, through))).toBe(1);
      for (const [index, filter] of FILTERS.entries()) {
        expect(await recordsOf(filter), `${JSON.stringify(filter)} with ${through} kept`).toEqual(before[index]);
      }
    }
  });

  it('are stored once, however often they are requested', async () => {
    const counted = async () => [await db.$count(seasonBests), await db.$count(teamBests), await db.$count(careerSums)];
    const before = await counted();
    expect(await db.transaction((tx) => keepSeasons(tx, 2))).toBe(0);
    expect(await counted()).toEqual(before);
  });

  it('are compared with the seasons by the world check', async () => {
    expect(await faults(keptSeasonsEqualSeasons)).toEqual([]);
    const [someone] = await db.select().from(careerSums).where(sql`goals > 0`).limit(1);
    const best = await rowOf(db, seasonBests);
    await changeRows(db, careerSums, { playerId: someone?.playerId ?? 0 }, { goals: 999 });
    await changeRows(db, seasonBests, { competitionId: best.competitionId ?? 0 }, { value: 999 });
    await changeRows(db, teamBests, { teamId: 11 }, { value: 999 });
    const found = (await faults(keptSeasonsEqualSeasons)).join('\n');
    expect(found).toMatch(/season_bests: competition \d+ .*career_sums: player \d+/s);
    expect(found).toMatch(/team_bests: team 11 /);
  });
});
