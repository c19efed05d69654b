/** Stores text templates. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { limitFor } from '#domains/premium/store/limits.ts';
import type { TextTemplate } from '#domains/text-template/contract.ts';
import { textTemplateRefusals } from '#domains/text-template/refusals.ts';
import { textTemplates } from '#domains/text-template/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** Returns a user's templates by name. Those beyond the limit, counted from the earliest created, cannot be changed. */
export async function templatesOf(
  db: Database | Transaction,
  { userId, now }: { userId: UserId; now: Date },
): Promise<TextTemplate[]> {
  const { id, name, text } = textTemplates;
  const rows = await db
    .select({ id, name, text, place: sql<number>`row_number() over (order by ${id})::int` })
    .from(textTemplates)
    .where(eq(textTemplates.userId, userId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
  const max = await templateLimit(db, userId, now);
  return rows.map(({ place, ...template }) => ({ ...template, isReadOnly: place > max }));
}

/** Saves a text under a name, replacing an existing one. */
export async function saveTemplate(
  tx: Transaction,
  { userId, name, text, now }: { userId: UserId; name: string; text: string; now: Date },
): Promise<{ ok: true } | Refused> {
  // One at a time per user, so that two tabs cannot exceed the limit together.
  await lockName(tx, 'text-template', userId);
  const kept = await templatesOf(tx, { userId, now });
  const named = kept.find((template) => template.name === name);
  const max = await templateLimit(tx, userId, now);
  if (named?.isReadOnly) return textTemplateRefusals.readOnly({ max });
  if (!named && kept.length >= max) return textTemplateRefusals.full({ max });
  await tx
    .insert(textTemplates)
    .values({ userId, name, text, savedAt: now })
    .onConflictDoUpdate({ target: [textTemplates.userId, textTemplates.name], set: { text, savedAt: now } });
  return { ok: true };
}

function templateLimit(db: Database | Transaction, userId: UserId, now: Date): Promise<number> {
  return limitFor(db, { userId, what: 'textTemplates', now });
}

export async function removeTemplate(tx: Transaction, userId: UserId, id: number): Promise<void> {
  await tx.delete(textTemplates).where(and(eq(textTemplates.id, id), eq(textTemplates.userId, userId)));
}

export async function eraseTemplates(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(textTemplates).where(eq(textTemplates.userId, userId));
}

export async function exportTemplates(db: Database, userId: UserId) {
  const { name, text, savedAt } = textTemplates;
  return db
    .select({ name, text, savedAt })
    .from(textTemplates)
    .where(eq(textTemplates.userId, userId))
    .orderBy(asc(textTemplates.id));
}
