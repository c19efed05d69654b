/** Checks of championships: their parts, their final places, and their players. */
import { sql } from 'drizzle-orm';
import { checkOf } from '#platform/check.ts';

export const championshipsWhole = checkOf({
  name: 'a championship that is over gives each place of its ladder once, and each nation one of them',
  checked: sql`select count(*) from competitions where kind = 'world-championship' and parent_id is null`,
  faults: sql`
    with finished as (
      select p.season, p.id as edition, c.age_group, c.id, c.division, e.team_id, e.final_place, t.nation_id,
        count(*) over (partition by c.id) as entered
      from competitions p join competitions c on c.parent_id = p.id and c.status = 'finished'
        join competition_entries e on e.competition_id = c.id join teams t on t.id = e.team_id
      where p.kind = 'world-championship'
    )
    select format('nation %s is %s times in the %s championship of season %s', nation_id, count(*), age_group, season) as fault
    from finished group by edition, season, age_group, nation_id having count(*) > 1
    union all
    select format('division %s of the %s championship of season %s gives %s places to %s nations', division, age_group, season,
      count(distinct final_place), entered)
    from finished group by edition, season, age_group, division, entered
    having count(distinct final_place) <> entered or min(final_place) <> 1 or max(final_place) <> entered
    union all
    select format('the championship of season %s is over, its competition %s is %s', p.season, c.id, c.status)
    from competitions p join competitions c on c.parent_id = p.id
    where p.kind = 'world-championship' and p.status = 'finished' and c.status <> 'finished'
    order by 1`,
});

export const oneGameADay = checkOf({
  name: 'a player of a national team is in no other game on the days of its games',
  checked: sql`select count(*) from games g join competitions c on c.id = g.competition_id
    where c.kind = 'world-championship' and g.status = 'final'`,
  faults: sql`
    with days as (
      select distinct g.season, g.day from games g join competitions c on c.id = g.competition_id
      where c.kind = 'world-championship' and g.slot is not null
    ), dressed as (
      select g.season, g.day, g.id, c.kind, s.player_id
      from days d join games g on g.season = d.season and g.day = d.day and g.slot is not null
        join competitions c on c.id = g.competition_id
        join (select game_id, player_id from skater_games union all select game_id, player_id from goalie_games) s
          on s.game_id = g.id
    )
    select format('player %s is in %s games on day %s of season %s', player_id, count(distinct id), day, season) as fault
    from dressed group by player_id, season, day
    having count(distinct id) > 1 and bool_or(kind = 'world-championship')
    order by 1`,
});
