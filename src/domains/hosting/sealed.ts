/** What a federation has pledged while its bid to host is sealed. */
import { type SQL, sql } from 'drizzle-orm';
import { hostingBids } from '#domains/hosting/tables.ts';
import type { NationId } from '#engine/ids.ts';

/**
 * What a federation has pledged with a bid that is not decided; 0: nothing. Whoever does not preside over it is told its balance with that added
 * back: the league holds the pledge already, and who looked before and after the bid could read it off.
 */
export function sealedPledgeOf(nationId: NationId): SQL<number> {
  return sql<number>`(select coalesce(sum(${hostingBids.pledge}), 0)::int from ${hostingBids}
    where ${hostingBids.nationId} = ${nationId} and ${hostingBids.state} = 'made')`;
}
