/**
 * Measures what grows with the seasons of a world: its records by every filter, a league's statistics, careers of players and careers
 * like theirs. Reads a world that is there; make one of thirty seasons with `npm run world -- create --size standard --seasons 30`.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { loadCareer } from '#domains/player/views/career.ts';
import { loadPastComparables } from '#domains/player/views/past-comparables.ts';
import { findPlayer } from '#domains/player/views/profile.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import type { RecordFilter } from '#domains/world/views/record-queries.ts';
import { readRecords } from '#domains/world/views/records.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { quantile } from './bench/quantile.ts';
import { wholeNumber, withDatabase } from './world/command.ts';

const HELP = `npm run bench-records -- [--data-dir DIR] [--rounds 20] [--json]

  --data-dir DIR  the world to read (DATA_DIR, default ./data); nothing is changed in it
  --rounds N      times that each read is asked for (1 to 1000)
  --json          the figures as JSON

Milliseconds: the first time, when nothing is kept; after the world has moved on; and the median and the 95th percentile of those.
Wanted: 100 ms at the 95th percentile, with 30 seasons of a world of standard size.`;

const NONE: RecordFilter = {
  ...{ level: null, tier: null, season: null, holderType: null, statistic: null },
  ...{ scope: null, stage: null, teamIds: null, playersOfTeamIds: null },
};

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    rounds: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else await withDatabase(values, ({ db }) => bench(db));

interface Row {
  read: string;
  first: number;
  p50: number;
  p95: number;
}

async function bench(db: Database): Promise<void> {
  const rounds = wholeNumber(values, 'rounds', { least: 1, most: 1000, otherwise: 20 });
  const size = await sizeOf(db);
  const rows: Row[] = [];
  for (const [read, ask] of Object.entries(await readsOf(db))) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now();
      await ask(round);
      times.push(performance.now() - begun);
    }
    const [first = 0, ...others] = times;
    const sorted = others.sort((one, other) => one - other);
    rows.push({ read, first, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) });
  }
  console.log(values.json ? JSON.stringify({ ...size, rounds, rows }) : textOf(size, rows));
}

type Size = { seasons: number; playerSeasons: number; lines: number };

async function sizeOf(db: Database): Promise<Size> {
  const { rows } = await db.execute<Size>(sql`select (select count(*)::int from seasons) as seasons,
    (select count(*)::int from skater_seasons) + (select count(*)::int from goalie_seasons) as "playerSeasons",
    (select count(*)::int from skater_games) as lines`);
  return rows[0] ?? { seasons: 0, playerSeasons: 0, lines: 0 };
}

/** Each as who asks after the world has moved on: by a version of its own. */
async function readsOf(db: Database): Promise<Record<string, (round: number) => Promise<unknown>>> {
  const world = await readWorld(db);
  const records = (filter: Partial<RecordFilter>) => (round: number) =>
    readRecords(db, { ...world, version: world.version + round }, { ...NONE, ...filter });
  const kept = (filter: Partial<RecordFilter>) => () => readRecords(db, world, { ...NONE, ...filter });
  const { rows: some } = await db.execute<{ id: number; season: number; leagueId: number }>(sql`
    select p.id, c.season, c.league_id as "leagueId" from players p join skater_seasons s on s.player_id = p.id
      join competitions c on c.id = s.competition_id and c.kind = 'league' and c.level = 'PRO'
    where p.retired_at is null and p.positions[1] <> 'G' and s.games > 20 order by c.season desc, s.goals desc limit 50`);
  const one = (round: number) => some[round % Math.max(1, some.length)] ?? { id: 0, season: 1, leagueId: 0 };
  return {
    'records, unchanged': kept({}),
    records: records({}),
    'records of first teams': records({ level: 'PRO' }),
    'records of a game': records({ scope: 'game' }),
    'records of a season': records({ scope: 'season' }),
    'records of careers': records({ scope: 'career' }),
    'records of goals': records({ statistic: 'goals' }),
    'records of this season': records({ season: world.seasonNumber }),
    'skaters of a league': (round) => {
      const { season, leagueId } = one(round);
      return leagueSkaters(db, {
        leagueId,
        season,
        stage: 'regular',
        sort: 'points',
        order: 'desc',
        page: 1,
        position: 'S',
      });
    },
    'a career': async (round) => {
      const player = await findPlayer(db, one(round).id);
      return player && loadCareer(db, player);
    },
    'careers like his': async (round) => {
      const player = await findPlayer(db, one(round).id);
      return player && loadPastComparables(db, player, world.seasonNumber - player.birthSeason);
    },
  };
}

function textOf({ seasons, playerSeasons, lines }: Size, rows: readonly Row[]): string {
  const cell = (text: string) => text.padStart(10);
  return [
    `${seasons} seasons, ${playerSeasons} seasons of players, ${lines} lines of skaters in games; milliseconds`,
    ['read'.padEnd(28), cell('first'), cell('p50'), cell('p95')].join(''),
    ...rows.map(({ read, ...times }) =>
      [read.padEnd(28), ...[times.first, times.p50, times.p95].map((time) => cell(time.toFixed(1)))].join(''),
    ),
  ].join('\n');
}
