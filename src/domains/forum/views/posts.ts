/** Posts as the screens show them. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { loadNamed } from '#domains/article/views/named.ts';
import { isReadBy } from '#domains/block/store.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { trustOf } from '#domains/discussion/rules/trust.ts';
import { listSaid, type Said } from '#domains/discussion/store/comments.ts';
import { postsForTrust } from '#domains/discussion/store/limits.ts';
import { countReactions } from '#domains/discussion/store/reactions.ts';
import { comments } from '#domains/discussion/tables.ts';
import { POSTS_PER_PAGE, type PostReaction, TOPIC } from '#domains/forum/constants.ts';
import type { PostView } from '#domains/forum/contract.ts';
import { postPolicy } from '#domains/forum/policy.ts';
import { mayTakeBack, numbersOf } from '#domains/forum/rules/posting.ts';
import { isShownTo } from '#domains/forum/store/readers.ts';
import { postBookmarks, topics } from '#domains/forum/tables.ts';
import { shownUser, type Viewer } from '#domains/forum/views/topics.ts';
import type { UserId } from '#engine/ids.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';

/** A page of a topic, with what its posts refer to. @returns null: there is no such topic for the viewer */
export async function listPosts(
  db: Database,
  { topicId, page }: { topicId: number; page: number },
  { viewer, now }: Viewer,
): Promise<{ posts: PostView[]; named: Awaited<ReturnType<typeof loadNamed>> } | null> {
  const asked = { limit: POSTS_PER_PAGE, parts: numbersOf(page), readerId: viewer.id };
  const [[topic], { said }] = await Promise.all([
    lastNumberQuery(db).execute({ viewerId: viewer.id, topicId }),
    listSaid(db, { kind: TOPIC, id: topicId }, asked),
  ]);
  if (!topic) return null;
  const ids = said.map(({ id }) => id);
  const [reactions, answered, marked, teams, standings, named] = await Promise.all([
    countReactions<PostReaction>(db, TOPIC, [topicId], { parts: said.map(numberOf), viewerId: viewer.id }),
    findAnswered(db, said, { viewer, now }),
    bookmarked(db, ids, viewer.id),
    proTeamRefs(
      db,
      said.flatMap(({ author }) => author?.clubId ?? []),
    ),
    standingsOf(
      db,
      said.flatMap(({ author }) => author?.id ?? []),
    ),
    loadNamed(db, referencesOf(said.flatMap(({ text }) => readMarkup(text))).named, now),
  ]);
  const posts = said.map((comment): PostView => {
    const { id, author, text, createdAt, editedAt, answersId } = comment;
    const number = numberOf(comment);
    const may = abilitiesOf(postPolicy, viewer, { userId: author?.id ?? null });
    return {
      id,
      number,
      author: author && shownUser(author, now),
      team: teams.get(author?.clubId ?? 0) ?? null,
      standing: standings.get(author?.id ?? 0) ?? { trust: 'new', points: 0 },
      text,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      answers: answered.get(answersId ?? 0) ?? null,
      reactions: reactions
        .filter(({ part }) => part === number)
        .map(({ reaction, count, isMine }) => ({ reaction, count, isMine })),
      isBookmarked: marked.has(id),
      mayTakeBack: may.remove && mayTakeBack({ number, createdAt: createdAt.getTime() }, topic, now.getTime()),
      abilities: may,
    };
  });
  return { posts, named };
}

const lastNumberQuery = ofDatabase((db: Database) =>
  db
    .select({ lastNumber: topics.lastNumber })
    .from(topics)
    .where(isShownTo(sql.placeholder('viewerId'), sql.placeholder('topicId')))
    .prepare('last number of a topic'),
);

const numberOf = ({ part }: Pick<Said, 'part'>) => part ?? 0;

/** The posts that others answer, by id: those that the viewer reads. */
async function findAnswered(db: Database, said: readonly Said[], { viewer, now }: Viewer) {
  const ids = said.flatMap(({ answersId }) => answersId ?? []);
  if (ids.length === 0) return new Map<number, PostView['answers']>();
  const rows = await db
    .select({
      postId: comments.id,
      number: sql<number>`${comments.part}`,
      author: { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt },
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(and(oneOf(comments.id, ids), isNull(comments.hiddenAt), isReadBy(viewer.id, comments.userId)));
  return new Map(
    rows.map(({ postId, number, author }) => [postId, { number, author: author && shownUser(author, now) }]),
  );
}

/** Of users in `ids`: what their trust follows from, and the points of their achievements. */
const standingsQuery = ofDatabase((db: Database) => {
  const points = db
    .select({ sum: sql<number>`coalesce(sum(${heldAchievements.points}), 0)::int` })
    .from(heldAchievements)
    .where(eq(heldAchievements.userId, users.id));
  return db
    .select({
      id: users.id,
      visitDays: users.visitDays,
      posts: postsForTrust(db, users.id),
      points: sql<number>`(${points})`,
    })
    .from(users)
    .where(oneOf(users.id, sql.placeholder('ids')))
    .prepare('standings of authors');
});

/** How far authors are trusted, and the points of their achievements, which everybody sees on their pages. One query. */
async function standingsOf(db: Database, userIds: readonly UserId[]): Promise<Map<UserId, PostView['standing']>> {
  if (userIds.length === 0) return new Map();
  const rows = await standingsQuery(db).execute({ ids: [...new Set(userIds)] });
  return new Map(rows.map(({ id, points: sum, ...earned }) => [id, { trust: trustOf(earned), points: sum }]));
}

async function bookmarked(db: Database, ids: readonly number[], userId: UserId): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: postBookmarks.commentId })
    .from(postBookmarks)
    .where(and(eq(postBookmarks.userId, userId), oneOf(postBookmarks.commentId, ids)));
  return new Set(rows.map(({ id }) => id));
}
