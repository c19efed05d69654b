/** Integrity checks of premium membership. */
import { sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { premiumChanges } from '#domains/premium/tables.ts';
import { checkOf } from '#platform/check.ts';

const PAID_UNTIL = sql`max(c.at) + sum(c.days) filter (where c.days > 0) * interval '1 day'`;

export const premiumWasPaidFor = checkOf({
  name: 'nobody is a premium member for longer than the months that they got',
  checked: sql`select count(*) from ${users} where ${users.premiumExpiresAt} is not null`,
  faults: sql`select format('user %s until %s', ${users.id}, ${users.premiumExpiresAt}) as fault from ${users}
    where ${users.premiumExpiresAt} > coalesce((select ${PAID_UNTIL} from ${premiumChanges} c where c.user_id = ${users.id}), '-infinity')
    order by ${users.id}`,
});
