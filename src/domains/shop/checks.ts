/** Integrity checks of shop purchases. */
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { shopItems } from '#domains/shop/tables.ts';
import { checkOf } from '#platform/check.ts';

export const purchasesArePaid = checkOf({
  name: 'everything that was bought in the shop was paid for, and what was won cost nothing',
  checked: sql`select count(*) from ${shopItems}`,
  faults: sql`
    with paid as (
      select t.key, -sum(e.amount) as pucks from ledger_transactions t join ${ledgerEntries} e on e.transaction_id = t.id
      where t.kind = 'shop-purchase' and e.currency like 'puck:%' and e.account like 'user:%' group by 1
    )
    select format('%s: price %s, paid %s', key, coalesce(i.price, 0), coalesce(p.pucks, 0)) as fault
    from (select key, price from ${shopItems}) i full join paid p using (key)
    -- Who has left for good keeps nothing, and the ledger still says what was paid.
    where i.price <> coalesce(p.pucks, 0) and i.key is not null order by 1`,
});
