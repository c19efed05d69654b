/** Integrity checks for trades. */
import { sql } from 'drizzle-orm';
import { trades } from '#domains/trade/tables.ts';
import { checkOf } from '#platform/check.ts';

export const tradesWhole = checkOf({
  name: 'every trade moves something from and to each of its own clubs only, and is on record with its end',
  checked: sql`select count(*) from ${trades}`,
  faults: sql`
    with parties as (
      select t.id, c.club_id from trades t,
        lateral (values (t.from_club_id), (t.to_club_id), (t.third_club_id)) c (club_id) where c.club_id is not null
    )
    select format('club %s gives or gets nothing in trade %s', p.club_id, p.id) as fault
    from parties p
    where not exists (select from trade_assets a where a.trade_id = p.id and a.from_club_id = p.club_id)
      or not exists (select from trade_assets a where a.trade_id = p.id and a.to_club_id = p.club_id)
    union all
    select format('trade %s has an asset from club %s to %s', a.trade_id, a.from_club_id, a.to_club_id)
    from trade_assets a
    where a.from_club_id = a.to_club_id
      or not exists (select from parties p where p.id = a.trade_id and p.club_id = a.from_club_id)
      or not exists (select from parties p where p.id = a.trade_id and p.club_id = a.to_club_id)
    union all
    select format('trade %s is %s and has ended on day %s', t.id, t.status, coalesce(t.closed_on::text, 'none'))
    from trades t where (t.status in ('open', 'escrow')) <> (t.closed_on is null)
    union all
    select format('trade %s is %s and has no record of its escrow', t.id, t.status)
    from trades t where t.status in ('escrow', 'rejected') and (t.escrow is null or t.escrow_until is null or t.escrow_open_until is null)
    union all
    select format('pick %s is promised %s times by trades, and says %s', p.id, count(a.id), p.is_promised)
    from draft_picks p left join trade_assets a on a.condition_status = 'pending' and p.id in (a.pick_id, a.becomes_pick_id)
    group by p.id, p.is_promised
    having count(a.id) <> p.is_promised::int
    union all
    select format('trade %s has no log', t.id)
    from trades t where not exists (select from trade_log l where l.trade_id = t.id)
    order by 1`,
});
