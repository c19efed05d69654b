/** Tells managers that their morning report is written. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { NOTICE_HOURS } from '#domains/morning/constants.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { findWorld } from '#platform/clock/state.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Notifies the managers who have asked for it, once a real day at most, and never at a manager's own pace. */
export async function tellManagers(
  tx: Transaction,
  { rows, absoluteDay, clubIds }: { rows: Rows; absoluteDay: number; clubIds: readonly ClubId[] },
): Promise<void> {
  if ((await findWorld(tx))?.pace === 'own') return;
  const userIds = [...(await managersOf(rows, clubIds)).values()];
  if (userIds.length === 0) return;
  const { userId, settingId, value } = userSettings;
  const asking = await tx
    .select({ userId })
    .from(userSettings)
    .where(
      and(
        ...[inArray(userId, userIds), eq(settingId, 'notifications.morning'), eq(value, true)],
        sql`not exists (select 1 from ${notifications} n where n.user_id = ${userId} and n.kind = 'morning'
          and n.created_at > now() - make_interval(hours => ${NOTICE_HOURS}))`,
      ),
    )
    .orderBy(userId);
  await notify(
    rows,
    asking.map((one) => ({ ...one, channel: 'news', kind: 'morning', params: dateOf(absoluteDay) }) as const),
  );
}
