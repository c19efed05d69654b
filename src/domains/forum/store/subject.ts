/** Topics, as a subject of reports and a place for posts. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isReadBy } from '#domains/block/store.ts';
import { CATEGORY, TOPIC } from '#domains/forum/constants.ts';
import { letPostGo } from '#domains/forum/store/own-posts.ts';
import { countReply, isTopic } from '#domains/forum/store/posts.ts';
import { forgetPosts } from '#domains/forum/store/telling.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import type { FollowedKind, PlaceKind, SubjectKind } from '#domains/subject.ts';
import { answered, given } from '#domains/written.ts';

export const topicSubject: SubjectKind = {
  kind: TOPIC,
  writtenBy: { 'forum.start': answered('topicId'), 'forum.rename': given, 'forum.label': given },

  async read(db, id) {
    const [row] = await db.select().from(topics).where(isTopic(id));
    return row ? { authorId: row.userId, text: row.title, path: `/forum/topic/${id}` } : null;
  },

  async remove(tx, id, { now }) {
    const hidden = await tx.update(topics).set({ hiddenAt: now }).where(isTopic(id)).returning({ id: topics.id });
    if (hidden.length === 0) return null;
    await forgetPosts(tx, { topicId: id, number: null });
    return {};
  },

  async restore(tx, id) {
    await tx.update(topics).set({ hiddenAt: null }).where(eq(topics.id, id));
  },
};

export const topicFollowed: FollowedKind = {
  kind: TOPIC,
  hasLimit: false,

  async names(db, ids, readerId) {
    const isShown = readerId === null ? undefined : isReadBy(readerId, topics.userId);
    const rows = await db
      .select({ id: topics.id, name: topics.title })
      .from(topics)
      .where(and(inArray(topics.id, [...ids]), isNull(topics.hiddenAt), isShown));
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/forum/topic/${id}` }]));
  },
};

/** Shown as followed on its own page, but not in the list of follows, since screens localize its name. */
export const categoryFollowed: FollowedKind = {
  kind: CATEGORY,
  hasLimit: false,

  async names(db, ids) {
    const rows = await db
      .select({ id: forumCategories.id, kind: forumCategories.kind })
      .from(forumCategories)
      .where(inArray(forumCategories.id, [...ids]));
    return new Map(rows.map(({ id, kind }) => [id, { name: kind, path: `/forum/category/${id}` }]));
  },
};

export const topicPlace: PlaceKind = {
  kind: TOPIC,
  writtenBy: { 'forum.start': answered('postId'), 'forum.post': answered('postId'), 'forum.edit': given },

  async open(db, id, reader) {
    const shown = await topicSubject.read(db, id, reader);
    return shown && { path: shown.path, isInside: false };
  },

  letGo: letPostGo,
  countShown: countReply,
  untell: (tx, { subjectId: topicId, part }) => forgetPosts(tx, { topicId, number: part }),
};
