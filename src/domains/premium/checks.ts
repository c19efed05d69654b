/** Until when users are premium members. */
import { isNotNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { premiumChanges } from '#domains/premium/tables.ts';
import { type Check, faultsOf } from '#platform/check.ts';

export const premiumWasPaidFor: Check = {
  name: 'nobody is a premium member for longer than the months that they got',
  async run({ db }) {
    const until = sql`max(c.at) + sum(c.days) filter (where c.days > 0) * interval '1 day'`;
    const faults = await faultsOf(
      db,
      sql`select format('user %s until %s', ${users.id}, ${users.premiumExpiresAt}) as fault from ${users}
        where ${users.premiumExpiresAt} > coalesce((select ${until} from ${premiumChanges} c where c.user_id = ${users.id}), '-infinity')
        order by ${users.id}`,
    );
    return { checked: await db.$count(users, isNotNull(users.premiumExpiresAt)), faults };
  },
};
