/** Posts found by search, and users' bookmarks and own posts. */

import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { comments, reactions } from '#domains/discussion/tables.ts';
import type { TopicLanguage } from '#domains/forum/constants.ts';
import {
  EXCERPT_LENGTH,
  FOUND_AT_A_TIME,
  MAX_EXCERPT_WORDS,
  OUT_OF_ORDER_MS,
  PHRASE_AMONG,
  RANKED_AMONG,
  STEMS,
  TOPIC,
  TOPIC_LANGUAGES,
} from '#domains/forum/constants.ts';
import type { FoundPost, OwnPost } from '#domains/forum/contract.ts';
import { MATCH_BEGINS, MATCH_ENDS, partsOf } from '#domains/forum/rules/excerpt.ts';
import { postBookmarks, postWords, topics } from '#domains/forum/tables.ts';
import { shownUser, type Viewer } from '#domains/forum/views/topics.ts';
import { cutText } from '#engine/graphemes.ts';
import type { UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedText } from '#platform/database/letters.ts';

/** Matches searches for adjacent words, and those that exclude words. */
const PHRASE = /"|\p{L}-\p{L}/u;
const LEFT_OUT = /(^|\s)-/;

interface Asked {
  words: string;
  category?: number | undefined;
  author: string;
  isSolved: boolean;
  /** Posted at this moment or later, and before the other one. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns posts with all of the words, best match first. Ranks only the newest matches, since ranking all of a common
 * word would take seconds.
 */
export async function searchPosts(
  db: Database,
  { words, category, author, isSolved, from, to }: Asked,
  { viewer, now }: Viewer,
): Promise<FoundPost[]> {
  // A single author has few posts, which are scanned instead of all posts with the words.
  const authors = author === '' ? null : await usersCalled(db, author);
  if (authors?.length === 0) return [];
  const isPhrase = PHRASE.test(words) && !LEFT_OUT.test(words);
  // Conditions on the topic alone are checked on the newest matches only, unless they exclude most of them.
  const isNarrow = category !== undefined || isSolved;
  const matching = db
    .select({
      id: postWords.commentId,
      words: postWords.words,
      language: postWords.language,
      topicId: postWords.topicId,
    })
    .from(postWords)
    .where(
      and(
        category === undefined ? undefined : passesAsOf(db, category),
        mayMatch(words, isPhrase),
        postedBetween(db, from, to),
        isReadBy(viewer.id, postWords.userId),
        authors ? inArray(postWords.userId, authors) : undefined,
        isNarrow ? inArray(postWords.topicId, topicsThat(db, { category, isSolved })) : undefined,
      ),
    )
    .orderBy(desc(postWords.commentId))
    .limit(isPhrase ? PHRASE_AMONG : RANKED_AMONG)
    .as('matching');
  const candidates = db
    .select({ id: matching.id, words: matching.words, language: matching.language })
    .from(matching)
    .innerJoin(topics, eq(topics.id, matching.topicId))
    .where(and(isNull(topics.hiddenAt), isReadBy(viewer.id, topics.userId)))
    .as('candidates');
  const newest = db
    .select({
      id: candidates.id,
      rank: inLanguage<number>(
        candidates.language,
        (of) => sql`ts_rank(${candidates.words}, ${queryOf(words, of)})`,
      ).as('rank'),
    })
    .from(candidates)
    .where(
      isPhrase
        ? inLanguage<boolean>(candidates.language, (of) => sql`${candidates.words} @@ ${queryOf(words, of)}`)
        : undefined,
    )
    .orderBy(desc(candidates.id))
    .limit(RANKED_AMONG)
    .as('newest');
  const best = db
    .select({ id: newest.id, rank: newest.rank })
    .from(newest)
    .orderBy(desc(newest.rank), desc(newest.id))
    // Some of them may be hidden.
    .limit(2 * FOUND_AT_A_TIME)
    .as('best');
  const marks = `StartSel=${MATCH_BEGINS},StopSel=${MATCH_ENDS},MaxWords=${MAX_EXCERPT_WORDS},MinWords=10`;
  const rows = await db.transaction(async (tx) => {
    // A rare word needs an index lookup, and a common one is met soon in a scan, so a generic plan cannot suit both.
    // Posts with a rare word are scattered; most are in the system's cache, and prefetching them from there takes
    // longer than reading them.
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('effective_io_concurrency', '0', true)`);
    return tx
      .select({
        ...columns,
        excerpt: inLanguage<string>(
          topics.language,
          // Posts are shown as written: words with accents are marked if they were searched for with them.
          (of) =>
            sql`ts_headline(${STEMS[of]}::regconfig, ${plain}, ${queryOf(words, of)} || ${queryOf(words, of, String)}, ${marks})`,
        ),
      })
      .from(best)
      .innerJoin(comments, and(eq(comments.id, best.id), isNull(comments.hiddenAt)))
      .innerJoin(topics, eq(topics.id, comments.subjectId))
      .leftJoin(users, eq(users.id, comments.userId))
      .orderBy(desc(best.rank), desc(best.id))
      .limit(FOUND_AT_A_TIME);
  });
  return rows.map((row) => found(row, now));
}

/** German words that a search leaves out, as it does "und": folded, PostgreSQL does not know them as such. */
const UNASKED = /(?<!\p{L})(?:daß|für|können|könnte|über|während|würden?)(?!\p{L})/giu;

/** Builds the search query for posts in a language. @param written how the words are written; folded, as in the index, by default */
function queryOf(words: string, language: TopicLanguage, written: (words: string) => string = folded): SQL {
  // Every other part is in quotes, where each word counts.
  const parts = words
    .split('"')
    .map((part, index) => (language === 'de' && index % 2 === 0 ? part.replace(UNASKED, ' ') : part));
  return sql`websearch_to_tsquery(${STEMS[language]}::regconfig, ${written(parts.join('"'))})`;
}

/** Builds an expression that depends on a post's language. */
function inLanguage<Answer>(language: SQLWrapper, ask: (language: TopicLanguage) => SQL): SQL<Answer> {
  const cases = TOPIC_LANGUAGES.map((each) => sql`when ${each} then ${ask(each)}`);
  return sql<Answer>`(case ${language} ${sql.join(cases, sql` `)} end)`;
}

/**
 * Builds the condition that a post has the words in its language. The index is searched for the words in any language,
 * which is a superset. For a phrase, it finds posts with its words in any order, which are then scanned for the phrase.
 */
function mayMatch(words: string, isPhrase: boolean): SQL | undefined {
  const roughly = (language: TopicLanguage) => {
    const query = queryOf(words, language);
    return isPhrase ? sql`regexp_replace(${query}::text, '<(-|\\d+)>', '&', 'g')::tsquery` : query;
  };
  return and(
    sql`${postWords.words} @@ (${anyOf(TOPIC_LANGUAGES.map(roughly))})`,
    inLanguage<boolean>(postWords.language, (of) => sql`${postWords.words} @@ ${roughly(of)}`),
  );
}

/**
 * Builds the union of queries. Most words have the same stem in all languages, so equal queries are merged: an index
 * would search twice.
 */
function anyOf([first, ...others]: readonly SQL[]): SQL {
  if (!first) return sql`''::tsquery`;
  const other = others.length > 0 ? anyOf(others) : null;
  return other ? sql`case when ${first} = ${other} then ${first} else ${first} || ${other} end` : first;
}

/**
 * Builds the condition on the time of a post. Ids are nearly in order of time, so a range of ids lets a search for the
 * newest matches skip the others.
 */
function postedBetween(db: Database, from: string | undefined, to: string | undefined): SQL | undefined {
  const firstAfter = (moment: SQL) =>
    db
      .select({ id: postWords.commentId })
      .from(postWords)
      .where(sql`${postWords.postedAt} >= ${moment}`)
      .orderBy(postWords.postedAt, postWords.commentId)
      .limit(1);
  const slack = sql`${OUT_OF_ORDER_MS / 1000} * interval '1 second'`;
  return and(
    from === undefined
      ? undefined
      : and(
          sql`${postWords.postedAt} >= ${from}::timestamptz`,
          sql`${postWords.commentId} >= coalesce((${firstAfter(sql`${from}::timestamptz - ${slack}`)}), 0)`,
        ),
    to === undefined
      ? undefined
      : and(
          sql`${postWords.postedAt} < ${to}::timestamptz`,
          sql`${postWords.commentId} <= coalesce((${firstAfter(sql`${to}::timestamptz + ${slack}`)}), 2147483647)`,
        ),
  );
}

function topicsThat(db: Database, { category, isSolved }: Pick<Asked, 'category' | 'isSolved'>) {
  const isOfCategory = category === undefined ? undefined : eq(topics.categoryId, category);
  return db
    .select({ id: topics.id })
    .from(topics)
    .where(and(isOfCategory, isSolved ? isNotNull(topics.solvedBy) : undefined));
}

/**
 * Builds a condition that skips posts of other categories before their words are checked, which takes far longer. A
 * plain `in` would become a join and come last; the search includes it, too, since PostgreSQL uses it to estimate how
 * many posts are left.
 */
function passesAsOf(db: Database, category: number): SQL {
  return sql`(${postWords.topicId} in (${topicsThat(db, { category, isSolved: false })})) is true`;
}

async function usersCalled(db: Database, name: string): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${foldedText(users.name)} = ${folded(name)}`);
  return rows.map(({ id }) => id);
}

/** Returns a page of a user's posts, newest first, as visible to another user, and their number. */
export async function listPostsOf(
  db: Database,
  { userId, page }: { userId: UserId; page: number },
  viewing: Viewer,
): Promise<{ rows: FoundPost[]; total: number }> {
  return uncounted(await pageOfPosts(db, { where: eq(comments.userId, userId), page }, viewing));
}

/** Returns a page of a user's bookmarks, newest first, and their number. */
export async function listBookmarks(
  db: Database,
  page: number,
  viewing: Viewer,
): Promise<{ rows: FoundPost[]; total: number }> {
  const isKept = and(eq(postBookmarks.userId, viewing.viewer.id), eq(postBookmarks.commentId, comments.id));
  const where = sql`exists (select from ${postBookmarks} where ${isKept})`;
  const keptAt = sql`(select ${postBookmarks.createdAt} from ${postBookmarks} where ${isKept})`;
  return uncounted(await pageOfPosts(db, { where, order: [desc(keptAt)], page }, viewing));
}

/** Returns a page of a user's own posts, newest first, and their number. */
export async function listOwnPosts(
  db: Database,
  page: number,
  viewing: Viewer,
): Promise<{ rows: OwnPost[]; total: number }> {
  return pageOfPosts(db, { where: eq(comments.userId, viewing.viewer.id), page }, viewing);
}

/**
 * Returns a page of posts visible to the viewer, with the number of answers and reactions.
 * @param order takes precedence over the time of posting
 */
async function pageOfPosts(
  db: Database,
  { where, order = [], page }: { where: SQL; order?: SQL[]; page: number },
  { viewer, now }: Viewer,
): Promise<{ rows: OwnPost[]; total: number }> {
  const isListed = and(where, isSeenBy(viewer.id));
  const answering = alias(comments, 'answering');
  const isSeenAnswer = and(
    eq(answering.answersId, comments.id),
    isNull(answering.hiddenAt),
    isReadBy(viewer.id, answering.userId),
  );
  const isToPost = and(
    eq(reactions.subjectKind, TOPIC),
    eq(reactions.subjectId, comments.subjectId),
    eq(reactions.part, comments.part),
  );
  const [rows, [all]] = await Promise.all([
    db
      .select({
        ...columns,
        excerpt: beginning,
        answers: sql<number>`(select count(*)::int from ${comments} as answering where ${isSeenAnswer})`,
        reactions: sql<number>`(select count(*)::int from ${reactions} where ${isToPost})`,
      })
      .from(comments)
      .innerJoin(topics, eq(topics.id, comments.subjectId))
      .leftJoin(users, eq(users.id, comments.userId))
      .where(isListed)
      .orderBy(...order, desc(comments.id))
      .limit(FOUND_AT_A_TIME)
      .offset((page - 1) * FOUND_AT_A_TIME),
    db.select({ total: count() }).from(comments).innerJoin(topics, eq(topics.id, comments.subjectId)).where(isListed),
  ]);
  return {
    rows: rows.map(({ answers, reactions: felt, ...row }) => ({ ...found(row, now), answers, reactions: felt })),
    total: all?.total ?? 0,
  };
}

/** Removes the counts, which only authors see. */
function uncounted({ rows, total }: { rows: OwnPost[]; total: number }): { rows: FoundPost[]; total: number } {
  return { rows: rows.map(({ answers: _answers, reactions: _reactions, ...post }) => post), total };
}

/** The text of a post without its markup; spoilers stay hidden. */
const plain = sql<string>`regexp_replace(
  regexp_replace(${comments.text}, '\\|\\|[^|]+\\|\\||\\[\\[[a-z-]+:\\d+\\]\\]', '…', 'g'),
  '\\*+|~~|^[>#]+ *', '', 'gn')`;
/** One code point more than an excerpt has, so that a letter that is cut off here is longer than it and left out. */
const beginning = sql<string>`left(${plain}, ${EXCERPT_LENGTH + 1})`.mapWith((text: string) =>
  cutText(text, EXCERPT_LENGTH),
);

function isSeenBy(viewerId: number): SQL | undefined {
  return and(
    eq(comments.subjectKind, TOPIC),
    isNull(comments.hiddenAt),
    isNull(topics.hiddenAt),
    isReadBy(viewerId, comments.userId),
    isReadBy(viewerId, topics.userId),
  );
}

const columns = {
  topic: { id: topics.id, title: topics.title, categoryId: topics.categoryId, solvedBy: topics.solvedBy },
  number: sql<number>`${comments.part}`,
  author: { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt },
  createdAt: comments.createdAt,
};

function found(
  row: {
    topic: { id: number; title: string; categoryId: number; solvedBy: number | null };
    number: number;
    author: { id: number; name: string; lastOnlineAt: Date | null } | null;
    createdAt: Date;
    excerpt: string;
  },
  now: Date,
): FoundPost {
  const { solvedBy, ...topic } = row.topic;
  return {
    topic: { ...topic, isSolved: solvedBy !== null },
    number: row.number,
    author: row.author && shownUser(row.author, now),
    createdAt: row.createdAt.toISOString(),
    excerpt: partsOf(row.excerpt),
  };
}
