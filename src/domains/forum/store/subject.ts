/** Topics, as users report them and write posts in them. */
import { eq } from 'drizzle-orm';
import { TOPIC } from '#domains/forum/constants.ts';
import { isTopic, letPostGo } from '#domains/forum/store/posts.ts';
import { topics } from '#domains/forum/tables.ts';
import type { PlaceKind, SubjectKind } from '#domains/subject.ts';

export const topicSubject: SubjectKind = {
  kind: TOPIC,

  async read(db, id) {
    const [row] = await db.select().from(topics).where(isTopic(id));
    return row ? { authorId: row.userId, text: row.title, path: `/forum/topic/${id}` } : null;
  },

  async remove(tx, id, { now }) {
    const hidden = await tx.update(topics).set({ hiddenAt: now }).where(isTopic(id)).returning({ id: topics.id });
    return hidden.length > 0 ? {} : null;
  },

  async restore(tx, id) {
    await tx.update(topics).set({ hiddenAt: null }).where(eq(topics.id, id));
  },
};

export const topicPlace: PlaceKind = {
  kind: TOPIC,

  async open(db, id, reader) {
    const shown = await topicSubject.read(db, id, reader);
    return shown && { path: shown.path, isInside: false };
  },

  letGo: letPostGo,
};
