/** Topics started by the game: season phases, and new releases. */
import { and, asc, eq } from 'drizzle-orm';
import { addComment } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import { MAX_POST, STAFF_CATEGORY, TOPIC, TOPIC_LANGUAGES, type TopicLanguage } from '#domains/forum/constants.ts';
import { changesIn, parseChangelog, releasePosts } from '#domains/forum/rules/changelog.ts';
import { type AnnouncedPhase, phaseTopic } from '#domains/forum/rules/phase-topic.ts';
import { countReply } from '#domains/forum/store/posts.ts';
import { tellOfAnnouncement } from '#domains/forum/store/telling.ts';
import { noteWords } from '#domains/forum/store/words.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** Announces the beginning of a season phase in each language, once, however often it is called. */
export async function announcePhase(
  tx: Transaction,
  { season, phase, now }: { season: number; phase: AnnouncedPhase; now: Date },
): Promise<void> {
  const texts = TOPIC_LANGUAGES.map((language) => ({ language, ...phaseTopic({ season, phase }, language) }));
  // All before the first is told of: each reader hears of the one in their language.
  for (const { language, title } of texts) await topicOf(tx, { key: `phase ${season} ${phase}`, language, title, now });
  for (const { language, title, text } of texts) {
    const topic = await topicOf(tx, { key: `phase ${season} ${phase}`, language, title, now });
    if (topic && topic.lastNumber === 0) await postAsGame(tx, topic, [text], now);
  }
}

/**
 * Announces each release of the changelog in a topic, oldest first, and later additions to a release in another post.
 * Each change is announced once, after a restart, by the first node to start.
 */
export async function announceReleases(
  db: Database,
  { changelog, now }: { changelog: string; now: Date },
): Promise<void> {
  for (const release of parseChangelog(changelog).toReversed())
    await db.transaction(async (tx) => {
      const title = `Rinkside ${release.name}`;
      const key = `release ${/^\S+/.exec(release.name)?.[0] ?? release.name}`;
      const topic = await topicOf(tx, { key, language: 'en', title, now });
      if (!topic || topic.hiddenAt) return;
      const isOfIt = and(eq(comments.subjectKind, TOPIC), eq(comments.subjectId, topic.id));
      const said = await tx.select({ text: comments.text }).from(comments).where(isOfIt).orderBy(asc(comments.id));
      await postAsGame(tx, topic, releasePosts(release, changesIn(said.map(({ text }) => text)), MAX_POST), now);
    });
}

/** Returns the topic of an announcement, locked, creating it if necessary; null if there is no category for announcements yet. */
async function topicOf(
  tx: Transaction,
  { key, language, title, now }: { key: string; language: TopicLanguage; title: string; now: Date },
) {
  // Serialized across nodes.
  await lockName(tx, 'announce');
  const [category] = await tx
    .select({ id: forumCategories.id })
    .from(forumCategories)
    .where(eq(forumCategories.kind, STAFF_CATEGORY));
  if (!category) return null;
  const made = { categoryId: category.id, title, language, isLocked: true, createdAt: now, lastPostAt: now };
  await tx
    .insert(topics)
    .values({ ...made, announces: key })
    .onConflictDoNothing();
  const isIt = and(eq(topics.announces, key), eq(topics.language, language));
  const [topic] = await tx.select().from(topics).where(isIt).for('no key update');
  return topic ?? null;
}

async function postAsGame(
  tx: Transaction,
  { id: topicId, categoryId, title, language, lastNumber }: typeof topics.$inferSelect,
  texts: readonly string[],
  now: Date,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const number = lastNumber + index + 1;
    const commentId = await addComment(tx, { kind: TOPIC, id: topicId }, { userId: null, text, part: number, now });
    await noteWords(tx, { commentId, topicId, userId: null, language, number, title, text, now });
    await tx.update(topics).set({ lastNumber: number, lastPostAt: now }).where(eq(topics.id, topicId));
    await countReply(tx, { subjectId: topicId, part: number }, 1);
    if (number === 1) await tellOfAnnouncement(tx, { topicId, categoryId, title, number });
  }
}
