/** Users: found, made, changed and deleted. A row leaves this file only to the user himself or to an admin. */

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ACCOUNT_SETTINGS, AWAY_MS, MINOR_DAYS } from '#domains/account/constants.ts';
import { accountRefusals } from '#domains/account/refusals.ts';
import { formerManager, skeletonOf } from '#domains/account/rules/names.ts';
import { type Visits, withVisit } from '#domains/account/rules/presence.ts';
import { newRefCode } from '#domains/account/store/ref-codes.ts';
import { users } from '#domains/account/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { localTime } from '#platform/clock/local-time.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publishChange } from '#platform/realtime.ts';

export type UserRow = typeof users.$inferSelect;

export interface NewUser {
  email: string;
  passwordHash: string;
  name: string;
  country: string;
  timeZone: string;
  referredByUserId: UserId | null;
  activatedAt?: Date | null;
  isAdmin?: boolean;
}

/** PostgreSQL's code for a unique index that refuses a row. */
const UNIQUE_VIOLATION = '23505';

/** Which of a user's unique fields somebody else has already; null when the error is another one. */
export function takenField(error: unknown): 'email' | 'name' | 'refCode' | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return null;
  const constraint = 'constraint' in cause ? cause.constraint : null;
  if (constraint === 'users_email') return 'email';
  if (constraint === 'users_name' || constraint === 'users_name_skeleton') return 'name';
  return constraint === 'users_ref_code_unique' ? 'refCode' : null;
}

/**
 * Makes the user, with a referral code of their own. An address that somebody has proved is no hindrance as long as this user
 * has not. @throws when the name or the code is taken, or the address of one who is made activated; see `takenField`.
 */
export async function insertUser(tx: Database | Transaction, user: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, nameSkeleton: skeletonOf(user.name), refCode: newRefCode() })
    .returning();
  if (!row) throw new Error('the new user was not stored');
  return row;
}

/** Puts down whether a user says that they are 18 or older. Who is not can say otherwise only after a year. */
export async function declareAge(
  tx: Transaction,
  { userId, isAdult, now }: { userId: UserId; isAdult: boolean; now: Date },
): Promise<{ ok: true } | Refused> {
  const user = await lockUser(tx, userId);
  const since = user?.ageDeclaredAt?.getTime() ?? 0;
  const mayChange = now.getTime() - since >= MINOR_DAYS * DAY_MS;
  if (user?.isAdult === false && isAdult && !mayChange) return accountRefusals.ageDeclared({ days: MINOR_DAYS });
  if (user?.isAdult !== isAdult)
    await tx.update(users).set({ isAdult, ageDeclaredAt: now }).where(eq(users.id, userId));
  return { ok: true };
}

export async function findUser(db: Database | Transaction, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * The user as he is now, held until the transaction ends. Whatever opens or ends sessions, spends mail tokens or changes
 * how one logs in takes this lock first: a login cannot slip past a reset or a deletion, and nobody waits in a circle.
 */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/**
 * By address, without regard to case; those who have left have none. Of several who have typed it, the one who has proved it,
 * else the first.
 */
export async function findUserByEmail(db: Database | Transaction, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), isNull(users.deletedAt)))
    .orderBy(isNull(users.activatedAt), users.id)
    .limit(1);
  return row ?? null;
}

/** Holds an address until the transaction ends: of several who prove it at once, one is first. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await lockName(tx, 'address', email.trim().toLowerCase());
}

/** Whose referral code it is, without regard to case. */
export async function findUserIdByRefCode(db: Database | Transaction, refCode: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.refCode, refCode.trim().toUpperCase()));
  return row?.id ?? null;
}

/** Published as changed: he sees himself, and others his name. @throws when a new name is taken, or the address that is proved by activating; see `takenField`. */
export async function changeUser(
  tx: Database | Transaction,
  id: number,
  change: Partial<
    Pick<
      UserRow,
      | 'email'
      | 'name'
      | 'country'
      | 'timeZone'
      | 'currency'
      | 'onboarding'
      | 'passwordHash'
      | 'activatedAt'
      | 'deactivatedAt'
      | 'isAdmin'
      | 'waitLiftedOn'
      | 'premiumExpiresAt'
      | 'face'
    >
  >,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const looks = change.name === undefined ? {} : { nameSkeleton: skeletonOf(change.name) };
  await tx
    .update(users)
    .set({ ...change, ...looks })
    .where(eq(users.id, id));
  await publishChange(tx, [`user:${id}`]);
}

/** The user has just been here, as others see; who comes after a while is told later what has happened meanwhile. */
export async function recordPresence(tx: Database | Transaction, id: number, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - AWAY_MS);
  const { lastOnlineAt, awaySince } = users;
  const [row] = await tx
    .select({ ...visitColumns, isHidden })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return;
  const visits = visitsOn(row, now);
  await tx
    .update(users)
    .set({
      lastOnlineAt: now,
      shownOnlineAt: row.isHidden ? null : now,
      visitDay: visits.day,
      visitsInARow: visits.inARow,
      visitDays: visits.inAll,
      // Who has not read what happened before he was away last time, is told of all of it.
      awaySince: sql`case when ${awaySince} is null and ${lastOnlineAt} < ${longAgo} then ${lastOnlineAt} else ${awaySince} end`,
    })
    .where(eq(users.id, id));
}

