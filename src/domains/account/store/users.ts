/** Users: finding, creating, changing and deleting. Rows leave this file only for the user themselves or an admin. */

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ACCOUNT_SETTINGS, MINOR_DAYS } from '#domains/account/constants.ts';
import { accountRefusals } from '#domains/account/refusals.ts';
import { formerManager, skeletonOf } from '#domains/account/rules/names.ts';
import { usualCurrency } from '#domains/account/rules/places.ts';
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

/** PostgreSQL's error code for a unique index violation. */
const UNIQUE_VIOLATION = '23505';

/** Returns the unique field that another user already has; null for any other error. */
export function takenField(error: unknown): 'email' | 'name' | 'refCode' | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return null;
  const constraint = 'constraint' in cause ? cause.constraint : null;
  if (constraint === 'users_email') return 'email';
  if (constraint === 'users_name' || constraint === 'users_name_skeleton') return 'name';
  return constraint === 'users_ref_code_unique' ? 'refCode' : null;
}

/**
 * Creates the user, with a new referral code. An address that another user has verified is no obstacle until this user
 * activates the account.
 * @throws when the name or the code is taken, or, for a user created as activated, the address; see `takenField`.
 */
export async function insertUser(tx: Database | Transaction, user: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({
      currency: usualCurrency(user.country),
      ...user,
      nameSkeleton: skeletonOf(user.name),
      refCode: newRefCode(),
    })
    .returning();
  if (!row) throw new Error('the new user was not stored');
  return row;
}

/** Saves whether a user declares to be 18 or older. A user who is not can change the answer only after a year. */
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
 * Returns the user, locked until the transaction ends. Everything that starts or ends sessions, uses up mail tokens or
 * changes how a user logs in takes this lock first, so that a login cannot slip past a reset or a deletion, and no
 * transactions deadlock.
 */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/**
 * Finds a user by address, ignoring case; deleted users have none. Of several users who typed it, returns the one who
 * has verified it, or else the first.
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

/** Locks an address until the transaction ends, so that only one of several users can verify it. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await lockName(tx, 'address', email.trim().toLowerCase());
}

/** Finds the user of a referral code, ignoring case. */
export async function findUserIdByRefCode(db: Database | Transaction, refCode: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.refCode, refCode.trim().toUpperCase()));
  return row?.id ?? null;
}

/**
 * Changes the user and publishes the change: to the user, and to others if the name changes.
 * @throws when a new name is taken, or the address that activation verifies; see `takenField`.
 */
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

/** Records a user's visit and presence, shown to others unless hidden. */
export async function recordPresence(tx: Database | Transaction, id: number, now: Date): Promise<void> {
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
    })
    .where(eq(users.id, id));
}

/** The condition that a user hides their online status. */
const isHidden = sql<boolean>`exists (select from ${userSettings} where ${userSettings.userId} = ${users.id}
  and ${userSettings.settingId} = ${'account.online' satisfies keyof typeof ACCOUNT_SETTINGS} and ${userSettings.value} = 'false'::jsonb)`;

/** Hides the user's online status at once; `recordPresence` keeps it hidden. */
export async function hidePresence(db: Database, id: number): Promise<void> {
  await db.update(users).set({ shownOnlineAt: null }).where(eq(users.id, id));
}

const visitColumns = {
  timeZone: users.timeZone,
  visitDay: users.visitDay,
  visitsInARow: users.visitsInARow,
  visitDays: users.visitDays,
};

/** Returns the user's visits including today, in their time zone. */
export function visitsOn(
  { timeZone, visitDay, visitsInARow, visitDays }: Pick<UserRow, keyof typeof visitColumns>,
  now: Date,
): Visits {
  return withVisit({ day: visitDay, inARow: visitsInARow, inAll: visitDays }, localTime(now, timeZone).day);
}

/** Adds a completed step to the user's tour: once, even from several windows, and no more than `most`. */
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

/**
 * Returns what a club needs to know about a future manager, locked until the transaction ends. Null: the user does not
 * exist or is deleted.
 */
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

/** Declares the manager of a bankrupt club bankrupt: until they take over another club they see only the page that says so. */
export async function declareBankrupt(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(users).set({ bankruptAt: now }).where(eq(users.id, id));
  await publishChange(tx, [`user:${id}`]);
}

/** Makes the user the manager of a club: their tour continues, and a bankruptcy ends. */
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

/** Whether there has ever been an account. */
export async function hasUsers(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1);
  return row !== undefined;
}

/**
 * Locks the rows of all admins in the same order until the transaction ends, so that two who dismiss each other are
 * serialized.
 */
export async function lockAdmins(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Selects the ids of admins except some users, as a query or part of one. @param than ids, or a query that finds them */
export function adminsBeside(db: Database | Transaction, than: readonly UserId[] | SQL) {
  const isOther = sql`${users.id} not in ${than}`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt), isOther))
    .orderBy(users.id);
}

/** Whether the user is the world's only admin. */
export async function isOnlyAdmin(db: Database | Transaction, id: number): Promise<boolean> {
  const [other] = await adminsBeside(db, [id]);
  const user = await findUser(db, id);
  return user?.isAdmin === true && other === undefined;
}

/** Erases everything personal from a user's row. The row stays, since honors and records refer to it. */
export async function eraseUser(tx: Transaction, id: number, now: Date): Promise<void> {
  // The name disappears from news everywhere.
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
      visitDay: null,
      visitsInARow: 0,
      visitDays: 0,
      referredByUserId: null,
      deletedAt: now,
    })
    .where(eq(users.id, id));
}
