/** Categories and topics as displayed on screen. */
import {
  and,
  arrayContains,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { hasSaid } from '#domains/follow/store.ts';
import { follows } from '#domains/follow/tables.ts';
import {
  CATEGORY_KINDS,
  STAFF_CATEGORY,
  TOP_DAYS,
  TOPIC,
  TOPICS_AT_A_TIME,
  type TopicLanguage,
  type TopicSort,
  UNREAD_DAYS,
} from '#domains/forum/constants.ts';
import type { ForumCategory, OpenTopic, TopicLine } from '#domains/forum/contract.ts';
import { forumPolicy, topicPolicy } from '#domains/forum/policy.ts';
import { isInLanguageOf, isShownTo } from '#domains/forum/store/readers.ts';
import { categoryReads, forumCategories, topicReaders, topics } from '#domains/forum/tables.ts';
import { type FoundPoll, pollOfTopic, shownPoll } from '#domains/forum/views/poll.ts';
import type { UserId } from '#engine/ids.ts';
import { abilitiesOf, can, type SessionUser } from '#platform/calls/policy.ts';
import { daysBefore } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';

export interface Viewer {
  viewer: SessionUser;
  now: Date;
}

const oldestUnread = (now: Date) => daysBefore(now, UNREAD_DAYS);

/**
 * Builds the condition that a topic has unread recent posts: newer than `oldest`, the reader's account, and their last
 * marking of the category as read.
 * @param categoryId the same category in an outer query, which allows an index to find the recent topics
 * @param oldest earlier posts are never unread
 */
function isUnreadBy(
  readerId: UserId | SQLWrapper,
  oldest: Date | SQLWrapper,
  categoryId: Column = topics.categoryId,
): SQL<boolean> {
  const since = sql`greatest(${oldest}::timestamptz,
    (select ${users.createdAt} from ${users} where ${users.id} = ${readerId}),
    (select ${categoryReads.readAt} from ${categoryReads}
      where ${categoryReads.userId} = ${readerId} and ${categoryReads.categoryId} = ${categoryId}))`;
  const isDone = sql`exists (select from ${topicReaders}
    where ${topicReaders.userId} = ${readerId} and ${topicReaders.topicId} = ${topics.id}
      and (${topicReaders.readTo} >= ${topics.lastNumber} or ${hasSaid(readerId, 'muted', { kind: TOPIC, id: topics.id })}))`;
  return sql<boolean>`(${topics.lastPostAt} > ${since} and not ${isDone})`;
}

/** Returns all categories in display order. One query. */
export async function listCategories(db: Database, { viewer, now }: Viewer): Promise<ForumCategory[]> {
  const isSeen = and(
    eq(topics.categoryId, forumCategories.id),
    isNull(topics.hiddenAt),
    isReadBy(viewer.id, topics.userId),
    isInLanguageOf(viewer.id),
  );
  const latest = db
    .select({ id: topics.id, title: topics.title, lastNumber: topics.lastNumber, lastPostAt: topics.lastPostAt })
    .from(topics)
    .where(isSeen)
    .orderBy(desc(topics.lastPostAt))
    .limit(1)
    .as('latest');
  // The order makes PostgreSQL use the index by time, which ends at the last recent topic; otherwise it would scan all
  // topics of a category.
  const unread = db
    .select({ id: topics.id })
    .from(topics)
    .where(and(isSeen, isUnreadBy(viewer.id, oldestUnread(now), forumCategories.id)))
    .orderBy(desc(topics.lastPostAt))
    .limit(1);
  const rows = await db
    .select({
      id: forumCategories.id,
      kind: forumCategories.kind,
      leagueId: forumCategories.leagueId,
      nationId: forumCategories.nationId,
      isUnread: sql<boolean>`(${unread}) is not null`,
      latest: { id: latest.id, title: latest.title, lastNumber: latest.lastNumber, lastPostAt: latest.lastPostAt },
    })
    .from(forumCategories)
    .leftJoinLateral(latest, sql`true`)
    .orderBy(asc(forumCategories.id));
  const isStaff = can(viewer, forumPolicy.moderate);
  return rows
    .toSorted((a, b) => CATEGORY_KINDS.indexOf(a.kind) - CATEGORY_KINDS.indexOf(b.kind))
    .map(({ latest: last, ...row }) => ({
      ...row,
      latest: last && { ...last, lastPostAt: last.lastPostAt.toISOString() },
      mayStart: row.kind !== STAFF_CATEGORY || isStaff,
    }));
}

interface Asked {
  category?: number | undefined;
  sort: TopicSort;
  language?: TopicLanguage | undefined;
  tag?: string | undefined;
  after?: number | undefined;
}

/** Returns the topics after a given one, and whether there are more. Keyset pages: the hundredth costs the same as the first. */
export async function listTopics(
  db: Database,
  { category, sort, language, tag, after }: Asked,
  { viewer, now }: Viewer,
): Promise<{ rows: TopicLine[]; hasMore: boolean }> {
  const order = orderOf(sort, category !== undefined);
  const keys = sql.join(order, sql`, `);
  const isListed = and(
    isNull(topics.hiddenAt),
    isReadBy(viewer.id, topics.userId),
    category === undefined ? undefined : eq(topics.categoryId, category),
    language === undefined ? isInLanguageOf(viewer.id) : eq(topics.language, language),
    tag === undefined ? undefined : arrayContains(topics.tags, [tag]),
    sort === 'mine' ? eq(topics.userId, viewer.id) : undefined,
    sort === 'followed' ? inArray(follows.level, ['watching', 'tracking']) : undefined,
    // The second condition follows from the first, and limits how far back the index is read.
    sort === 'unread' ? and(isUnreadBy(viewer.id, oldestUnread(now)), postedSince(now, UNREAD_DAYS)) : undefined,
    sort === 'top' ? postedSince(now, TOP_DAYS) : undefined,
    after === undefined ? undefined : sql`(${keys}) < (select ${keys} from ${topics} where ${topics.id} = ${after})`,
  );
  // This order has no index, so topics are chosen before their details are read.
  const busiest = db
    .select({ id: topics.id })
    .from(topics)
    .where(isListed)
    .orderBy(...order.map(desc))
    .limit(TOPICS_AT_A_TIME + 1);
  const rows = await selectTopics(db, viewer.id, { oldest: oldestUnread(now) })
    .where(sort === 'top' ? inArray(topics.id, busiest) : isListed)
    .orderBy(...order.map(desc))
    .limit(TOPICS_AT_A_TIME + 1);
  return {
    rows: rows.slice(0, TOPICS_AT_A_TIME).map((row) => lineOf(row, now)),
    hasMore: rows.length > TOPICS_AT_A_TIME,
  };
}

function postedSince(now: Date, days: number): SQL {
  return sql`${topics.lastPostAt} > ${daysBefore(now, days)}::timestamptz`;
}

/** Returns the sort keys of topics, in descending order; there is an index for each, per category and over all of them. */
function orderOf(sort: TopicSort, isOfCategory: boolean) {
  if (sort === 'new') return [topics.id];
  if (sort === 'top') return [topics.replies, topics.id];
  if (sort === 'latest' && isOfCategory) return [topics.isPinned, topics.lastPostAt, topics.id];
  return [topics.lastPostAt, topics.id];
}

/** Returns a topic with its poll, in one query. @returns null if there is none, or the viewer has blocked its author */
export async function openTopic(db: Database, id: number, { viewer, now }: Viewer): Promise<OpenTopic | null> {
  const [row] = await topicQuery(db).execute({ viewerId: viewer.id, id, now, oldestUnread: oldestUnread(now) });
  if (!row) return null;
  const mayModerate = can(viewer, forumPolicy.moderate);
  const { solvedBy, lastNumber, isLocked } = row.topic;
  return {
    ...lineOf(row, now),
    solvedBy,
    lastNumber,
    poll: row.poll && shownPoll(row.poll, now),
    mayPost: mayModerate || !isLocked,
    mayModerate,
    abilities: abilitiesTo(row, viewer),
  };
}

/** Returns the viewer's abilities. Only moderators and admins change locked topics, and move announcements. */
function abilitiesTo({ topic, kind }: Row, viewer: SessionUser): OpenTopic['abilities'] {
  const may = abilitiesOf(topicPolicy, viewer, { userId: topic.userId });
  if (can(viewer, forumPolicy.moderate)) return may;
  if (topic.isLocked) return { ...may, solve: false, rename: false, label: false, move: false };
  return { ...may, move: may.move && kind !== STAFF_CATEGORY };
}

/** Returns the topic that a user has read last, among those that still exist; null: none yet. */
export async function lastReadTopic(db: Database, userId: UserId): Promise<{ id: number } | null> {
  const [row] = await db
    .select({ id: topics.id })
    .from(topicReaders)
    .innerJoin(topics, eq(topics.id, topicReaders.topicId))
    .where(and(eq(topicReaders.userId, userId), isNull(topics.hiddenAt), isReadBy(userId, topics.userId)))
    .orderBy(desc(topicReaders.readAt))
    .limit(1);
  return row ?? null;
}

const authors = alias(users, 'authors');
const author = { id: authors.id, name: authors.name, lastOnlineAt: authors.shownOnlineAt };

/** Selects topics. @param poll selects the poll of a topic; lists show none */
function selectTopics(
  db: Database,
  viewerId: UserId | SQLWrapper,
  { oldest, poll = sql`null` }: { oldest: Date | SQLWrapper; poll?: SQL<FoundPoll | null> },
) {
  const last = db
    .select({
      number: sql<number>`${comments.part}`.as('number'),
      createdAt: comments.createdAt,
      authorId: sql<UserId | null>`${users.id}`.as('author_id'),
      name: users.name,
      lastOnlineAt: users.shownOnlineAt,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.subjectKind, TOPIC),
        eq(comments.subjectId, topics.id),
        isNull(comments.hiddenAt),
        isReadBy(viewerId, comments.userId),
      ),
    )
    .orderBy(desc(comments.part))
    .limit(1)
    .as('last');
  return db
    .select({
      topic: topics,
      kind: forumCategories.kind,
      author,
      last: {
        number: last.number,
        createdAt: last.createdAt,
        authorId: last.authorId,
        name: last.name,
        lastOnlineAt: last.lastOnlineAt,
      },
      isUnread: isUnreadBy(viewerId, oldest),
      readTo: topicReaders.readTo,
      subscription: follows.level,
      poll,
    })
    .from(topics)
    .innerJoin(forumCategories, eq(forumCategories.id, topics.categoryId))
    .leftJoin(authors, eq(authors.id, topics.userId))
    .leftJoin(topicReaders, and(eq(topicReaders.topicId, topics.id), sql`${topicReaders.userId} = ${viewerId}`))
    .leftJoin(
      follows,
      and(eq(follows.subjectKind, TOPIC), eq(follows.subjectId, topics.id), sql`${follows.userId} = ${viewerId}`),
    )
    .leftJoinLateral(last, sql`true`)
    .$dynamic();
}

