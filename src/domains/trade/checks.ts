/** What must hold of trades. */
import { sql } from 'drizzle-orm';
import { trades } from '#domains/trade/tables.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const tradesWhole: Check = {
  name: 'every trade moves something both ways, between its own two clubs, and is on record with its end',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('trade %s has assets of %s clubs', t.id, count(distinct a.from_club_id)) as fault
      from trades t left join trade_assets a on a.trade_id = t.id
      group by t.id having count(distinct a.from_club_id) <> 2
      union all
      select format('trade %s has an asset of club %s, which is no party', t.id, a.from_club_id)
      from trades t join trade_assets a on a.trade_id = t.id where a.from_club_id not in (t.from_club_id, t.to_club_id)
      union all
      select format('trade %s is %s and has ended on day %s', t.id, t.status, coalesce(t.closed_on::text, 'none'))
      from trades t where (t.status = 'open') <> (t.closed_on is null)
      union all
      select format('trade %s has no log', t.id)
      from trades t where not exists (select from trade_log l where l.trade_id = t.id)
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${trades}`), faults };
  },
};
