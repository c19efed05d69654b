/** Tables and series against the games. */
import { sql } from 'drizzle-orm';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const standingsEqualGames: Check = {
  name: 'the tables are what the games make of them',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
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
    );
    return { checked: await countOf(db, sql`select count(*) from standings`), faults };
  },
};

export const seriesConsistent: Check = {
  name: 'every playoff series is what its games make of it',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      with won as (
        select series_id, count(*) filter (where status = 'final' and winner = high_team_id) as high,
          count(*) filter (where status = 'final' and winner = low_team_id) as low,
          count(*) filter (where status in ('scheduled', 'live')) as open, count(*) as games
        from (
          select g.series_id, g.status, s.high_team_id, s.low_team_id,
            case when g.home_score > g.away_score then g.home_team_id else g.away_team_id end as winner
          from games g join playoff_series s on s.id = g.series_id
        ) played group by 1
      ), lengths as (
        select s.*, (c.settings ->> 'bestOf')::int as best_of, ((c.settings ->> 'bestOf')::int + 1) / 2 as to_win
        from playoff_series s join competitions c on c.id = s.competition_id
      )
      select format('series %s: %s to %s in the bracket, %s to %s by its games, %s games to come, winner %s', s.id, s.high_wins,
        s.low_wins, w.high, w.low, w.open, coalesce(s.winner_team_id::text, 'none')) as fault
      from lengths s left join won w on w.series_id = s.id
      where w.games is distinct from s.best_of or (s.high_wins, s.low_wins) <> (w.high, w.low)
        or s.winner_team_id is distinct from
          case when w.high >= s.to_win then s.high_team_id when w.low >= s.to_win then s.low_team_id end
        or (s.winner_team_id is not null and w.open > 0)
        or (s.winner_team_id is null and w.high + w.low + w.open < s.best_of)
      union all
      select format('season %s, league %s has %s champions', n.number, l.id, count(s.team_id) filter (where s.is_champion))
      from seasons n cross join leagues l
        join competitions c on c.season = n.number and c.league_id = l.id and c.kind = 'league'
        left join standings s on s.competition_id = c.id
      where n.finished_day is not null group by n.number, l.id having count(s.team_id) filter (where s.is_champion) <> 1
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from playoff_series`), faults };
  },
};
