/** The board's warnings about a club's debt. */
import type { DeskItem } from '#domains/club/contract.ts';
import { BANKRUPTCY } from '#domains/finances/constants.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Lists a warning on the manager's desk from the tenth day below the credit line on. */
export async function creditWarnings(
  db: Database | Transaction,
  { clubId }: { clubId: ClubId },
): Promise<readonly DeskItem[]> {
  const days = (await financesOf(pgReader(db), [clubId])).get(clubId)?.daysBelowLine ?? 0;
  if (days < BANKRUPTCY.warnAfter) return [];
  return [{ kind: 'credit-warning', params: { daysLeft: BANKRUPTCY.after - days }, path: '/office/finances' }];
}
