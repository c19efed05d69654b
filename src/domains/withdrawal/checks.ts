/** Integrity checks of withdrawals against the ledger. */
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { withdrawals } from '#domains/withdrawal/tables.ts';
import { checkOf } from '#platform/check.ts';

export const withdrawalsAreHeld = checkOf({
  name: 'an open withdrawal holds its earned pucks, and a closed one nothing',
  checked: sql`select count(*) from ${withdrawals}`,
  faults: sql`
    select format('withdrawal %s is %s and holds %s of %s pucks', id, state, held, pucks) as fault from (
      select w.id, w.state, w.pucks, w.closed_at,
        (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e where e.account = 'escrow:withdrawal/' || w.id
          and e.currency = 'puck:earned') as held
      from ${withdrawals} w
    ) of where held <> case when closed_at is null then pucks else 0 end
      or (closed_at is null) <> (state in ('requested', 'review', 'approved')) order by 1`,
});

export const withdrawalsArePaid = checkOf({
  name: 'every paid withdrawal left the game once, less its fee, and nothing else did',
  checked: sql`select count(*) from ${withdrawals}`,
  faults: sql`
    with paid as (
      select t.key, sum(e.amount) filter (where e.account = 'world:payouts') as net,
        sum(e.amount) filter (where e.account = 'world:fees') as fee
      from ledger_transactions t join ${ledgerEntries} e on e.transaction_id = t.id
      where e.account in ('world:payouts', 'world:fees') group by 1
    )
    select format('%s: %s and %s were due, %s and %s were posted', key, w.net, w.fee, p.net, p.fee) as fault
    from (select format('withdrawal/%s/paid', id) as key, pucks - fee as net, fee from ${withdrawals} where state = 'paid') w
      full join paid p using (key)
    where w.net is distinct from p.net or w.fee is distinct from p.fee order by 1`,
});
