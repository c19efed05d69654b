/** Statistics: the sums against the games, the games against the results, and these against the events. */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isCountedFor } from '#domains/competition/store/game-rules.ts';
import { CAREER_COLUMNS, RECORD_SOURCES } from '#domains/stats/constants.ts';
import {
  BEST_COLUMNS,
  bestsOf,
  careersOf,
  lastKept,
  TEAM_BEST_COLUMNS,
  teamBestsOf,
} from '#domains/stats/store/finished-seasons.ts';
import {
  careerSums,
  goalieGames,
  goalieSeasons,
  seasonBests,
  skaterGames,
  skaterSeasons,
  teamBests,
  teamGames,
  teamSeasons,
} from '#domains/stats/tables.ts';
import { type Check, checkOf, countOf, faultsOf } from '#platform/check.ts';

export const statisticsEqualBoxes: Check = {
  name: 'the statistics of a season are the sums of its box scores',
  async run({ db }) {
    const faults = [
      ...(await faultsOf(db, sumFaults(skaterSeasons, skaterGames, 'player_id'))),
      ...(await faultsOf(db, sumFaults(goalieSeasons, goalieGames, 'player_id'))),
      ...(await faultsOf(db, sumFaults(teamSeasons, teamGames, null))),
    ];
    const checked = await countOf(
      db,
      sql`select (select count(*) from ${skaterSeasons}) + (select count(*) from ${goalieSeasons})
        + (select count(*) from ${teamSeasons}) as count`,
    );
    return { checked, faults };
  },
};

/** Returns the faults where a column counted in both tables does not add up. */
function sumFaults(sums: PgTable, lines: PgTable, holder: string | null): SQL {
  const keys = ['gameId', 'playerId', 'teamId', 'position', 'started', 'decision', 'shutout'];
  const columns = Object.keys(getTableColumns(lines))
    .filter((key) => !keys.includes(key) && key in getTableColumns(sums))
    .map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const by = ['competition_id', 'team_id', ...(holder ? [holder] : [])];
  const added = columns.map((column) => `sum(l.${column})::bigint as ${column}`).join(', ');
  const list = (table: string) => ['games', ...columns].map((column) => `${table}.${column}::bigint`).join(', ');
  const key = (table: string) => by.map((column) => `${table}.${column}`).join(', ');
  return sql.raw(`
    with added as (
      select ${by.map((column) => (column === 'competition_id' ? `g.${column}` : `l.${column}`)).join(', ')},
        count(*) as games, ${added}
      from ${getTableName(lines)} l join games g on g.id = l.game_id group by ${by.map((_, index) => index + 1).join(', ')}
    )
    select '${getTableName(sums)}: ' || coalesce((${key('s')})::text, (${key('a')})::text)
      || case when s.team_id is null then ' is missing' when a.team_id is null then ' has no games' else ' does not add up' end as fault
    from ${getTableName(sums)} s full join added a using (${by.join(', ')})
    where s.team_id is null or a.team_id is null or (${list('s')}) <> (${list('a')}) order by 1`);
}

export const boxesEqualResults: Check = {
  name: 'the box scores are those of their games',
  async run({ db }) {
    const counted = sql`from games g join competitions c on c.id = g.competition_id where g.status = 'final' and ${isCountedFor('statistics')}`;
    const faults = await faultsOf(
      db,
      sql`
      with skaters as (
        select game_id, team_id, count(*) as dressed, sum(goals) as goals, sum(shots) as shots, sum(hits) as hits,
          sum(assists) as assists from skater_games group by 1, 2
      ), goalies as (
        select game_id, team_id, sum(goals_against) as goals_against, count(*) filter (where started) as starters
        from goalie_games group by 1, 2
      ), sides as (
        select g.id, g.home_team_id as team_id, g.away_team_id as other_id, g.home_score as score, g.ended_in,
          g.home_score > g.away_score as won
        ${counted}
        union all
        select g.id, g.away_team_id, g.home_team_id, g.away_score, g.ended_in, g.away_score > g.home_score
        ${counted}
      )
      select format('game %s, team %s: score %s, team %s, skaters %s (%s dressed), goalies of the others %s, shots %s and %s', d.id,
        d.team_id, d.score, t.goals, s.goals, s.dressed, o.goals_against, t.shots, s.shots) as fault
      from sides d
      left join team_games t on t.game_id = d.id and t.team_id = d.team_id
      left join skaters s on s.game_id = d.id and s.team_id = d.team_id
      left join goalies k on k.game_id = d.id and k.team_id = d.team_id
      left join goalies o on o.game_id = d.id and o.team_id = d.other_id
      where t.goals is null or s.goals is null or k.starters is distinct from 1
        or d.score <> t.goals + (case when d.ended_in = 'shootout' and d.won then 1 else 0 end)
        or t.goals <> s.goals or t.shots <> s.shots or t.hits <> s.hits
        or o.goals_against + t.empty_net_goals <> t.goals
      union all
      select format('%s rows of game %s, which has not ended', count(*), g.id)
      from team_games t join games g on g.id = t.game_id where g.status <> 'final' group by g.id
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from team_games`), faults };
  },
};

