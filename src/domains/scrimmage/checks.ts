/** Checks of scrimmages against their games. */
import { sql } from 'drizzle-orm';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { checkOf } from '#platform/check.ts';

export const scrimmagesApart = checkOf({
  name: 'scrimmages and stages in real time are in no calendar, all other games are, and a scrimmage is played by its two teams',
  checked: sql`select count(*) from ${scrimmages}`,
  faults: sql`
    select format('game %s of kind %s is in slot %s', g.id, c.kind, coalesce(g.slot::text, 'none')) as fault
    from games g join competitions c on c.id = g.competition_id
      left join competition_pairings p on p.id = g.pairing_id
      left join competition_stages t on t.competition_id = p.competition_id and t.stage = p.stage
    where (c.kind = 'scrimmage' or coalesce(t.calendar ? 'faceoffs', false)) <> (g.slot is null)
    union all
    select format('scrimmage %s of teams %s and %s is game %s of teams %s and %s', s.id, s.host_team_id, s.guest_team_id,
      g.id, g.home_team_id, g.away_team_id)
    from ${scrimmages} s join games g on g.id = s.game_id
    where (s.host_team_id, s.guest_team_id) <> (g.home_team_id, g.away_team_id)
    order by 1`,
});
