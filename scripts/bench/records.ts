/**
 * Measures reads that grow with the seasons of a world: its records by every filter, a league's statistics, players' careers and
 * comparable careers. Uses an existing world, or one made for it with the given number of seasons.
 */
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { clubHistory } from '#domains/history/views/club.ts';
import { leagueHistory } from '#domains/history/views/league.ts';
import { rivalriesOf } from '#domains/history/views/rivalries.ts';
import { loadCareer } from '#domains/player/views/career.ts';
import { loadPastComparables } from '#domains/player/views/past-comparables.ts';
import { findPlayer } from '#domains/player/views/profile.ts';
import { leagueGoalies } from '#domains/stats/views/league-goalies.ts';
import { leagueLeaders } from '#domains/stats/views/league-leaders.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import { teamStatistics } from '#domains/stats/views/league-teams.ts';
import { goalieCareers, skaterCareers, teamHistory } from '#domains/stats/views/team-careers.ts';
import { teamSkaters } from '#domains/stats/views/team-players.ts';
import type { RecordFilter } from '#domains/world/views/record-filter.ts';
import { readRecords, renewRecords } from '#domains/world/views/records.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { text, wholeNumber, withDatabase, withDatabaseAt } from '../world/command.ts';
import { databaseCpuSeconds, ownCpuSeconds } from './parts/cpu.ts';
import { createManySeasons } from './parts/many-seasons.ts';
import { readOptions, seedOf } from './parts/options.ts';
import { quantilesOf } from './parts/quantile.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';

const HELP = `npm run bench -- records [--data-dir DIR] [--rounds 20] [--json]
                         [--seasons 30] [--size standard] [--seed 1]

  --data-dir DIR  the world to read (DATA_DIR, default ./data); nothing is changed in it
  --seasons N     makes a world of this many seasons (2 to 60), reads it and removes it; with --data-dir it is made there and stays.
                  The last is played, those before are its copies with other players every ten years. All games of the last are
                  over, and nothing of it is kept yet: as on the day before it ends
  --size S        of that world: small, standard, large, or a number of clubs (default standard)
  --seed N        of that world (default 1)
  --rounds N      times that each read is asked for (1 to 1000)
  --json          the figures as JSON

Milliseconds: the first time, when nothing is kept; then the median and the 95th percentile of those after the world has moved on.
Records are then renewed before anybody asks, as a server does by itself: what that takes is a row of its own.
Last the mean of the processor time, which says more on a busy machine.
Wanted: 100 ms at the 95th percentile, with 30 seasons of a world of standard size.`;

const NONE: RecordFilter = {
  ...{ level: null, tier: null, season: null, holderType: null, statistic: null },
  ...{ scope: null, stage: null, teamIds: null, playersOfTeamIds: null },
};

const values = readOptions(HELP, ['data-dir', 'rounds', 'seasons', 'size', 'seed']);
const dataDir = text(values, 'data-dir');
if (text(values, 'seasons') === undefined) await withDatabase(values, ({ db }) => bench(db));
else if (dataDir === undefined) await withThrowawayDatabase(({ db }) => benchMade(db));
else await withDatabaseAt({ dataDir: resolve(dataDir) }, ({ db }) => benchMade(db));

async function benchMade(db: Database): Promise<void> {
  const seasons = wholeNumber(values, 'seasons', { least: 2, most: 60 });
  const seed = seedOf(values);
  await createManySeasons(db, { seasons, size: text(values, 'size') ?? 'standard', seed });
  await bench(db);
}

interface Row {
  read: string;
  first: number;
  p50: number;
  p95: number;
  /** CPU time of the program and the database per read; 0 where the system does not report it. */
  processor: number;
}

async function cpuSeconds(db: Database): Promise<number> {
  return ownCpuSeconds() + ((await databaseCpuSeconds(db)) ?? 0);
}

/** A read to measure, after its preparation. */
interface Read {
  ask(round: number): Promise<unknown>;
  before?(round: number): Promise<unknown>;
}

async function bench(db: Database): Promise<void> {
  const rounds = wholeNumber(values, 'rounds', { least: 1, most: 1000, otherwise: 20 });
  const size = await sizeOf(db);
  const rows: Row[] = [];
  for (const [read, { ask, before }] of Object.entries(await readsOf(db))) {
    const times: number[] = [];
    let processor = 0;
    for (let round = 0; round <= rounds; round++) {
      await before?.(round);
      const used = await cpuSeconds(db);
      const begun = performance.now();
      await ask(round);
      times.push(performance.now() - begun);
      if (round > 0) processor += (await cpuSeconds(db)) - used;
    }
    const [first = 0, ...others] = times;
    const { p50, p95 } = quantilesOf(others);
    rows.push({ read, first, p50, p95, processor: (1000 * processor) / rounds });
  }
  console.log(values['json'] ? JSON.stringify({ ...size, rounds, rows }) : textOf(size, rows));
}

type Size = { seasons: number; playerSeasons: number; lines: number };

async function sizeOf(db: Database): Promise<Size> {
  const { rows } = await db.execute<Size>(sql`select (select count(*)::int from seasons) as seasons,
    (select count(*)::int from skater_seasons) + (select count(*)::int from goalie_seasons) as "playerSeasons",
    (select count(*)::int from skater_games) as lines`);
  return rows[0] ?? { seasons: 0, playerSeasons: 0, lines: 0 };
}

