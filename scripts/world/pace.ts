/** What clubs bring in a season of what achievements count, whoever runs them: how long each step takes who is average. */
import { sql } from 'drizzle-orm';
import { BLOWOUT_GOALS, SERIES, SERIES_IDS, type SeriesId } from '#domains/achievement/constants.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { games } from '#domains/game/tables.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { Database } from '#platform/database/client.ts';

export interface Pace {
  id: SeriesId;
  /** Of clubs and seasons: the tenth percentile, the median and the ninetieth, and the mean. */
  low: number;
  median: number;
  high: number;
  mean: number;
}

/** Of all seasons that are over. */
export async function paceOf(db: Database): Promise<Pace[]> {
  const { rows } = await db.execute<Pace & Record<string, unknown>>(sql`
    with over as (select number from seasons where finished_day is not null),
    sides as (
      select g.id, g.season, t.club_id, t.id as team_id, g.home_team_id = t.id as is_home, g.ended_in,
        (case when g.home_team_id = t.id then 1 else -1 end) * (g.home_score - g.away_score) as margin,
        case when g.home_team_id = t.id then g.home_score else g.away_score end as scored, c.kind = 'playoffs' as is_playoff,
        coalesce(g.attendance >= o.arena_capacity, false) as is_full, coalesce(o.rival_club_id = against.club_id, false) as is_rival
      from ${games} g join ${competitions} c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
        join ${teams} t on t.id in (g.home_team_id, g.away_team_id) and t.level = 'PRO'
        join ${teams} against on against.id = g.home_team_id + g.away_team_id - t.id
        join ${clubs} o on o.id = t.club_id
      where g.status = 'final' and g.season in (select number from over)
    ), played as (
      select s.season, s.club_id, count(*) as games, sum(scored) as goals, count(*) filter (where margin > 0) as wins,
        count(*) filter (where margin > 0 and not is_home) as away_wins, count(*) filter (where margin > 0 and is_rival) as rival_wins,
        count(*) filter (where margin > 0 and is_playoff) as playoff_wins,
        count(*) filter (where margin > 0 and s.ended_in = 'overtime') as overtime_wins,
        count(*) filter (where margin > 0 and s.ended_in = 'shootout') as shootout_wins,
        count(*) filter (where margin >= ${BLOWOUT_GOALS}) as blowouts, count(*) filter (where is_home and is_full) as sellouts,
        sum((select count(*) from ${skaterGames} l where l.game_id = s.id and l.team_id = s.team_id and l.goals >= 3)) as hat_tricks,
        sum((select count(*) from ${skaterGames} l where l.game_id = s.id and l.team_id = s.team_id and l.goals >= 4)) as four_goal_games,
        sum((select count(*) from ${goalieGames} l where l.game_id = s.id and l.team_id = s.team_id and l.shutout)) as shutouts,
        sum((select count(*) from ${goalieGames} l
          where l.game_id = s.id and l.team_id = s.team_id and l.saves >= 40 and l.decision = 'W')) as forty_save_wins,
        sum(k.pp_goals) as pp_goals, sum(k.sh_goals) as sh_goals, count(*) filter (where k.penalties = 0) as clean_games
      from sides s left join ${teamGames} k on k.game_id = s.id and k.team_id = s.team_id group by 1, 2
    ), counts as (
      select v.feat, v.amount::float from played p cross join lateral (values ('games', p.games), ('goals', p.goals), ('wins', p.wins),
        ('away-wins', p.away_wins), ('rival-wins', p.rival_wins), ('playoff-wins', p.playoff_wins),
        ('overtime-wins', p.overtime_wins), ('shootout-wins', p.shootout_wins), ('blowouts', p.blowouts), ('sellouts', p.sellouts),
        ('hat-tricks', p.hat_tricks), ('four-goal-games', p.four_goal_games), ('shutouts', p.shutouts),
        ('forty-save-wins', p.forty_save_wins), ('power-play-goals', p.pp_goals), ('shorthanded-goals', p.sh_goals),
        ('clean-games', p.clean_games)) v (feat, amount)
      union all
      select 'signings', (select count(*) from ${contracts} x where x.club_id = o.id and x.taken_over_in is null
        and x.signed_at / ${DAYS_PER_SEASON}::int = number) from ${clubs} o cross join over
      union all
      select 'draft-picks', (select count(*) from ${draftPicks} x where x.owner_club_id = o.id and x.player_id is not null
        and x.season = number) from ${clubs} o cross join over
      union all
      select 'trades', (select count(*) from ${trades} x where o.id in (x.from_club_id, x.to_club_id, x.third_club_id)
        and x.status = 'done' and x.closed_on / ${DAYS_PER_SEASON}::int = number) from ${clubs} o cross join over
    )
    select feat as id, percentile_cont(.1) within group (order by amount) as low,
      percentile_cont(.5) within group (order by amount) as median, percentile_cont(.9) within group (order by amount) as high,
      avg(amount)::float as mean
    from counts group by 1`);
  return rows.toSorted((one, other) => SERIES_IDS.indexOf(one.id) - SERIES_IDS.indexOf(other.id));
}

export function paceText(pace: readonly Pace[]): string[] {
  const number = (value: number) => value.toFixed(1).padStart(8);
  return [
    'What a club brings in a season: 10 % of them less, half of them, 10 % more, mean; seasons to each step at that mean',
    ...pace.map(({ id, low, median, high, mean }) => {
      const steps = SERIES[id].steps.map(([need]) => `${need}: ${mean > 0 ? Math.ceil(need / mean) : '–'}`);
      return `  ${id.padEnd(20)}${[low, median, high, mean].map(number).join('')}   ${steps.join(', ')}`;
    }),
  ];
}
