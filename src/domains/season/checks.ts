/** Checks of the standings against the games, and of the champions. */
import { sql } from 'drizzle-orm';
import { checkOf } from '#platform/check.ts';

export const standingsEqualGames = checkOf({
  name: 'the tables are what the games make of them',
  checked: sql`select count(*) from standings`,
  faults: sql`
    with sides as (
      select competition_id, home_team_id as team_id, home_score as own, away_score as other, ended_in from games
      where status = 'final'
      union all
      select competition_id, away_team_id, away_score, home_score, ended_in from games where status = 'final'
    ), tables as (
      select s.competition_id, s.team_id, count(*) as played,
        count(*) filter (where own > other and ended_in = 'regulation') as wins,
        count(*) filter (where own > other and ended_in <> 'regulation') as overtime_wins,
        count(*) filter (where own = other or (own < other and ended_in <> 'regulation')) as overtime_losses,
        count(*) filter (where own < other and ended_in = 'regulation') as losses,
        sum((c.settings -> 'points' ->> case
          when own = other then 'tie'
          when own > other then case ended_in when 'regulation' then 'win' when 'overtime' then 'overtimeWin' else 'shootoutWin' end
          else case ended_in when 'regulation' then 'loss' when 'overtime' then 'overtimeLoss' else 'shootoutLoss' end end)::int) as points,
        sum(own) as goals_for, sum(other) as goals_against
      from sides s join competitions c on c.id = s.competition_id group by 1, 2
    )
    select format('competition %s, team %s: table %s, games %s', s.competition_id, s.team_id,
      (s.played, s.wins, s.overtime_wins, s.overtime_losses, s.losses, s.points, s.goals_for, s.goals_against),
      (t.played, t.wins, t.overtime_wins, t.overtime_losses, t.losses, t.points, t.goals_for, t.goals_against)) as fault
    from standings s left join tables t using (competition_id, team_id)
    where (s.played, s.wins, s.overtime_wins, s.overtime_losses, s.losses, s.points, s.goals_for, s.goals_against)
      <> (coalesce(t.played, 0), coalesce(t.wins, 0), coalesce(t.overtime_wins, 0), coalesce(t.overtime_losses, 0),
          coalesce(t.losses, 0), coalesce(t.points, 0), coalesce(t.goals_for, 0), coalesce(t.goals_against, 0))
    order by 1`,
});

export const oneChampion = checkOf({
  name: 'every league of a season that is over has one champion',
  checked: sql`select count(*) from seasons where finished_day is not null`,
  faults: sql`
    select format('season %s, league %s has %s champions', n.number, l.id, count(s.team_id) filter (where s.is_champion)) as fault
    from seasons n cross join leagues l
      join competitions c on c.season = n.number and c.league_id = l.id and c.kind = 'league'
      left join standings s on s.competition_id = c.id
    where n.finished_day is not null group by n.number, l.id having count(s.team_id) filter (where s.is_champion) <> 1
    order by 1`,
});
