/**
 * Messages between processes: PostgreSQL's LISTEN/NOTIFY. A message published in a transaction is heard after its commit and
 * never when it is rolled back. Payloads are small hints ("game 12 has a new period"); the truth is read from the tables.
 */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { GameId, LeagueId, UserId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Channels and the payloads of their messages. */
export interface RealtimeMessages {
  /** A game has begun, has a new period, or has ended. */
  game: { gameId: GameId };
  /** Activity in a discussion: a comment was written or removed, or someone reacted to it. */
  discussion: {
    kind: string;
    id: number;
    said?: number;
    /** The author. */
    by?: UserId;
    /** The comment is not new: it was edited, or is shown again. */
    isAgain?: true;
    unsaid?: number;
    reactedTo?: number;
    /** A user has read up to a comment. */
    read?: { userId: UserId; to: number };
    /** A user is writing. */
    typing?: UserId;
    /** The members or the title have changed. */
    changed?: true;
  };
  /** Users have commented on a pick in the draft of a league. */
  draft: { leagueId: LeagueId };
  /** Facts that shared answers show have changed. */
  changed: { topics: readonly Topic[] };
  /** The world has taken a step or was paused. */
  world: { version: number };
  /** These users have new notifications, or have read theirs. */
  notified: { userIds: readonly UserId[] };
  /**
   * Users who have come to watch a subject on a node, and those who have gone; with `isAll`, users named before and missing now
   * have gone.
   */
  audience: {
    node: string;
    kind: string;
    id: number;
    came: readonly UserId[];
    gone: readonly UserId[];
    isAll: boolean;
  };
  /** A user has blocked or unblocked another. */
  blocks: { userId: UserId };
  /** Sessions of a user have ended: the user logged out somewhere, was banned or was deleted. */
  sessions: { userId: UserId };
}
export type RealtimeChannel = keyof RealtimeMessages;

export interface Realtime {
  /** Calls `handler` for each message; returns a function that stops it. */
  subscribe<C extends RealtimeChannel>(channel: C, handler: (message: RealtimeMessages[C]) => void): () => void;
  /**
   * Returns the number of the listening connection, counted from 1; null while there is none. Messages published between two
   * connections are not heard.
   */
  connection(): number | null;
  /** Resolves when every message committed before has been heard, so that a manager then reads what they have just saved. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const PG_CHANNEL = 'rinkside';

/** Publishes within a transaction: heard after commit. The payload must stay below 8 kB. */
export async function publish<C extends RealtimeChannel>(
  db: Database | Transaction,
  channel: C,
  message: RealtimeMessages[C],
): Promise<void> {
  await db.execute(sql`select pg_notify(${PG_CHANNEL}, ${JSON.stringify({ channel, message })})`);
}

/** Topics named in one message: below 8 kB. */
const TOPICS_PER_MESSAGE = 400;

/**
 * Announces within a transaction that facts have changed; after its commit no process shares an answer that shows the old ones.
 */
export async function publishChange(db: Database | Transaction, topics: readonly Topic[]): Promise<void> {
  for (let from = 0; from < topics.length; from += TOPICS_PER_MESSAGE)
    await publish(db, 'changed', { topics: topics.slice(from, from + TOPICS_PER_MESSAGE) });
}

/** Users named in one message: far below 8 kB. */
const USERS_PER_MESSAGE = 500;

/** Announces within a transaction that these users' unread counts have changed, in one statement, however many they are. */
export async function publishNotified(tx: Transaction, userIds: readonly UserId[]): Promise<void> {
  const all = [...new Set(userIds)];
  const payloads: string[] = [];
  for (let from = 0; from < all.length; from += USERS_PER_MESSAGE) {
    const message: RealtimeMessages['notified'] = { userIds: all.slice(from, from + USERS_PER_MESSAGE) };
    payloads.push(JSON.stringify({ channel: 'notified', message }));
  }
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${PG_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as said (payload)`,
  );
}

/**
 * Opens one listening connection and keeps it open: a lost one is reopened after a second.
 * @param onError is called once per loss, however many attempts it takes to reconnect
 */
export async function openRealtime(pool: pg.Pool, onError: (error: unknown) => void): Promise<Realtime> {
  const handlers = new Map<RealtimeChannel, Set<(message: never) => void>>();
  let client: pg.PoolClient | null = null;
  let isClosed = false;
  let connections = 0;
  let listening: number | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isLost = false;

  const lost = (error: unknown) => {
    if (!isLost) onError(error);
    isLost = true;
  };
  const listen = async () => {
    if (isClosed) return;
    try {
      const opened = await pool.connect();
      client = opened;
      opened.on('notification', ({ payload }) => {
        if (!payload) return;
        const { channel, message } = JSON.parse(payload) as { channel: RealtimeChannel; message: never };
        for (const handler of handlers.get(channel) ?? []) handler(message);
      });
      opened.on('error', (error) => {
        // Once released, the connection is for the pool to close.
        if (client !== opened) return;
        client = null;
        listening = null;
        lost(error);
        opened.release(true);
        retryLater();
      });
      await opened.query(`listen ${PG_CHANNEL}`);
      if (client !== opened) return;
      listening = ++connections;
      isLost = false;
    } catch (error) {
      lost(error);
      retryLater();
    }
  };
  const retryLater = () => {
    if (isClosed || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void listen();
    }, 1000);
  };
  await listen();

  return {
    subscribe(channel, handler) {
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set);
      set.add(handler as (message: never) => void);
      return () => set.delete(handler as (message: never) => void);
    },
    connection: () => listening,
    async caughtUp() {
      // The server sends a listener the messages committed before it answers its next query.
      if (listening !== null) await client?.query('select').catch(onError);
    },
    async close() {
      isClosed = true;
      listening = null;
      if (retry) clearTimeout(retry);
      const open = client;
      client = null;
      open?.removeAllListeners('notification');
      open?.release(true);
    },
  };
}
