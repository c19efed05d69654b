/** Comments as a subject of reports, visible to those who may read the discussion. */
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { isShown, listComments } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import type { FindsWritten, OpenPlace, PlaceKind, SubjectKind } from '#domains/subject.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/** Finds the user's last comment in places of a kind, for calls that do not return its id. */
export const lastSaid =
  (kind: string): FindsWritten =>
  async (db, { userId }) => {
    const [last] = await db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.userId, userId), eq(comments.subjectKind, kind)))
      .orderBy(desc(comments.id))
      .limit(1);
    return last?.id ?? null;
  };

/** Returns a comment and its place as open to a reader; null: it does not exist, or is hidden from them. */
async function openComment(
  db: Database | Transaction,
  places: readonly PlaceKind[],
  { id, reader }: { id: number; reader: Actor },
) {
  const [row] = await db.select().from(comments).where(isShown(id));
  const place = places.find(({ kind }) => kind === row?.subjectKind);
  if (!row || !place) return null;
  const seen = await openPlaceOf(db, row, { place, reader });
  return seen && { row, place, seen };
}

/** Returns the place of a comment as open to a reader; null: the comment is hidden from them. */
export async function openPlaceOf(
  db: Database | Transaction,
  { id, subjectId, isPrivate }: Pick<typeof comments.$inferSelect, 'id' | 'subjectId' | 'isPrivate'>,
  { place, reader }: { place: PlaceKind; reader: Actor },
): Promise<OpenPlace | null> {
  const seen = await place.open(db, subjectId, reader);
  if (!seen || (isPrivate && !seen.isInside)) return null;
  return id <= (seen.after ?? 0) || id > (seen.upTo ?? id) ? null : seen;
}

interface Talk {
  /** The kinds of places where users talk, from all slices. */
  places: readonly PlaceKind[];
  /** Withdraws the notifications about a removed comment. */
  untell: (tx: Transaction, comment: typeof comments.$inferSelect) => Promise<void>;
}

export function commentSubject({ places, untell }: Talk): SubjectKind {
  const placeOf = ({ subjectKind }: typeof comments.$inferSelect) => places.find(({ kind }) => kind === subjectKind);
  return {
    kind: 'comment',
    writtenBy: Object.assign({}, ...places.map(({ writtenBy }) => writtenBy)),

    async read(db, id, reader) {
      const opened = await openComment(db, places, { id, reader });
      if (!opened) return null;
      const { row, place, seen } = opened;
      const content = { authorId: row.userId, text: row.text, path: seen.path };
      if (place.contextLines === undefined) return content;
      const { comments: before } = await listComments(
        db,
        { kind: place.kind, id: row.subjectId },
        { before: id, limit: place.contextLines, isInside: seen.isInside, where: gt(comments.id, seen.after ?? 0) },
      );
      return {
        ...content,
        context: before.map(({ author, text }) => ({ userId: author.id, name: author.name, text })),
      };
    },

    async remove(tx, id, { now }) {
      const [gone] = await tx.update(comments).set({ hiddenAt: now }).where(isShown(id)).returning();
      if (!gone) return null;
      await untell(tx, gone);
      await placeOf(gone)?.countShown?.(tx, gone, -1);
      await publish(tx, 'discussion', { kind: gone.subjectKind, id: gone.subjectId, unsaid: id });
      return {};
    },

    async restore(tx, id) {
      const isHidden = and(eq(comments.id, id), isNotNull(comments.hiddenAt));
      const [back] = await tx.update(comments).set({ hiddenAt: null }).where(isHidden).returning();
      if (!back) return;
      const { subjectKind: kind, subjectId, userId } = back;
      await placeOf(back)?.countShown?.(tx, back, 1);
      await publish(tx, 'discussion', { kind, id: subjectId, by: userId ?? undefined, said: id, isAgain: true });
    },
  };
}
