/** The search index of posts. */
import { and, eq, sql } from 'drizzle-orm';
import { withoutReferences } from '#domains/discussion/rules/markup.ts';
import { comments } from '#domains/discussion/tables.ts';
import { STEMS, TOPIC, type TopicLanguage } from '#domains/forum/constants.ts';
import { postWords } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import type { Transaction } from '#platform/database/client.ts';
import { foldedText } from '#platform/database/letters.ts';

/** Indexes a post by its words; a topic's first post by those of its title, too. @param userId null: written by the game */
export async function noteWords(
  tx: Transaction,
  {
    number,
    title,
    text,
    now: postedAt,
    ...where
  }: {
    commentId: number;
    topicId: number;
    userId: UserId | null;
    language: TopicLanguage;
    number: number;
    title: string;
    text: string;
    now: Date;
  },
): Promise<void> {
  const words = wordsOf(number === 1 ? title : '', text, where.language);
  await tx.insert(postWords).values({ ...where, postedAt, words });
}

/** Returns the search vector of a post, folded; words in the title weigh more. */
export function wordsOf(title: string, text: string, language: TopicLanguage) {
  const stems = sql`${STEMS[language]}::regconfig`;
  return sql<string>`setweight(to_tsvector(${stems}, ${folded(title)}), 'A') || to_tsvector(${stems}, ${folded(withoutReferences(text))})`;
}

/** Reindexes the posts of a topic in another language. */
export async function rereadWords(
  tx: Transaction,
  { id, title, language }: { id: number; title: string; language: TopicLanguage },
): Promise<void> {
  const stems = sql`${STEMS[language]}::regconfig`;
  const ofTitle = sql`case when ${comments.part} = 1 then setweight(to_tsvector(${stems}, ${folded(title)}), 'A') else '' end`;
  const plain = sql`regexp_replace(${comments.text}, '\\[\\[[a-z-]+:\\d+\\]\\]', ' ', 'g')`;
  const ofText = sql`to_tsvector(${stems}, ${foldedText(plain)})`;
  await tx
    .update(postWords)
    .set({ language, words: sql`${ofTitle} || ${ofText}` })
    .from(comments)
    .where(and(eq(comments.id, postWords.commentId), eq(comments.subjectKind, TOPIC), eq(comments.subjectId, id)));
}
