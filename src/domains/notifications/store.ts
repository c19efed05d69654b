/** Stores users' notifications, counts unread ones, and undoes acts of assistants that they report. */
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { nameOf } from '#domains/fact.ts';
import { type NotificationFact, notificationFact } from '#domains/kinds.ts';
import { readAll } from '#domains/message/store/members.ts';
import { countUnreadMessages } from '#domains/message/store/unread.ts';
import { type Channel, type Counter, NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import type { Notification } from '#domains/notifications/contract.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { ClubId, PersonId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishNotified } from '#platform/realtime.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NotificationCounts = Record<Counter, number>;

/** A notification to send; its text is composed when it is shown. */
export type Notice = NotificationFact &
  Pick<typeof notifications.$inferInsert, 'userId' | 'channel'> & {
    /** The assistant's act it reports, on an absolute day; the user may undo it. `clubId` null: at the national team it names. */
    act?: { clubId: ClubId | null; on: number };
  };

/** An act of a user's assistant, as the notification reports it. */
export interface Act<Kind extends NotificationFact['kind'] = NotificationFact['kind']> {
  clubId: ClubId;
  /** Absolute day. */
  on: number;
  params: Extract<NotificationFact, { kind: Kind }>['params'];
}

/** The manager of the assistant's club, who undoes an act, and the time. */
export interface Undoing {
  manager: { clubId: ClubId /** The first team. */; teamId: TeamId; userId: UserId; now: Date };
  today: Today;
}

/** The user who leads a national team and undoes an act there, and the time. */
export interface UndoingAtNation {
  userId: UserId;
  now: Date;
  today: Today;
}

/** How one kind of act is undone. */
export interface Undo<Kind extends NotificationFact['kind']> {
  /** Returns a condition on rows of `notifications`: nothing has changed since the act, so it may be undone. */
  isOpen(today: Pick<Today, 'absoluteDay'>): SQL<boolean>;
  /** Undoes the act under the rules that bind the manager; changes nothing when it refuses. */
  undo(tx: Transaction, act: Act<Kind>, by: Undoing): Promise<{ ok: true } | Refused>;
  /** Undoes the act at a national team; absent: only club assistants act this way. */
  undoAtNation?(tx: Transaction, act: Omit<Act<Kind>, 'clubId'>, by: UndoingAtNation): Promise<{ ok: true } | Refused>;
}

/** The undoable acts a noun contributes, by the kind of notification that reports them. */
export interface UndoesActs {
  undoes?: Undoes;
}
export type Undoes = { readonly [Kind in NotificationFact['kind']]?: Undo<Kind> };

/** Sends notifications to users; each counts as unread until it is seen. */
export async function notify(rows: Rows, notices: readonly Notice[]): Promise<void> {
  await rows.insert(
    notifications,
    notices.map(({ userId, channel, kind, params, act }) => {
      return { userId, channel, kind, params, clubId: act?.clubId ?? null, actedOn: act?.on ?? null };
    }),
  );
  if (rows.tx) {
    await publishNotified(
      rows.tx,
      notices.map(({ userId }) => userId),
    );
  }
}

/** Removes unread notifications of these kinds about a deleted post. @param number null: about all posts of the topic */
export async function withdraw(
  tx: Transaction,
  kinds: readonly NotificationFact['kind'][],
  post: { topicId: number; number: number | null },
): Promise<void> {
  const { kind, isRead, userId, params: told } = notifications;
  const isOfTopic = sql`${told} ? 'topicId' and ${told} -> 'topicId' = to_jsonb(${post.topicId}::int)`;
  const isOfPost = post.number === null ? undefined : sql`${told} -> 'number' = to_jsonb(${post.number}::int)`;
  const gone = await tx
    .delete(notifications)
    .where(and(inArray(kind, [...kinds]), eq(isRead, false), isOfTopic, isOfPost))
    .returning({ userId });
  await publishNotified(
    tx,
    gone.map((row) => row.userId),
  );
}

/** Removes unread notifications of users mentioned in a deleted comment. */
export async function withdrawMentions(
  tx: Transaction,
  { commentId, userIds }: { commentId: number; userIds: readonly UserId[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, isRead, userId, params: told } = notifications;
  const isOfIt = sql`${told} -> 'commentId' = to_jsonb(${commentId}::int)`;
  const gone = await tx
    .delete(notifications)
    .where(and(inArray(userId, [...userIds]), eq(kind, 'mention'), eq(isRead, false), isOfIt))
    .returning({ userId });
  await publishNotified(
    tx,
    gone.map((row) => row.userId),
  );
}

const KNOWN_KINDS = notificationFact.options.map((kind) => nameOf(kind) as NotificationFact['kind']);

/** Excludes kinds the user has muted; they are neither counted nor listed. */
const isHeard = sql`not exists (select 1 from ${userSettings}
  where ${userSettings.userId} = ${notifications.userId}
    and ${userSettings.settingId} = 'notifications.' || ${notifications.kind} and ${userSettings.value} = 'false'::jsonb)`;

/** Returns the user's unread notifications by channel and unread private messages. */
export async function countUnread(db: Database | Transaction, userId: UserId): Promise<NotificationCounts> {
  const [messages, rows] = await Promise.all([countUnreadMessages(db, userId), unreadByChannel(db, userId)]);
  const counts: NotificationCounts = { news: 0, messages, world: 0 };
  for (const { channel, unread } of rows) counts[channel] = unread;
  return counts;
}

async function unreadByChannel(db: Database | Transaction, userId: UserId) {
  return db
    .select({ channel: notifications.channel, unread: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.isRead, false),
        inArray(notifications.kind, KNOWN_KINDS),
        isHeard,
      ),
    )
    .groupBy(notifications.channel);
}

/** The reader of notifications, and the day; both decide which acts can be undone. */
export interface Reading {
  userId: UserId;
  /** The club the user manages, and the national teams they lead. */
  clubId: ClubId | null;
  ledTeamIds: readonly TeamId[];
  today: Pick<Today, 'absoluteDay'>;
}

/** Returns one page of a user's notifications, newest first, and the total; kinds this version cannot word are left out. */
export async function listNotifications(
  db: Database,
  { userId, ...seats }: Reading,
  { channel, page, undoes }: { channel?: Channel | undefined; page: number; undoes: Undoes },
): Promise<{ rows: Notification[]; total: number }> {
  const where = and(
    eq(notifications.userId, userId),
    channel === undefined ? undefined : eq(notifications.channel, channel),
    inArray(notifications.kind, KNOWN_KINDS),
    isHeard,
  );
  const [rows, [all]] = await Promise.all([
    db
      .select({ row: notifications, isOpen: isOpenTo(seats, undoes) })
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.id))
      .limit(NOTIFICATIONS_PER_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PER_PAGE),
    db.select({ total: count() }).from(notifications).where(where),
  ]);
  return {
    rows: rows.flatMap(({ row: { id, channel: raised, isRead, createdAt, undoneAt, kind, params }, isOpen }) => {
      const said = notificationFact.safeParse({ kind, params });
      if (!said.success) return [];
      const undo = undoneAt ? ('done' as const) : isOpen ? ('open' as const) : null;
      return [{ id, channel: raised, isRead, createdAt: createdAt.toISOString(), undo, ...said.data }];
    }),
    total: all?.total ?? 0,
  };
}

