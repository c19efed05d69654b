/** Stores settings of users, only where they differ from the defaults. */
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { SettingValue } from '#domains/settings/constants.ts';
import {
  fillSettings,
  GERMAN_COUNTRIES,
  isDefault,
  type WrittenLanguage,
  writtenLanguage,
} from '#domains/settings/rules.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

/** Returns all settings of a user, with defaults. */
export async function readSettings(db: Database | Transaction, userId: UserId): Promise<Record<string, SettingValue>> {
  const rows = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  return fillSettings(Object.fromEntries(rows.map((row) => [row.settingId, row.value])));
}

/** Returns a user's setting; undefined: the default. One query. */
export async function readSetting(
  db: Database | Transaction,
  userId: UserId,
  settingId: string,
): Promise<SettingValue | undefined> {
  const isIt = and(eq(userSettings.userId, userId), eq(userSettings.settingId, settingId));
  const [row] = await db.select({ value: userSettings.value }).from(userSettings).where(isIt);
  return row?.value;
}

/** Returns the language of mails to a user. */
export async function languageToWrite(
  db: Database | Transaction,
  user: { id: UserId; country: string },
): Promise<WrittenLanguage> {
  return writtenLanguage(await readSetting(db, user.id, 'language'), user.country);
}

const readers = alias(users, 'readers');

/** Returns the language of texts for a user, in SQL: as `writtenLanguage` has it. */
export function languageOf(userId: UserId | SQLWrapper): SQL<WrittenLanguage> {
  const chosen = sql`(select ${userSettings.value} #>> '{}' from ${userSettings}
    where ${userSettings.userId} = ${userId} and ${userSettings.settingId} = 'language')`;
  const usual = sql`(select case when ${inArray(readers.country, [...GERMAN_COUNTRIES])} then 'de' else 'en' end
    from ${users} readers where ${readers.id} = ${userId})`;
  return sql<WrittenLanguage>`coalesce(${chosen}, ${usual})`;
}

/** Saves a validated change. */
export async function saveSettings(
  db: Database,
  userId: UserId,
  change: Readonly<Record<string, SettingValue>>,
): Promise<void> {
  const reset: string[] = [];
  const changed: (typeof userSettings.$inferInsert)[] = [];
  for (const [settingId, value] of Object.entries(change)) {
    if (isDefault(settingId, value)) reset.push(settingId);
    else changed.push({ userId, settingId, value });
  }
  await db.transaction(async (tx) => {
    if (reset.length > 0) {
      await tx.delete(userSettings).where(and(eq(userSettings.userId, userId), inArray(userSettings.settingId, reset)));
    }
    if (changed.length > 0) {
      await tx
        .insert(userSettings)
        .values(changed)
        .onConflictDoUpdate({
          target: [userSettings.userId, userSettings.settingId],
          set: { value: sql`excluded.value` },
        });
    }
    await publishChange(tx, [`user:${userId}`]);
  });
}

export async function removeSettings(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(userSettings).where(eq(userSettings.userId, userId));
}
