/** Checks of suspensions. */
import { sql } from 'drizzle-orm';
import { isCountedFor } from '#domains/competition/store/game-rules.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { checkOf } from '#platform/check.ts';

export const suspensionsServed = checkOf({
  name: 'suspended players sit out, and serve in games that count and have been played',
  checked: sql`select count(*) from ${rulings} where games > 0`,
  faults: sql`
    with timed as (
      select g.id, g.status, ${isCountedFor('discipline')} as counts, (g.season * ${DAYS_PER_SEASON} + day) * 10 + slot as at
      from games g join competitions c on c.id = g.competition_id
    ), served as (
      select r.id, max(g.at) as last_at,
        count(*) filter (where g.id is null or g.status <> 'final' or not g.counts or g.at <= o.at) as wrong
      from rulings r join timed o on o.id = r.game_id cross join lateral unnest(r.served_in) as s (game_id)
        left join timed g on g.id = s.game_id
      group by r.id
    ), spans as (
      select r.*, o.at as from_at, coalesce(s.wrong, 0) as wrong,
        case when cardinality(r.served_in) >= r.games then s.last_at end as until_at
      from rulings r join timed o on o.id = r.game_id left join served s on s.id = r.id where r.games > 0
    ), played as (
      select player_id, game_id from skater_games union all select player_id, game_id from goalie_games
    )
    select format('ruling %s on player %s: %s of %s games served, %s of them wrongly', id, player_id,
      cardinality(served_in), games, wrong) as fault
    from spans where cardinality(served_in) > games or wrong > 0
    union all
    select format('ruling %s on player %s is %s, although %s of %s games are served', id, player_id,
      case when is_served then 'served' else 'open' end, cardinality(served_in), games)
    from rulings where is_served is distinct from (cardinality(served_in) >= games)
    union all
    select format('player %s played game %s, although ruling %s kept him out', p.player_id, p.game_id, r.id)
    from spans r join played p on p.player_id = r.player_id join timed g on g.id = p.game_id
    where g.at > r.from_at and (r.until_at is null or g.at <= r.until_at)
    order by 1`,
});