/** Returns notifications of acts the reader can undo, newest first. */
export async function openActs(db: Database | Transaction, reading: Reading, undoes: Undoes): Promise<Notification[]> {
  const kinds = Object.keys(undoes) as NotificationFact['kind'][]; // they are its keys
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, reading.userId), inArray(notifications.kind, kinds), isOpenTo(reading, undoes)))
    .orderBy(desc(notifications.id));
  return rows.flatMap(({ id, channel, isRead, createdAt, kind, params }) => {
    const said = notificationFact.safeParse({ kind, params });
    return said.success
      ? [{ id, channel, isRead, createdAt: createdAt.toISOString(), undo: 'open' as const, ...said.data }]
      : [];
  });
}

/** Returns a condition: the reader may undo the act a row reports. Evaluated only for the rows of one page. */
function isOpenTo({ clubId, ledTeamIds, today }: Omit<Reading, 'userId'>, undoes: Undoes): SQL<boolean> {
  const known = Object.entries(undoes);
  if ((clubId === null && ledTeamIds.length === 0) || known.length === 0) return sql`false`;
  const ways = known.map(([kind, { isOpen }]) => sql`when ${kind} then ${isOpen(today)}`);
  const isOwn = or(
    clubId === null ? undefined : eq(notifications.clubId, clubId),
    and(isNull(notifications.clubId), isNotNull(notifications.actedOn), inArray(TEAM, [...ledTeamIds])),
  );
  return sql`case when ${notifications.undoneAt} is null and ${isOwn}
    then case ${notifications.kind} ${sql.join(ways, sql` `)} else false end else false end`;
}

/** The team a notification names. */
const TEAM = sql<TeamId | null>`(${notifications.params} ->> 'teamId')::int`;

/** Returns the national team of the act a notification reports. @returns null for an act at a club, and without an act */
export async function nationalTeamOf(
  db: Database,
  { id, userId }: { id: number; userId: UserId },
): Promise<TeamId | null> {
  const isAct = and(isNull(notifications.clubId), isNotNull(notifications.actedOn));
  const [row] = await db
    .select({ teamId: TEAM })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isAct));
  return row?.teamId ?? null;
}