const topicQuery = ofDatabase((db: Database) => {
  const viewerId = sql.placeholder('viewerId');
  const poll = pollOfTopic(db, { viewerId, now: sql.placeholder('now') });
  return selectTopics(db, viewerId, { oldest: sql.placeholder('oldestUnread'), poll })
    .where(isShownTo(viewerId, sql.placeholder('id')))
    .prepare('topic');
});

type Row = Awaited<ReturnType<typeof selectTopics>>[number];

function lineOf({ topic, author: by, last, isUnread, readTo, subscription }: Row, now: Date): TopicLine {
  const { id, title, language, tags, categoryId, isPinned, isLocked, solvedBy, replies, readers, createdAt } = topic;
  // Posts that were taken back or removed since the reader was here are not new.
  const hasNew = (readTo ?? 0) < (last?.number ?? 0);
  const lastBy =
    last && last.authorId !== null && last.name !== null ? { ...last, id: last.authorId, name: last.name } : null;
  return {
    id,
    title,
    language,
    tags,
    categoryId,
    author: by && shownUser(by, now),
    isAnnouncement: topic.announces !== null,
    createdAt: createdAt.toISOString(),
    isPinned,
    isLocked,
    isSolved: solvedBy !== null,
    replies,
    readers,
    lastPost: last && {
      number: last.number,
      author: lastBy && shownUser(lastBy, now),
      createdAt: last.createdAt.toISOString(),
    },
    isUnread: isUnread && hasNew,
    firstUnread: hasNew ? (readTo ?? 0) + 1 : null,
    subscription,
  };
}

export function shownUser(
  { id, name, lastOnlineAt }: { id: UserId; name: string; lastOnlineAt: Date | null },
  now: Date,
) {
  return { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) };
}
