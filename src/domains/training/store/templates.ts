/** Templates: training settings that a manager has named, to apply to others with two clicks. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { MAX_TEMPLATES } from '#domains/training/constants.ts';
import type { TrainingTemplate } from '#domains/training/contract.ts';
import { trainingRefusals } from '#domains/training/refusals.ts';
import { trainingTemplates } from '#domains/training/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the templates by name. */
export async function templatesOf(db: Database | Transaction, userId: UserId): Promise<TrainingTemplate[]> {
  const { name, skill, intensity, restBelow } = trainingTemplates;
  return db
    .select({ name, skill, intensity, restBelow })
    .from(trainingTemplates)
    .where(eq(trainingTemplates.userId, userId))
    .orderBy(asc(sql`lower(${name})`), asc(name));
}

/** Saves a template, replacing one of the same name. */
export async function saveTemplate(
  db: Database,
  userId: UserId,
  template: TrainingTemplate,
): Promise<{ ok: true; templates: TrainingTemplate[] } | Refused> {
  return db.transaction(async (tx) => {
    // Of two at once the second counts after the first, so there are never too many.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const kept = await templatesOf(tx, userId);
    const isNew = !kept.some(({ name }) => name === template.name);
    if (isNew && kept.length >= MAX_TEMPLATES) return trainingRefusals.tooManyTemplates({ most: MAX_TEMPLATES });
    const { skill, intensity, restBelow } = template;
    await tx
      .insert(trainingTemplates)
      .values({ userId, ...template })
      .onConflictDoUpdate({
        target: [trainingTemplates.userId, trainingTemplates.name],
        set: { skill, intensity, restBelow },
      });
    return { ok: true, templates: await templatesOf(tx, userId) };
  });
}

/** Removes a template; does nothing if it is gone already. */
export async function removeTemplate(db: Database, userId: UserId, name: string): Promise<TrainingTemplate[]> {
  await db.delete(trainingTemplates).where(and(eq(trainingTemplates.userId, userId), eq(trainingTemplates.name, name)));
  return templatesOf(db, userId);
}

export async function removeTemplates(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(trainingTemplates).where(eq(trainingTemplates.userId, userId));
}
