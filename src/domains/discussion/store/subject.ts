/** Comments, as users report them: read by those who may read what is said about the subject. */
import { eq, gt } from 'drizzle-orm';
import { isShown, listComments } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import type { PlaceKind, SubjectKind } from '#domains/subject.ts';
import { publish } from '#platform/realtime.ts';

const where = { kind: comments.subjectKind, id: comments.subjectId };

/** @param places where users talk, as all slices bring them */
export function commentSubject(places: readonly PlaceKind[]): SubjectKind {
  return {
    kind: 'comment',

    async read(db, id, reader) {
      const [row] = await db.select().from(comments).where(isShown(id));
      const place = places.find(({ kind }) => kind === row?.subjectKind);
      if (!row || !place) return null;
      const seen = await place.open(db, row.subjectId, reader);
      if (!seen || (row.isPrivate && !seen.isInside)) return null;
      if (id <= (seen.after ?? 0) || id > (seen.upTo ?? id)) return null;
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
      const [on] = await tx.update(comments).set({ hiddenAt: now }).where(isShown(id)).returning(where);
      if (!on) return null;
      await publish(tx, 'discussion', { ...on, unsaid: id });
      return {};
    },

    async restore(tx, id) {
      const back = tx.update(comments).set({ hiddenAt: null }).where(eq(comments.id, id));
      const [on] = await back.returning({ ...where, by: comments.userId });
      if (on) await publish(tx, 'discussion', { ...on, said: id, isAgain: true });
    },
  };
}
