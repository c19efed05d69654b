/** The reports on games against the results. */
import { sql } from 'drizzle-orm';
import { checkOf } from '#platform/check.ts';

export const reportsEqualResults = checkOf({
  name: 'the parts of each report add up to the result of its game, which is over',
  checked: sql`select count(*) from game_reports where report is not null`,
  faults: sql`
    select format('game %s (%s, %s-%s): its report adds up to %s thousandths', g.id, g.status, g.home_score,
      g.away_score, parts.total) as fault
    from game_reports r
    join games g on g.id = r.game_id
    cross join lateral (
      select sum((part ->> 'thousandths')::int) as total from jsonb_array_elements(r.report -> 'parts') part
    ) parts
    where r.report is not null
      and (g.status <> 'final' or parts.total is distinct from 1000 * (g.home_score - g.away_score))
    order by g.id`,
});
