/** The accounts of pucks. */
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

const OF_USERS = sql`${ledgerEntries.currency} = 'puck' and ${ledgerEntries.account} like 'user:%'`;

export const nobodyOwesPucks: Check = {
  name: 'no user has fewer than no pucks',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`select format('%s has %s pucks', account, sum(amount)) as fault
        from ${ledgerEntries} where ${OF_USERS} group by account having sum(amount) < 0 order by 1`,
    );
    return {
      checked: await countOf(db, sql`select count(distinct account) from ${ledgerEntries} where ${OF_USERS}`),
      faults,
    };
  },
};
