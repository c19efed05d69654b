/** Clubs, players and managers as users follow them, and the notices about their news. */
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { teams } from '#domains/club/tables.ts';
import { USER } from '#domains/follow/constants.ts';
import { markTold } from '#domains/follow/store.ts';
import { follows } from '#domains/follow/tables.ts';
import { news, newsMentions } from '#domains/news/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import type { FollowedKind } from '#domains/subject.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A kind of subject that news can be about. */
interface NewsSubject extends FollowedKind {
  /** Returns the items after one that are about subjects of the kind, as (subject_id, news_id). */
  itemsAfter(newsId: number): SQL;
  /** Returns the notice to a follower. */
  notice(told: { id: number; name: string; path: string; count: number }): Pick<Notice, 'kind' | 'params'>;
}

/** Returns the items about clubs or players, including mentions. */
const itemsOf =
  (column: 'clubId' | 'playerId'): NewsSubject['itemsAfter'] =>
  (newsId) =>
    sql`
    select ${news[column]} as subject_id, ${news.id} as news_id from ${news} where ${news.id} > ${newsId}
    union select ${newsMentions[column]}, ${newsMentions.newsId} from ${newsMentions} where ${newsMentions.newsId} > ${newsId}`;

const ofSubject: NewsSubject['notice'] = ({ name, path, count }) => ({
  kind: 'follow-news',
  params: { name, path, count },
});

const clubSubject: NewsSubject = {
  kind: 'club',
  hasLimit: true,

  async names(db, ids) {
    // Ids of this kind are club ids.
    const rows = await db
      .select({ clubId: teams.clubId, id: teams.id, city: teams.city, nickname: teams.nickname })
      .from(teams)
      .where(and(inArray(teams.clubId, [...ids] as ClubId[]), eq(teams.level, 'PRO')));
    return new Map(
      rows.flatMap(({ clubId, id, city, nickname }) =>
        clubId === null
          ? []
          : [[clubId, { name: `${city} ${nickname}`, path: `/club/overview/${id}`, newsPath: `/club/news/${id}` }]],
      ),
    );
  },
  itemsAfter: itemsOf('clubId'),
  notice: ofSubject,
};

const playerSubject: NewsSubject = {
  kind: 'player',
  hasLimit: true,

  async names(db, ids) {
    const rows = await db
      .select({ id: players.id, firstname: players.firstname, lastname: players.lastname })
      .from(players)
      .where(inArray(players.id, [...ids] as PlayerId[]));
    return new Map(
      rows.map(({ id, firstname, lastname }) => [
        id,
        { name: `${firstname} ${lastname}`, path: `/player/${id}`, newsPath: `/player/news/${id}` },
      ]),
    );
  },
  itemsAfter: itemsOf('playerId'),
  notice: ofSubject,
};

const userSubject: NewsSubject = {
  kind: USER,
  hasLimit: true,

  async names(db, ids, readerId) {
    const isThere = and(inArray(users.id, [...ids] as UserId[]), isNotNull(users.activatedAt), isNull(users.deletedAt));
    const rows = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(isThere, readerId === null ? undefined : isReadBy(readerId, users.id)));
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/user/${id}` }]));
  },
  itemsAfter: (newsId) => sql`
    select ${news.userId} as subject_id, ${news.id} as news_id from ${news} where ${news.id} > ${newsId}`,
  // Ids of this kind are user ids.
  notice: ({ id, name, count }) => ({
    kind: 'follow-user-news',
    params: { userId: id as UserId, user: name, count },
  }),
};

const NEWS_SUBJECTS = [clubSubject, playerSubject, userSubject];
export const newsFollowed: readonly FollowedKind[] = NEWS_SUBJECTS;

/**
 * Notifies followers of a club, a player or a manager how many news items about it are new since the last notice.
 * @returns how many notices
 */
export async function tellFollowers(tx: Transaction): Promise<number> {
  const [newest] = await tx.select({ id: news.id }).from(news).orderBy(desc(news.id)).limit(1);
  const toldTo = newest?.id ?? 0;
  let notices = 0;
  for (const subject of NEWS_SUBJECTS) notices += await tellOf(tx, subject);
  const kinds = NEWS_SUBJECTS.map(({ kind }) => kind);
  await markTold(tx, kinds, toldTo);
  return notices;
}

async function tellOf(tx: Transaction, { kind, ...subject }: NewsSubject): Promise<number> {
  const isWatched = and(eq(follows.subjectKind, kind), eq(follows.level, 'watching'));
  const [oldest] = await tx
    .select({ id: sql<number | null>`min(${follows.toldTo})` })
    .from(follows)
    .where(isWatched);
  if (oldest?.id == null) return 0;
  const { rows } = await tx.execute<{ userId: UserId; id: number; count: number }>(sql`
    select ${follows.userId} as "userId", ${follows.subjectId} as id, count(*)::int as count
    from ${follows} join (${subject.itemsAfter(oldest.id)}) item
      on item.subject_id = ${follows.subjectId} and item.news_id > ${follows.toldTo}
    where ${isWatched} group by 1, 2 order by 1, 2`);
  const names = await subject.names(tx, [...new Set(rows.map(({ id }) => id))], null);
  const told = rows.flatMap(({ userId, id, count }): Notice[] => {
    const named = names.get(id);
    if (!named) return [];
    const { name, path, newsPath = path } = named;
    // Each kind of subject builds one kind of notice, with the matching parameters.
    return [{ userId, channel: 'world', ...subject.notice({ id, name, path: newsPath, count }) } as Notice];
  });
  await notify(pgRows(tx), told);
  return told.length;
}
