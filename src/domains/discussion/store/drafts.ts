/** Users' drafts, saved as they type, so that they survive a logout and follow the user to other devices. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { MAX_DRAFTS } from '#domains/discussion/constants.ts';
import { textDrafts } from '#domains/discussion/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const isAt = (userId: UserId, { kind, id }: Subject) =>
  and(eq(textDrafts.userId, userId), eq(textDrafts.subjectKind, kind), eq(textDrafts.subjectId, id));

/** Returns a user's draft for a place; '' if there is none. */
export async function readDraft(db: Database, userId: UserId, place: Subject): Promise<string> {
  const [row] = await db.select({ text: textDrafts.text }).from(textDrafts).where(isAt(userId, place));
  return row?.text ?? '';
}

/** Saves a draft, keeping only the allowed number of the latest; '' deletes it. */
export async function saveDraft(
  db: Database,
  { userId, place, text, now }: { userId: UserId; place: Subject; text: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (text === '') return dropDraft(tx, userId, place);
    const draft = { userId, subjectKind: place.kind, subjectId: place.id, text, savedAt: now };
    const target = [textDrafts.userId, textDrafts.subjectKind, textDrafts.subjectId];
    await tx
      .insert(textDrafts)
      .values(draft)
      .onConflictDoUpdate({ target, set: { text, savedAt: now } });
    const kept = tx
      .select({ savedAt: textDrafts.savedAt })
      .from(textDrafts)
      .where(eq(textDrafts.userId, userId))
      .orderBy(desc(textDrafts.savedAt))
      .limit(MAX_DRAFTS);
    await tx.delete(textDrafts).where(and(eq(textDrafts.userId, userId), notInArray(textDrafts.savedAt, kept)));
  });
}

/** Deletes the draft of a place once its text has been posted. */
export async function dropDraft(tx: Transaction, userId: UserId, place: Subject): Promise<void> {
  await tx.delete(textDrafts).where(isAt(userId, place));
}
