/** Posts as displayed on screen. */
import { and, asc, between, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shownUser as userColumns } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { loadNamed } from '#domains/article/views/named.ts';
import { isReadBy } from '#domains/block/store.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { trustOf } from '#domains/discussion/rules/trust.ts';
import { postsForTrust } from '#domains/discussion/store/limits.ts';
import { reactionsTo } from '#domains/discussion/store/reactions.ts';
import { comments } from '#domains/discussion/tables.ts';
import { POSTS_PER_PAGE, type PostReaction, TOPIC } from '#domains/forum/constants.ts';
import type { PostView } from '#domains/forum/contract.ts';
import { postPolicy } from '#domains/forum/policy.ts';
import { mayTakeBack, numbersOf } from '#domains/forum/rules/posting.ts';
import { isShownTo } from '#domains/forum/store/readers.ts';
import { postBookmarks, topics } from '#domains/forum/tables.ts';
import { shownUser, type Viewer } from '#domains/forum/views/topics.ts';
import { managers } from '#domains/seat/tables.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';

/** Returns a page of a topic, with what its posts refer to. @returns null: there is no such topic visible to the viewer */
export async function listPosts(
  db: Database,
  { topicId, page }: { topicId: number; page: number },
  { viewer, now }: Viewer,
): Promise<{ posts: PostView[]; named: Awaited<ReturnType<typeof loadNamed>> } | null> {
  const rows = await pageQuery(db).execute({ viewerId: viewer.id, topicId, ...numbersOf(page) });
  const [topic] = rows;
  if (!topic) return null;
  // A page without posts still has one row, for the topic.
  const said = rows.flatMap(({ post, ...row }) => (post ? { ...row, post } : []));
  const [teams, named] = await Promise.all([
    proTeamRefs(db, said, ({ clubId }) => clubId),
    loadNamed(db, referencesOf(said.flatMap(({ post }) => readMarkup(post.text))).named, now),
  ]);
  const posts = said.map((row): PostView => {
    const { id, text, createdAt, editedAt } = row.post;
    const number = row.post.number ?? 0;
    const may = abilitiesOf(postPolicy, viewer, { userId: row.author?.id ?? null });
    return {
      id,
      number,
      author: row.author && shownUser(row.author, now),
      team: teams.get(row.clubId ?? 0) ?? null,
      standing: standingOf(row),
      text,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      answers: row.answered && {
        number: row.answered.number ?? 0,
        author: row.answeredAuthor && shownUser(row.answeredAuthor, now),
      },
      reactions: row.reactions,
      isBookmarked: row.isBookmarked,
      mayTakeBack: may.remove && mayTakeBack({ number, createdAt: createdAt.getTime() }, topic, now.getTime()),
      abilities: may,
    };
  });
  return { posts, named };
}

/** Returns an author's level of trust and achievement points, which are public. */
function standingOf({ earned, posts, points }: Earned): PostView['standing'] {
  return earned ? { trust: trustOf({ ...earned, posts }), points } : { trust: 'new', points: 0 };
}

interface Earned {
  /** null: the game itself. */
  earned: { visitDays: number } | null;
  posts: number;
  points: number;
}

/**
 * Selects a topic, if visible to the viewer, with one row for each visible post of a page and everything shown beside
 * it. A single statement, since sending seven took longer than answering them.
 */
const pageQuery = ofDatabase((db: Database) => {
  const viewerId = sql.placeholder('viewerId');
  const answered = alias(comments, 'answered');
  const answeredAuthor = alias(users, 'answered_author');
  const points = db
    .select({ sum: sql<number>`coalesce(sum(${heldAchievements.points}), 0)::int` })
    .from(heldAchievements)
    .where(eq(heldAchievements.userId, users.id));
  const { id, part: number, text, createdAt, editedAt } = comments;
  return db
    .select({
      lastNumber: topics.lastNumber,
      post: { id, number, text, createdAt, editedAt },
      author: userColumns,
      clubId: managers.clubId,
      earned: { visitDays: users.visitDays },
      posts: postsForTrust(db, users.id),
      points: sql<number>`(${points})`,
      answered: { id: answered.id, number: answered.part },
      answeredAuthor: {
        id: answeredAuthor.id,
        name: answeredAuthor.name,
        lastOnlineAt: answeredAuthor.shownOnlineAt,
      },
      reactions: reactionsTo<PostReaction>(db, { kind: TOPIC, id: comments.subjectId, part: number }, viewerId),
      isBookmarked: isBookmarkedBy(viewerId),
    })
    .from(topics)
    .leftJoin(
      comments,
      and(
        eq(comments.subjectKind, TOPIC),
        eq(comments.subjectId, topics.id),
        between(comments.part, sql.placeholder('from'), sql.placeholder('to')),
        eq(comments.isPrivate, false),
        isNull(comments.hiddenAt),
        isReadBy(viewerId, comments.userId),
      ),
    )
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(managers, eq(managers.userId, users.id))
    .leftJoin(
      answered,
      and(eq(answered.id, comments.answersId), isNull(answered.hiddenAt), isReadBy(viewerId, answered.userId)),
    )
    .leftJoin(answeredAuthor, eq(answeredAuthor.id, answered.userId))
    .where(isShownTo(viewerId, sql.placeholder('topicId')))
    .orderBy(asc(comments.part))
    .limit(POSTS_PER_PAGE)
    .prepare('page of a topic');
});

function isBookmarkedBy(viewerId: Placeholder): SQL<boolean> {
  return sql<boolean>`exists (select from ${postBookmarks}
    where ${postBookmarks.userId} = ${viewerId} and ${postBookmarks.commentId} = ${comments.id})`;
}
