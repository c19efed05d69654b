/** Managers' private notes on trading with other clubs. */
import { and, eq } from 'drizzle-orm';
import { tradeNotes } from '#domains/trade/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface About {
  userId: UserId;
  clubId: ClubId;
}

/** The user's note about a club; '' when there is none. */
export async function noteAbout(db: Database, { userId, clubId }: About): Promise<string> {
  const [note] = await db
    .select({ text: tradeNotes.text })
    .from(tradeNotes)
    .where(and(eq(tradeNotes.userId, userId), eq(tradeNotes.clubId, clubId)));
  return note?.text ?? '';
}

/** Saves a note; an empty one is deleted. */
export async function saveNote(
  db: Database,
  { userId, clubId, text, now }: About & { text: string; now: Date },
): Promise<void> {
  if (text === '') {
    await db.delete(tradeNotes).where(and(eq(tradeNotes.userId, userId), eq(tradeNotes.clubId, clubId)));
    return;
  }
  await db
    .insert(tradeNotes)
    .values({ userId, clubId, text, updatedAt: now })
    .onConflictDoUpdate({ target: [tradeNotes.userId, tradeNotes.clubId], set: { text, updatedAt: now } });
}
