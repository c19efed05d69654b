/** Swaps neither create nor destroy fruit. */
import { sql } from 'drizzle-orm';
import { fruitBaskets, fruitFinds, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import { checkOf } from '#platform/check.ts';

export const fruitIsConserved = checkOf({
  name: 'fruit that was found is in a basket, held by an open order, or made into a prize',
  checked: sql`select count(*) from ${fruitFinds}`,
  faults: sql`with moved as (
      select held_on, fruit, count(*) as amount from ${fruitFinds} group by 1, 2
      union all select held_on, fruit, -sum(amount) from ${fruitBaskets} group by 1, 2
      union all select held_on, give, -sum(give_count) from ${fruitOrders} where state = 'open' group by 1, 2
      union all select held_on, spent.key, -sum(spent.value::int) from ${fruitPrizes}, jsonb_each_text(spent) spent group by 1, 2
    )
    select format('day %s: %s more %s found than there is', held_on, sum(amount), fruit) as fault
    from moved group by held_on, fruit having sum(amount) <> 0 order by 1`,
});
