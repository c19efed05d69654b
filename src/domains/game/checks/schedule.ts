/** Fixtures, days and live games. */

import { sql } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import { STEPS } from '#engine/calendar.ts';
import { type Check, checkOf, countOf, faultsOf } from '#platform/check.ts';

export const everyFixtureOnce = checkOf({
  name: 'every team meets each other team of its league once at home and once away',
  checked: sql`select count(*) from ${games} g join competitions c on c.id = g.competition_id where c.kind = 'league'`,
  faults: sql`
    with pairs as (
      select h.competition_id, h.team_id as home, a.team_id as away
      from standings h join competitions c on c.id = h.competition_id and c.kind = 'league'
        join standings a on a.competition_id = h.competition_id and a.team_id <> h.team_id
    ), played as (
      select g.competition_id, g.home_team_id as home, g.away_team_id as away, count(*) as times
      from games g join competitions c on c.id = g.competition_id where c.kind = 'league' group by 1, 2, 3
    )
    select format('season %s, league %s: team %s at home to team %s %s times', c.season, c.league_id, coalesce(p.home, g.home),
      coalesce(p.away, g.away), coalesce(g.times, 0)) as fault
    from pairs p full join played g using (competition_id, home, away) join competitions c on c.id = competition_id
    where p.home is null or coalesce(g.times, 0) <> 1 order by 1`,
});

export const oneGameADay = checkOf({
  name: 'no team plays twice on a day',
  checked: sql`select count(*) from ${games}`,
  faults: sql`
    select format('season %s, day %s: team %s has %s games', season, day, team_id, count(*)) as fault
    from (
      select season, day, home_team_id as team_id from games where status <> 'unneeded' and slot is not null
      union all select season, day, away_team_id from games where status <> 'unneeded' and slot is not null
    ) appearances group by season, day, team_id having count(*) > 1 order by 1`,
});

export const noGameForgotten: Check = {
  name: 'every game that was due has been played, and no live game is left over',
  async run({ db, world }) {
    const { seasonNumber: season, day, step } = world;
    // Slots before the next step have begun.
    const begun = Math.max(0, STEPS.indexOf(step as (typeof STEPS)[number]) - 1);
    const moment = sql`(g.season, g.day, g.slot)`;
    const faults = await faultsOf(
      db,
      sql`
      select format('game %s (season %s, day %s, slot %s) is still scheduled', g.id, g.season, g.day, g.slot) as fault
      from games g where g.status = 'scheduled' and g.slot is not null
        and ${moment} <= (${season}::int, ${day}::int, ${begun}::int)
      union all
      select format('game %s (season %s, day %s) is live', g.id, g.season, g.day)
      from games g where g.status = 'live' and g.slot is not null
        and (g.season, g.day) <> (${season}::int, ${day}::int)
      union all
      select format('game %s is in no slot and has no time to begin', g.id) from games g
      where g.slot is null and g.status = 'scheduled' and (g.faceoff_at is null or g.ms_per_second is null)
      union all
      select format('game %s is %s but has no period', g.id, g.status) from games g
      where g.status in ('live', 'final') and not exists (select from game_periods p where p.game_id = g.id)
      union all
      select format('game %s is %s but has %s', g.id, g.status, case when g.home_score is null then 'no score' else 'a score' end)
      from games g where (g.status = 'final') <> (g.home_score is not null and g.ended_in is not null)
      union all
      select format('game %s has periods but has not begun', g.id) from games g
      where g.status in ('scheduled', 'unneeded') and exists (select from game_periods p where p.game_id = g.id)
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${games}`), faults };
  },
};
