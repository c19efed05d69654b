/** Sessions: opened at login, found by the hash of the cookie's token, prolonged by visits. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { recordPresence } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { SESSION_ID_LENGTH } from '#domains/auth/constants.ts';
import { sessionExpiry } from '#domains/auth/rules.ts';
import { recordPlace, type Whereabouts } from '#domains/auth/store/places.ts';
import { hashToken, newToken } from '#domains/auth/store/tokens.ts';
import { sessions } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Grant, Restriction, SessionUser } from '#platform/calls/policy.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import { publish } from '#platform/realtime.ts';

export interface FoundSession {
  tokenHash: string;
  isRemembered: boolean;
  lastSeenAt: Date;
  user: SessionUser;
}

/** Longer user agents are truncated: they are shown to their owner only. */
const USER_AGENT_LENGTH = 200;

/** Opens a session, which also counts as a visit; returns its token, which is not stored. */
export async function openSession(
  db: Database | Transaction,
  session: { userId: UserId; isRemembered: boolean; userAgent: string; now: Date } & Partial<Whereabouts>,
): Promise<string> {
  const { userId, isRemembered, userAgent, ip = '', deviceId = '', now } = session;
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    isRemembered,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(sessionExpiry(now.getTime(), isRemembered)),
  });
  await recordPresence(db, userId, now);
  await recordPlace(db, userId, { ip, deviceId }, now);
  return token;
}

/** A domain that grants roles to users. */
export interface GrantsToUsers {
  /** Builds a query of the role, scope and id of a user's grants. @param userId the user, in SQL */
  grants?(userId: SQL): SQL;
}

/** A domain that restricts users. */
export interface RestrictsUsers {
  /** Builds an expression for the strictest restriction of a user at a moment as JSON, or null. @param userId the user, in SQL */
  restriction?(userId: SQL, now: Placeholder): SQL;
  /**
   * Returns how long this address, or this user's household, is barred from registering; null: it is not.
   * @returns endsAt null: permanently
   */
  bars?(
    tx: Transaction,
    by: { email: string } | { userId: UserId },
    now: Date,
  ): Promise<{ endsAt: Date | null } | null>;
}

type Nouns = readonly (GrantsToUsers & RestrictsUsers)[];

/** Selects a session's user with the grants of all domains. @param now null: without restrictions */
function userColumns(nouns: Nouns, now: Placeholder | null) {
  const restrictions =
    now === null ? [] : nouns.flatMap(({ restriction }) => restriction?.(sql`${users.id}`, now) ?? []);
  const granted = nouns.flatMap(({ grants }) => grants?.(sql`${users.id}`) ?? []);
  return {
    id: users.id,
    name: users.name,
    isActivated: sql<boolean>`${users.activatedAt} is not null`,
    isBankrupt: sql<boolean>`${users.bankruptAt} is not null`,
    isAdmin: users.isAdmin,
    restriction: sql<Restriction | null>`coalesce(${sql.join([...restrictions, sql`null::json`], sql`, `)})`,
    grants: sql<Grant[]>`(
      select coalesce(json_agg(granted order by granted.role, granted.scope, granted.id), '[]')
      from (${sql.join(granted, sql` union all `)}) as granted (role, scope, id))`,
  };
}

/** Returns activated users as their sessions would, without restrictions: as readers. */
export async function findSessionUsers(
  db: Database | Transaction,
  ids: readonly UserId[],
  nouns: Nouns,
): Promise<SessionUser[]> {
  if (ids.length === 0) return [];
  const isThere = and(inArray(users.id, [...ids]), isNotNull(users.activatedAt), isNull(users.deletedAt));
  return db.select(userColumns(nouns, null)).from(users).where(isThere);
}

/**
 * Builds the query once, since every request with a session runs it: building its text takes longer than the database
 * takes to answer.
 */
function sessionQuery(nouns: Nouns) {
  const now = sql.placeholder('now');
  return ofDatabase((db: Database) =>
    db
      .select({ isRemembered: sessions.isRemembered, lastSeenAt: sessions.lastSeenAt, ...userColumns(nouns, now) })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, now)))
      .prepare('session'),
  );
}
const sessionQueries = new WeakMap<Nouns, ReturnType<typeof sessionQuery>>();

/** Returns the session of a token with its user and grants; null if it has ended or does not exist. */
export async function findSession(
  db: Database,
  { tokenHash, now, nouns }: { tokenHash: string; now: Date; nouns: Nouns },
): Promise<FoundSession | null> {
  const queryOn = sessionQueries.get(nouns) ?? sessionQuery(nouns);
  sessionQueries.set(nouns, queryOn);
  const [row] = await queryOn(db).execute({ tokenHash, now });
  if (!row) return null;
  const { isRemembered, lastSeenAt, ...user } = row;
  return { tokenHash, isRemembered, lastSeenAt, user };
}

/** Records a visit: prolongs the session, shows the user as online, and updates their places. */
export async function recordVisit(
  db: Database,
  session: FoundSession,
  { now, ...where }: Whereabouts & { now: Date },
): Promise<void> {
  const expiresAt = new Date(sessionExpiry(now.getTime(), session.isRemembered));
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, session.tokenHash));
  await recordPresence(db, session.user.id, now);
  await recordPlace(db, session.user.id, where, now);
}

export interface SessionView {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** Returns a user's open sessions, last used first. */
export async function listSessions(
  db: Database,
  userId: UserId,
  currentHash: string | null,
  now: Date,
): Promise<SessionView[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({
    id: row.tokenHash.slice(0, SESSION_ID_LENGTH),
    userAgent: row.userAgent,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isCurrent: row.tokenHash === currentHash,
  }));
}

/** Returns those of these sessions that have not ended. */
export async function findOpenSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

/** Ends a session by its hash; ending it twice is no error. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await endWhere(db, eq(sessions.tokenHash, tokenHash));
}

/** Ends one of a user's own sessions by its visible id; false if they have none with that id. */
export async function endSessionById(db: Database, userId: UserId, id: string): Promise<boolean> {
  const hasId = eq(sql`left(${sessions.tokenHash}, ${SESSION_ID_LENGTH})`, id);
  return (await endWhere(db, and(eq(sessions.userId, userId), hasId))) > 0;
}

/** Ends all sessions of a user, optionally except one. */
export async function endSessionsOf(
  db: Database | Transaction,
  userId: UserId,
  spareHash: string | null = null,
): Promise<void> {
  const isOther = spareHash === null ? undefined : ne(sessions.tokenHash, spareHash);
  await endWhere(db, and(eq(sessions.userId, userId), isOther));
}

/** Ends sessions and their open streams. @returns the number of sessions ended */
async function endWhere(db: Database | Transaction, where: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(where).returning({ userId: sessions.userId });
    for (const userId of new Set(ended.map((row) => row.userId))) await publish(tx, 'sessions', { userId });
    return ended.length;
  });
}

/** Deletes expired sessions. */
export async function removeEndedSessions(db: Database | Transaction, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