export const oneGameASlot = checkOf({
  name: 'nobody plays two games at the same time',
  checked: sql`select count(*) from skater_games`,
  faults: sql`
    with lines as (select game_id, player_id from skater_games union all select game_id, player_id from goalie_games)
    select format('player %s is in %s games of season %s, day %s, slot %s', l.player_id, count(*), g.season, g.day, g.slot)
      as fault
    from lines l join games g on g.id = l.game_id
    where g.slot is not null group by l.player_id, g.season, g.day, g.slot having count(*) > 1
    union all
    select format('player %s is in games %s and %s, which overlap in real time', own.player_id, g.id, o.id)
    from games g join lines own on own.game_id = g.id join lines other on other.player_id = own.player_id
      join games o on o.id = other.game_id and o.slot is null
    where g.slot is null and g.id < o.id and (g.faceoff_at, g.finished_at) overlaps (o.faceoff_at, o.finished_at)
    order by 1`,
});

export const keptSeasonsEqualSeasons: Check = {
  name: 'what is kept of seasons that are over is what they came to',
  async run({ db }) {
    const { rows } = await db.execute<{ through: number }>(sql`select ${lastKept()} as through`);
    const span = { from: 1, through: rows[0]?.through ?? 0 };
    const faults: string[] = [];
    for (const source of RECORD_SOURCES) {
      for (const scope of ['game', 'season'] as const) {
        const names = sql.param(Object.keys(source.statistics));
        const ofSource = sql`scope = ${scope} and statistic = any(${names}::text[])`;
        faults.push(
          ...(await faultsOf(
            db,
            sql`with counted as (${bestsOf(source, scope, span)}),
              kept as (select ${sql.raw(BEST_COLUMNS)} from ${seasonBests} where ${ofSource})
            select distinct format('season_bests: competition %s does not have its best %s of a %s', competition_id, statistic, scope) as fault
            from ((table counted except table kept) union all (table kept except table counted)) differing order by 1`,
          )),
          ...(await faultsOf(
            db,
            sql`with counted as (${teamBestsOf(source, scope, span)}),
              kept as (select ${sql.raw(TEAM_BEST_COLUMNS)} from ${teamBests} where ${ofSource})
            select distinct format('team_bests: team %s does not have its best %s of a %s', team_id, statistic, scope) as fault
            from ((table counted except table kept) union all (table kept except table counted)) differing order by 1`,
          )),
        );
      }
    }
    const [skaters, goalies] = RECORD_SOURCES.filter(({ holderType }) => holderType === 'player').map((source) =>
      careersOf(source, span),
    );
    const both = sql.raw(['player_id', 'kind', 'level', 'tier', ...CAREER_COLUMNS].join(', '));
    const zeros = (columns: readonly string[]) => sql.raw(columns.map((column) => `0 as ${column}`).join(', '));
    const sums = sql.raw(CAREER_COLUMNS.map((column) => `sum(${column})::int`).join(', '));
    faults.push(
      ...(await faultsOf(
        db,
        sql`with counted as (
            select player_id, kind, level, tier, ${sums} from (
              select ${both} from (select s.*, ${zeros(['saves', 'wins', 'shutouts'])} from (${skaters}) s) skaters
              union all
              select ${both} from (select s.*, ${zeros(['goals', 'assists', 'shots', 'hits', 'blocks', 'pim'])} from (${goalies}) s) goalies
            ) lines group by 1, 2, 3, 4
          ), kept as (select ${both} from ${careerSums})
          select distinct format('career_sums: player %s, %s of %s, tier %s, does not add up', player_id, kind, level, tier) as fault
          from ((table counted except table kept) union all (table kept except table counted)) differing order by 1`,
      )),
    );
    const checked = await countOf(
      db,
      sql`select (select count(*) from ${seasonBests}) + (select count(*) from ${teamBests}) + (select count(*) from ${careerSums}) as count`,
    );
    return { checked, faults };
  },
};
