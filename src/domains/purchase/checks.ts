/** Integrity checks of purchases. */
import { isNotNull, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { puckDebts, purchases } from '#domains/purchase/tables.ts';
import { type Check, checkOf, faultsOf } from '#platform/check.ts';

export const purchasesAreCreditedOnce: Check = {
  name: 'every paid purchase of pucks is credited once, no other is, and receipts have no gaps',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      with credited as (
        select t.key, sum(e.amount) as pucks from ${ledgerTransactions} t join ${ledgerEntries} e on e.transaction_id = t.id
        where t.kind = 'purchase' and e.currency = 'puck:bought' and e.account like 'user:%' group by 1
      )
      select format('purchase %s: %s pucks were due, %s were credited', coalesce(p.key, c.key), p.pucks, c.pucks) as fault
      from (select 'purchase/' || id as key, pucks from ${purchases} where paid_at is not null and pucks > 0) p
        full join credited c using (key) where p.pucks is distinct from c.pucks
      union all
      select format('%s receipts reach %s, and there are %s', case when is_live then 'real' else 'test' end,
        max(receipt_number), count(receipt_number)) from ${purchases}
      group by is_live having max(receipt_number) <> count(receipt_number)
      order by 1`,
    );
    return { checked: await db.$count(purchases, isNotNull(purchases.paidAt)), faults };
  },
};

export const refundsAreTakenBack = checkOf({
  name: 'what refunds took back and left as debts is in the ledger and in the debts',
  checked: sql`select count(*) from ${purchases}`,
  faults: sql`
    select format('purchase %s: %s were taken back, %s are in the ledger', p.id, p.taken_back, coalesce(l.pucks, 0)) as fault
    from ${purchases} p left join (
      select (t.params ->> 'purchaseId')::int as id, -sum(e.amount) as pucks from ${ledgerTransactions} t
      join ${ledgerEntries} e on e.transaction_id = t.id
      where t.kind in ('purchase-refund', 'purchase-refund-failed') and e.account like 'user:%' group by 1
    ) l using (id) where p.taken_back <> coalesce(l.pucks, 0)
    union all
    select format('purchase %s: %s are owed, %s are noted', p.id, p.owed, coalesce(d.pucks, 0)) from ${purchases} p
      left join (select purchase_id, sum(pucks) as pucks from ${puckDebts} where purchase_id is not null group by 1) d on d.purchase_id = p.id
      where p.owed <> coalesce(d.pucks, 0)
    union all
    select format('user %s owes %s', user_id, sum(pucks)) from ${puckDebts} group by user_id having sum(pucks) < 0
    order by 1`,
});