/** Returns players that users would look at: the best scorers of the latest seasons, with the teams of their clubs. */
async function somePlayers(db: Database) {
  const { rows } = await db.execute<{
    id: number;
    season: number;
    leagueId: number;
    teamId: number;
    teamIds: number[];
  }>(sql`
    select p.id, c.season, c.league_id as "leagueId", s.team_id as "teamId",
      (select array_agg(o.id order by o.id) from teams t join teams o on o.club_id = t.club_id where t.id = s.team_id) as "teamIds"
    from players p join skater_seasons s on s.player_id = p.id
      join competitions c on c.id = s.competition_id and c.kind = 'league' and c.level = 'PRO'
    where p.retired_at is null and p.positions[1] <> 'G' and s.games > 20 order by c.season desc, s.goals desc limit 50`);
  return rows;
}

/** Each as the first request after the world has moved on. */
async function readsOf(db: Database): Promise<Record<string, Read>> {
  const world = await readWorld(db);
  // Each moves the version on by itself, so that it does not find a cached answer of another.
  let { version } = world;
  const moveOn = () => ({ ...world, version: ++version });
  const read = (filter: Partial<RecordFilter>) => readRecords(db, { ...world, version }, { ...NONE, ...filter });
  const records = (filter: Partial<RecordFilter>): Read => ({
    ask: () => read(filter),
    async before(round) {
      const moved = moveOn();
      if (round > 0) await renewRecords(db, moved);
    },
  });
  const some = await somePlayers(db);
  const one = (round: number) =>
    some[round % Math.max(1, some.length)] ?? { id: 0, season: 1, leagueId: 0, teamId: 0, teamIds: [] };
  const another = (of: (teamIds: number[]) => Partial<RecordFilter>): Read => ({
    ask: (round) => read(of(one(round).teamIds)),
    async before() {
      moveOn();
    },
  });
  const leagues = await db.execute<Pick<RecordFilter, 'level' | 'tier'> & Record<string, unknown>>(
    sql`select level, tier from leagues group by cube (level, tier) having grouping(level, tier) < 3 order by 1, 2`,
  );
  const page = { type: 'regular', order: 'desc', page: 1 } as const;
  return {
    records: records({}),
    'records of first teams': records({ level: 'PRO' }),
    'records of tier 2': records({ tier: 2 }),
    'records of a game': records({ scope: 'game' }),
    'records of playoff goals': records({ stage: 'playoffs', statistic: 'goals' }),
    'records of this season': records({ season: world.seasonNumber }),
    'records with my teams': records({ teamIds: one(0).teamIds }),
    'records of my players': records({ playersOfTeamIds: one(0).teamIds }),
    'renewing records': {
      ask: () => renewRecords(db, moveOn()),
      before: () => read({}),
    },
    'of leagues nobody asked for': {
      ask: (round) => read(leagues.rows[round % leagues.rows.length] ?? {}),
      // As on a server: common answers were computed when the world moved on.
      async before(round) {
        const moved = moveOn();
        if (round === 0) await renewRecords(db, moved);
        await read({});
      },
    },
    'of a season nobody asked for': {
      ask: (round) => read({ season: 1 + (round % Math.max(1, world.seasonNumber - 1)) }),
      async before() {
        moveOn();
        await read({});
      },
    },
    'of teams nobody asked for': another((teamIds) => ({ teamIds })),
    'of players nobody asked for': another((playersOfTeamIds) => ({ playersOfTeamIds })),
    'both, that nobody asked for': another((ids) => ({ teamIds: ids, playersOfTeamIds: ids })),
    'skaters of a league': {
      ask: (round) => leagueSkaters(db, { ...one(round), ...page, sort: 'points', position: 'S' }),
    },
    'goalies of a league': { ask: (round) => leagueGoalies(db, { ...one(round), ...page, sort: 'savePercentage' }) },
    'teams of a league': { ask: (round) => teamStatistics(db, { ...page, season: one(round).season, of: one(round) }) },
    'leaders of a league': { ask: (round) => leagueLeaders(db, one(round)) },
    'skaters of a team': {
      ask: async (round) => {
        const team = await findTeamRef(db, one(round).teamId);
        return team && teamSkaters(db, { team, season: one(round).season, type: 'regular' });
      },
    },
    'careers with a team': {
      ask: (round) => {
        const which = { teamId: one(round).teamId, type: 'regular', roster: 'all' } as const;
        return Promise.all([skaterCareers(db, which), goalieCareers(db, which), teamHistory(db, which)]);
      },
    },
    'history of a club': {
      ask: async (round) => {
        const team = await findTeamRef(db, one(round).teamId);
        return team && clubHistory(db, team, new Date());
      },
    },
    'all-time series of a team': {
      ask: async (round) => {
        const team = await findTeamRef(db, one(round).teamId);
        return team && rivalriesOf(db, team);
      },
    },
    'history of a league': { ask: (round) => leagueHistory(db, one(round).leagueId) },
    'a career': {
      ask: async (round) => {
        const player = await findPlayer(db, one(round).id);
        return player && loadCareer(db, player);
      },
    },
    'careers like his': {
      ask: async (round) => {
        const player = await findPlayer(db, one(round).id);
        return player && loadPastComparables(db, player, world.seasonNumber - player.birthSeason);
      },
    },
  };
}

function textOf({ seasons, playerSeasons, lines }: Size, rows: readonly Row[]): string {
  const cell = (text: string) => text.padStart(10);
  return [
    `${seasons} seasons, ${playerSeasons} seasons of players, ${lines} lines of skaters in games; milliseconds`,
    ['read'.padEnd(28), cell('first'), cell('p50'), cell('p95'), cell('processor')].join(''),
    ...rows.map(({ read, ...times }) =>
      [
        read.padEnd(28),
        ...[times.first, times.p50, times.p95, times.processor].map((time) => cell(time.toFixed(1))),
      ].join(''),
    ),
  ].join('\n');
}