/**
 * Undoes the act a notification reports. Refuses a second request, also when two arrive at the same time. Runs in the
 * manager's transaction, which keeps the club theirs until it ends.
 */
export async function undoAct(
  tx: Transaction,
  id: number,
  { by, undoes }: { by: Undoing; undoes: Undoes },
): Promise<{ ok: true } | Refused> {
  const { userId, clubId, now } = by.manager;
  return undoOnce(tx, { id, userId, now }, async (row, params) => {
    if (row.clubId === null) return notificationRefusals.final();
    if (row.clubId !== clubId) return notificationRefusals.ofFormerClub();
    // The kind and its parameters match, since they were stored together.
    const way = undoes[row.kind] as Undo<typeof row.kind> | undefined;
    return way?.undo(tx, { clubId, on: row.on, params }, by) ?? notificationRefusals.final();
  });
}

/** Undoes an act at a national team, in the transaction of the user who leads it. */
export async function undoActAtNation(
  tx: Transaction,
  id: number,
  { by, undoes }: { by: UndoingAtNation; undoes: Undoes },
): Promise<{ ok: true } | Refused> {
  return undoOnce(tx, { id, ...by }, async ({ kind, on }, params) => {
    const way = undoes[kind] as Undo<typeof kind> | undefined;
    return way?.undoAtNation?.(tx, { on, params }, by) ?? notificationRefusals.final();
  });
}

interface ActRow {
  clubId: ClubId | null;
  kind: NotificationFact['kind'];
  /** Absolute day. */
  on: number;
}

async function undoOnce(
  tx: Transaction,
  { id, userId, now }: { id: number; userId: UserId; now: Date },
  undo: (act: ActRow, params: NotificationFact['params']) => Promise<{ ok: true } | Refused>,
): Promise<{ ok: true } | Refused> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .for('no key update');
  if (!row) return notificationRefusals.unknown();
  const { kind, clubId, actedOn: on } = row;
  const said = notificationFact.safeParse({ kind, params: row.params });
  if (on === null || !said.success) return notificationRefusals.final();
  if (row.undoneAt) return notificationRefusals.undoneAlready();
  const done = await undo({ clubId, kind, on }, said.data.params);
  if (!done.ok) return done;
  await tx.update(notifications).set({ undoneAt: now, isRead: true }).where(eq(notifications.id, id));
  await publishNotified(tx, [userId]);
  return { ok: true };
}

/** Marks everything behind one counter, or all counters, as read, and updates the user's other tabs. */
export async function markRead(db: Database, userId: UserId, counter?: Counter): Promise<void> {
  await db.transaction(async (tx) => {
    if (counter === undefined || counter === 'messages') await readAll(tx, userId);
    if (counter !== 'messages') {
      await tx
        .update(notifications)
        .set({ isRead: true })
        .where(
          and(
            eq(notifications.userId, userId),
            eq(notifications.isRead, false),
            counter === undefined ? undefined : eq(notifications.channel, counter),
          ),
        );
    }
    await publishNotified(tx, [userId]);
  });
}

/**
 * Marks the user's unpushed notifications as pushed and returns how many of them are unmuted, by channel.
 * @param since older notifications are marked but not counted
 */
export async function takeUnpushed(tx: Transaction, userId: UserId, since: Date): Promise<NotificationCounts> {
  const counts: NotificationCounts = { news: 0, messages: 0, world: 0 };
  const taken = await tx
    .update(notifications)
    .set({ isPushed: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), eq(notifications.isPushed, false)))
    .returning({
      channel: notifications.channel,
      kind: notifications.kind,
      createdAt: notifications.createdAt,
      isHeard: sql<boolean>`${isHeard}`,
    });
  for (const { channel, kind, createdAt, isHeard: wants } of taken) {
    if (wants && createdAt > since && KNOWN_KINDS.includes(kind)) counts[channel]++;
  }
  return counts;
}

export async function removeNotifications(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Replaces the name of a deleted user in the notifications of others. */
export async function forgetUser(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(notifications)
    .set({ params: sql`jsonb_set(${notifications.params}, '{user}', to_jsonb(${formerManager(userId)}::text), false)` })
    .where(sql`(${notifications.params} ->> 'userId')::int = ${userId}`);
}

/** Replaces the names of a deleted user's careers in the notifications of others. */
export async function forgetPeople(tx: Transaction, personIds: readonly PersonId[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ params: sql`jsonb_set(${notifications.params}, '{person}', to_jsonb(${FORMER_FULL_NAME}::text), false)` })
    .where(sql`(${notifications.params} ->> 'personId')::int = any(${sql.param([...personIds])}::int[])`);
}

/** Returns all notifications of a user as stored, including kinds this version cannot word. */
export async function exportNotifications(db: Database, userId: UserId) {
  return db.select().from(notifications).where(eq(notifications.userId, userId));
}
