/** The period in which a president cannot be recalled. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { daysUntilRecall } from '#domains/election/rules.ts';
import { elections } from '#domains/election/tables.ts';
import { presidencies } from '#domains/federation/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Returns the game days until the president of a federation can be recalled; 0: at once, or no president. They count
 * from taking office or from the last election, since reelection starts no new term. One query.
 */
export async function restOfPresident(
  db: Database | Transaction,
  nationId: NationId,
  absoluteDay: number,
): Promise<number> {
  const [office] = await db
    .select({
      fromDay: presidencies.fromDay,
      // Unopposed elections have no vote and end with the campaign.
      electedOn: sql<number | null>`(select max(coalesce(${elections.ballotUntil}, ${elections.campaignUntil}))
        from ${elections} where ${elections.nationId} = ${nationId} and ${elections.state} = 'decided')`,
    })
    .from(presidencies)
    .where(and(eq(presidencies.nationId, nationId), isNull(presidencies.untilDay)));
  if (!office) return 0;
  return daysUntilRecall({ inOfficeSince: Math.max(office.fromDay, office.electedOn ?? 0), absoluteDay });
}
