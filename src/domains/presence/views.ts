/** Builds the view of what is live, from the games, drafts and topics themselves. */
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { competitions } from '#domains/competition/tables.ts';
import { drafts } from '#domains/draft/tables.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import { topics } from '#domains/forum/tables.ts';
import { isListed } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { leagues } from '#domains/league/tables.ts';
import { MAX_LISTED, MAX_ONLINE, TALK_MINUTES } from '#domains/presence/constants.ts';
import type { LiveNow } from '#domains/presence/contract.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Audience } from '#platform/audience.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import { Kept } from '#platform/kept.ts';

interface Reading {
  viewerId: UserId;
  audience: Audience;
  now: Date;
}

/** Games and drafts are the same for all users and cached for two seconds. */
const SHARED = { freshMs: 2_000, usableMs: 10_000 };

const sharedOf = ofDatabase((db: Database) => {
  let audience: Audience | null = null;
  const kept = new Kept(SHARED, async (now) => ({
    games: await liveGames(db, { watched: audience?.watched('game') ?? [], now }),
    drafts: await db
      .select({ leagueId: drafts.leagueId })
      .from(drafts)
      .where(eq(drafts.status, 'live'))
      .orderBy(drafts.leagueId),
  }));
  return (reading: Reading) => {
    audience = reading.audience;
    return kept.read(reading.now);
  };
});

/** Returns what is live, as shown to the viewer. */
export async function loadLive(db: Database, reading: Reading): Promise<LiveNow> {
  const { audience } = reading;
  const [shared, talk, online] = await Promise.all([
    sharedOf(db)(reading),
    busyTopics(db, reading),
    onlineUsers(db, reading),
  ]);
  return {
    games: shared.games
      .map((game) => ({ game, watchers: audience.count({ kind: 'game', id: game.id }) }))
      .toSorted((one, other) => other.watchers - one.watchers),
    drafts: shared.drafts.map(({ leagueId }) => ({
      leagueId,
      watchers: audience.count({ kind: 'draft', id: leagueId }),
    })),
    topics: talk,
    online,
  };
}

/** Returns live games, watched ones first. Scrimmages are only shown to their participants. */
function liveGames(db: Database, { watched, now }: { watched: readonly number[]; now: Date }): Promise<GameRef[]> {
  const isWatched = sql`(${games.id} = any(${sql.param([...watched])}::int[])) desc`;
  const byTier = sql`(select ${leagues.tier} from ${leagues} where ${leagues.id} = ${competitions.leagueId}) asc nulls last`;
  return gameRefs(
    db,
    {
      where: and(eq(games.status, 'live'), isListed()),
      orderBy: [isWatched, byTier, asc(games.id)],
      limit: MAX_LISTED,
    },
    now,
  );
}

/** Returns topics with new posts, without announcements, which are locked. */
async function busyTopics(db: Database, { viewerId, audience, now }: Reading): Promise<LiveNow['topics']> {
  const since = new Date(now.getTime() - TALK_MINUTES * MINUTE_MS);
  const rows = await db
    .select({ id: topics.id, title: topics.title, lastPostAt: topics.lastPostAt })
    .from(topics)
    .where(
      and(
        gt(topics.lastPostAt, since),
        isNull(topics.hiddenAt),
        isNull(topics.announces),
        isReadBy(viewerId, topics.userId),
      ),
    )
    .orderBy(desc(topics.lastPostAt), desc(topics.id))
    .limit(MAX_LISTED);
  return rows.map(({ lastPostAt, ...topic }) => ({
    ...topic,
    lastPostAt: lastPostAt.toISOString(),
    watchers: audience.count({ kind: TOPIC, id: topic.id }),
  }));
}

/** Returns online users by `shownOnlineAt`, which is not set for users who hide it. */
async function onlineUsers(db: Database, { viewerId, now }: Reading): Promise<LiveNow['online']> {
  const since = new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS);
  const isOnline = and(gt(users.shownOnlineAt, since), isNull(users.deletedAt), isReadBy(viewerId, users.id));
  const rows = await db
    .select({ id: users.id, name: users.name, all: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(isOnline)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(MAX_ONLINE);
  return { count: rows[0]?.all ?? 0, users: rows.map(({ id, name }) => ({ id, name, isOnline: true })) };
}
