/** The reports on games against the results. */
import { sql } from 'drizzle-orm';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const reportsEqualResults: Check = {
  name: 'the parts of each report add up to the result of its game, which is over',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
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
    );
    return { checked: await countOf(db, sql`select count(*) from game_reports where report is not null`), faults };
  },
};