/** The condition that a user does not want others to see that they are online. */
const isHidden = sql<boolean>`exists (select from ${userSettings} where ${userSettings.userId} = ${users.id}
  and ${userSettings.settingId} = ${'account.online' satisfies keyof typeof ACCOUNT_SETTINGS} and ${userSettings.value} = 'false'::jsonb)`;

/** Hides at once that a user is online; `recordPresence` keeps it hidden. */
export async function hidePresence(db: Database, id: number): Promise<void> {
  await db.update(users).set({ shownOnlineAt: null }).where(eq(users.id, id));
}

const visitColumns = {
  timeZone: users.timeZone,
  visitDay: users.visitDay,
  visitsInARow: users.visitsInARow,
  visitDays: users.visitDays,
};

/** The days on which a user has looked in, with the one that it is where he is. */
export function visitsOn(
  { timeZone, visitDay, visitsInARow, visitDays }: Pick<UserRow, keyof typeof visitColumns>,
  now: Date,
): Visits {
  return withVisit({ day: visitDay, inARow: visitsInARow, inAll: visitDays }, localTime(now, timeZone).day);
}

/** What has happened while the user was away has been read. */
export async function forgetAbsence(db: Database, id: number): Promise<void> {
  await db.update(users).set({ awaySince: null }).where(eq(users.id, id));
  await publishChange(db, [`user:${id}`]);
}

/** Adds a step of the tour to those that the user has done: once, from however many windows, and not more than `most`. */
export async function addOnboardingStep(
  db: Database,
  id: number,
  { step, most }: { step: string; most: number },
): Promise<void> {
  const added = sql`${users.onboarding} || to_jsonb(${step}::text)`;
  const isNew = sql`not ${users.onboarding} ? ${step}::text and jsonb_array_length(${users.onboarding}) < ${most}`;
  await db
    .update(users)
    .set({ onboarding: added })
    .where(and(eq(users.id, id), isNew));
  await publishChange(db, [`user:${id}`]);
}

/** What a club needs to know of who wants it; held until the transaction ends. Null: nobody, or erased. */
export async function lockFutureManager(
  tx: Transaction,
  id: number,
): Promise<Pick<UserRow, 'name' | 'onboarding' | 'bankruptAt'> | null> {
  const [row] = await tx
    .select({ name: users.name, onboarding: users.onboarding, bankruptAt: users.bankruptAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/** His club is bankrupt: until he takes over another one there is only the page that says so. */
export async function declareBankrupt(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(users).set({ bankruptAt: now }).where(eq(users.id, id));
  await publishChange(tx, [`user:${id}`]);
}

/** He manages a club from now on: his tour goes on, and he is not bankrupt any more. */
export async function beginManaging(
  tx: Transaction,
  id: number,
  { onboarding }: Pick<UserRow, 'onboarding'>,
): Promise<void> {
  const steps = new Set([...onboarding, 'club-chosen']);
  await tx
    .update(users)
    .set({ onboarding: [...steps], bankruptAt: null })
    .where(eq(users.id, id));
}

/** Whether anybody has ever had an account. */
export async function hasUsers(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1);
  return row !== undefined;
}

/** Holds the rows of all admins, in one order, until the transaction ends: two who dismiss each other do it in turn. */
export async function lockAdmins(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** The admins besides some users, by id: a query, or part of one. @param than ids, or a query that finds them */
export function adminsBeside(db: Database | Transaction, than: readonly UserId[] | SQL) {
  const isOther = sql`${users.id} not in ${than}`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt), isOther))
    .orderBy(users.id);
}

/** Whether the world would have no admin without this user. */
export async function isOnlyAdmin(db: Database | Transaction, id: number): Promise<boolean> {
  const [other] = await adminsBeside(db, [id]);
  const user = await findUser(db, id);
  return user?.isAdmin === true && other === undefined;
}

/** Takes everything personal out of a user's row. It stays, since honors and records point at it. */
export async function eraseUser(tx: Transaction, id: number, now: Date): Promise<void> {
  // His name goes from news, wherever they stand.
  await publishChange(tx, ['names']);
  await tx
    .update(users)
    .set({
      email: `deleted-${id}@rinkside.invalid`,
      passwordHash: '',
      name: formerManager(id),
      nameSkeleton: skeletonOf(formerManager(id)),
      refCode: `GONE${id}`,
      country: 'XX',
      timeZone: 'UTC',
      face: null,
      onboarding: [],
      isAdmin: false,
      isAdult: null,
      ageDeclaredAt: null,
      lastOnlineAt: null,
      shownOnlineAt: null,
      awaySince: null,
      visitDay: null,
      visitsInARow: 0,
      visitDays: 0,
      referredByUserId: null,
      deletedAt: now,
    })
    .where(eq(users.id, id));
}
