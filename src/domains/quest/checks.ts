/** Integrity checks of quest rewards and their payments. */
import { sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { checkOf } from '#platform/check.ts';

export const rewardsArePaid = checkOf({
  name: 'every claimed reward of a quest was paid, and nothing else was paid for quests',
  checked: sql`select count(*) from ${questRewards} where claimed_at is not null`,
  faults: sql`
    with claimed as (
      select format('quest/%s/%s/%s', user_id, quest, period) as key, pucks
      from ${questRewards} where claimed_at is not null and pucks > 0
    ), paid as (
      select t.key, sum(e.amount) as pucks from ${ledgerTransactions} t
        join ${ledgerEntries} e on e.transaction_id = t.id and e.currency like 'puck:%' and e.account like 'user:%'
      where t.kind = 'quest-reward' group by 1
    )
    select format('%s: %s pucks are due, %s were paid', coalesce(c.key, p.key), coalesce(c.pucks, 0), coalesce(p.pucks, 0)) as fault
    from claimed c full join paid p using (key) where c.pucks is distinct from p.pucks order by 1`,
});
