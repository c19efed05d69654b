/** Integrity checks of puck accounts. */
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { checkOf } from '#platform/check.ts';

const IS_HELD = sql`${ledgerEntries.currency} like 'puck:%'
  and (${ledgerEntries.account} like 'user:%' or ${ledgerEntries.account} like 'escrow:%')`;

export const nobodyOwesPucks = checkOf({
  name: 'no user and no escrow has fewer than no pucks of any color',
  checked: sql`select count(distinct account) from ${ledgerEntries} where ${IS_HELD}`,
  faults: sql`select format('%s has %s %s', account, sum(amount), currency) as fault
      from ${ledgerEntries} where ${IS_HELD} group by account, currency having sum(amount) < 0 order by 1`,
});

export const pucksAreConserved = checkOf({
  name: 'pucks issued less pucks spent are those of all users and escrows, by color',
  checked: sql`select count(*) from ${ledgerEntries} where currency like 'puck:%'`,
  faults: sql`
    select format('%s: %s are out, %s are held', currency, out, held) as fault from (
      select currency, -coalesce(sum(amount) filter (where account like 'world:%'), 0) as out,
        coalesce(sum(amount) filter (where ${IS_HELD}), 0) as held
      from ${ledgerEntries} where currency like 'puck:%' group by currency
    ) colors where out <> held order by 1`,
});

export const issuesArePosted = checkOf({
  name: 'every puck that was issued is in the ledger, and no other puck came from the game',
  checked: sql`select count(*) from ${puckIssues}`,
  faults: sql`
    with posted as (
      select t.key, sum(e.amount) as pucks from ledger_transactions t join ${ledgerEntries} e on e.transaction_id = t.id
      where e.currency like 'puck:%' and e.account like 'user:%' and e.amount > 0
        and exists (select from ledger_entries o where o.transaction_id = t.id and o.account = 'world:rewards' and o.currency = e.currency and o.amount < 0)
      group by 1
    )
    select format('%s: %s were issued, %s were posted', key, coalesce(i.amount, 0), coalesce(p.pucks, 0)) as fault
    from (select key, amount from ${puckIssues} where amount > 0) i full join posted p using (key)
    where i.amount is distinct from p.pucks order by 1`,
});
