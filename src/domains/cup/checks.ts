/** Checks of friendly cups against their competitions. */
import { sql } from 'drizzle-orm';
import { cups } from '#domains/cup/tables.ts';
import { checkOf } from '#platform/check.ts';

export const cupsWhole = checkOf({
  name: 'every friendly cup has its competition, and no team is in two of the same days',
  checked: sql`select count(*) from ${cups}`,
  faults: sql`
    select format('competition %s of kind %s has %s cups', c.id, c.kind, count(k.competition_id)) as fault
    from competitions c left join ${cups} k on k.competition_id = c.id
    where (c.kind = 'friendly-cup') <> (k.competition_id is not null) group by c.id, c.kind
    union all
    select format('team %s is in %s cups of the %s of season %s', e.team_id, count(*), k."window", c.season)
    from ${cups} k join competitions c on c.id = k.competition_id join competition_entries e on e.competition_id = c.id
    where c.status <> 'canceled' group by e.team_id, k."window", c.season having count(*) > 1
    order by 1`,
});
