/** Sounds that moderators have removed, and horns as users report them. */
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { clubTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { fingerprintOf, isSameSound } from '#domains/horn/rules/fingerprint.ts';
import { decodeWav } from '#domains/horn/rules/wav.ts';
import { customHorns, removedHorns } from '#domains/horn/tables.ts';
import { isManagedBy } from '#domains/seat/store/predicates.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { made } from '#domains/written.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

export const hornSubject: SubjectKind = {
  kind: 'horn',
  writtenBy: { 'horns.upload': made },

  async read(db, id) {
    const { userId: authorId, name: text } = customHorns;
    const [row] = await db.select({ authorId, text }).from(customHorns).where(eq(customHorns.id, id));
    // Links to the owner's page, where the horn is heard.
    return row ? { authorId: row.authorId, text: row.text, path: `/user/${row.authorId}` } : null;
  },

  // Deleted for good, but kept as a fingerprint, so that it cannot be uploaded again.
  async remove(tx, id, { now }) {
    const [horn] = await tx
      .delete(customHorns)
      .where(eq(customHorns.id, id))
      .returning({ userId: customHorns.userId, sound: customHorns.sound });
    if (!horn) return null;
    const fingerprint = fingerprintOf(decodeWav(horn.sound) ?? new Float64Array());
    const [removed] = await tx
      .insert(removedHorns)
      .values({ fingerprint, removedAt: now })
      .returning({ id: removedHorns.id });
    await publishHorns(tx, horn.userId);
    return { removedHornId: removed?.id ?? null };
  },

  // The owner may upload it again.
  async restore(tx, _id, { removedHornId }) {
    if (typeof removedHornId === 'number') await tx.delete(removedHorns).where(eq(removedHorns.id, removedHornId));
  },
};

async function publishHorns(tx: Transaction, userId: UserId): Promise<void> {
  const ofOwner = await tx.select({ id: teams.id }).from(teams).where(isManagedBy(teams.clubId, userId));
  const topics = await clubTopics(
    tx,
    ofOwner.map((team) => team.id),
  );
  await publishChange(tx, [`user:${userId}`, ...topics]);
}

/** Returns whether a moderator has removed this sound before, from any user. @param samples of a finished horn */
export async function wasTakenAway(db: Database, samples: Float64Array): Promise<boolean> {
  const removed = await db.select({ fingerprint: removedHorns.fingerprint }).from(removedHorns);
  if (removed.length === 0) return false;
  const own = fingerprintOf(samples);
  for (const [index, { fingerprint }] of removed.entries()) {
    if (isSameSound(own, fingerprint)) return true;
    // Each takes half a millisecond; yield to other requests in between.
    if (index % 20 === 19) await setImmediate();
  }
  return false;
}
