/** How long a president is left in peace. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { daysUntilRecall } from '#domains/election/rules.ts';
import { elections } from '#domains/election/tables.ts';
import { presidencies } from '#domains/federation/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Game days until the president of a federation may be recalled; 0: he may, or there is none. They count from the last vote as well as from the
 * day on which he took office: the one who is elected again begins no new term. One query.
 */
export async function restOfPresident(
  db: Database | Transaction,
  nationId: NationId,
  absoluteDay: number,
): Promise<number> {
  const [office] = await db
    .select({
      fromDay: presidencies.fromDay,
      // Nobody votes where only one stands: that is over with the campaign.
      electedOn: sql<number | null>`(select max(coalesce(${elections.ballotUntil}, ${elections.campaignUntil}))
        from ${elections} where ${elections.nationId} = ${nationId} and ${elections.state} = 'decided')`,
    })
    .from(presidencies)
    .where(and(eq(presidencies.nationId, nationId), isNull(presidencies.untilDay)));
  if (!office) return 0;
  return daysUntilRecall({ inOfficeSince: Math.max(office.fromDay, office.electedOn ?? 0), absoluteDay });
}
