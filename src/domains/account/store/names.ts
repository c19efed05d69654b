/** Names of users: taking and changing them. */
import { and, count, eq, gt, lte, min, ne, or, sql } from 'drizzle-orm';
import { NAME_KEPT_DAYS, RENAMES } from '#domains/account/constants.ts';
import { accountRefusals } from '#domains/account/refusals.ts';
import { plainName, skeletonOf } from '#domains/account/rules/names.ts';
import { changeUser, takenField } from '#domains/account/store/users.ts';
import { formerNames, users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, daysBefore } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

type Named = Pick<typeof users.$inferSelect, 'id' | 'name' | 'nameSkeleton'>;

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Locks names, in one order: two users who take each other's name would otherwise wait for each other. */
async function lockNames(tx: Transaction, ...names: string[]): Promise<void> {
  const keys = new Set(names.flatMap((name) => [skeletonOf(name), name.toLowerCase()]));
  for (const key of [...keys].sort()) await lockName(tx, 'user-name', key);
}

/**
 * Returns whether a name is kept for another user who gave it up lately. Locks the name, so that the one who takes it waits for the one who
 * gives it up; that it is another's at present is for the unique index to say.
 */
export async function isKeptForAnother(tx: Transaction, request: NameRequest): Promise<boolean> {
  await lockNames(tx, request.name);
  return isKept(tx, request);
}

interface NameRequest {
  name: string;
  /** Null: somebody who registers. */
  userId: UserId | null;
  now: Date;
}

async function isKept(tx: Transaction, { name, userId, now }: NameRequest): Promise<boolean> {
  const isStillKept = gt(formerNames.givenUpAt, daysBefore(now, NAME_KEPT_DAYS));
  const isOther = userId === null ? undefined : ne(formerNames.userId, userId);
  // Letters that look alike do so in one case only: another case of a name may have another skeleton.
  const isLike = or(eq(formerNames.nameSkeleton, skeletonOf(name)), sql`lower(${formerNames.name}) = lower(${name})`);
  return (await tx.$count(formerNames, and(isLike, isStillKept, isOther))) > 0;
}

interface NewName {
  to: string;
  /** The user's own wish, which is counted. */
  isOwn: boolean;
  now: Date;
}

/** Keeps the present name of a user for them, before a moderator replaces it. */
export async function keepName(tx: Transaction, userId: UserId, change: NewName): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) return;
  await lockNames(tx, user.name);
  await keep(tx, user, change);
}

/** The same for a user and a name that are locked. */
async function keep(tx: Transaction, user: Named, { to, isOwn, now }: NewName): Promise<void> {
  const { id: userId, name, nameSkeleton } = user;
  if (name === plainName(userId) || nameSkeleton === skeletonOf(to)) return;
  const isCounted = isOwn && !isSameName(name, to);
  // Other cases of a name can be tried without a limit; each is kept once.
  const isKnown = and(eq(formerNames.userId, userId), eq(formerNames.name, name), eq(formerNames.isCounted, false));
  await tx.delete(formerNames).where(isKnown);
  await tx.insert(formerNames).values({ userId, name, nameSkeleton, givenUpAt: now, isCounted });
}

/** Changes a profile. @returns why not: the name */
export async function changeProfile(
  db: Database,
  userId: UserId,
  change: Parameters<typeof changeUser>[2],
  now: Date,
): Promise<{ ok: true } | Refused> {
  const { name } = change;
  try {
    return await db.transaction(async (tx) => {
      const may = name === undefined ? { ok: true as const } : await allowRename(tx, { userId, name, now });
      if (may.ok) await changeUser(tx, userId, change);
      return may;
    });
  } catch (error) {
    if (takenField(error) !== 'name') throw error;
    return accountRefusals.nameTaken();
  }
}

/** Refuses a change of name that is one too many, or to a name that is kept for another; otherwise keeps the present one. */
async function allowRename(
  tx: Transaction,
  { userId, name, now }: { userId: UserId; name: string; now: Date },
): Promise<{ ok: true } | Refused> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user || user.name === name) return { ok: true };
  await lockNames(tx, name, user.name);
  if (await isKept(tx, { name, userId, now })) return accountRefusals.nameTaken();
  const isLate = gt(formerNames.givenUpAt, daysBefore(now, RENAMES.days));
  const [made] = await tx
    .select({ renames: count(), first: min(formerNames.givenUpAt) })
    .from(formerNames)
    .where(and(eq(formerNames.userId, userId), eq(formerNames.isCounted, true), isLate));
  const isFree = isSameName(user.name, name) || user.name === plainName(userId);
  if (!isFree && made?.first && made.renames >= RENAMES.most) {
    const days = Math.ceil((made.first.getTime() + RENAMES.days * DAY_MS - now.getTime()) / DAY_MS);
    return accountRefusals.tooManyRenames({ max: RENAMES.most, within: RENAMES.days, days });
  }
  await keep(tx, user, { to: name, isOwn: true, now });
  return { ok: true };
}

/** Forgets names that are no longer kept for anybody. */
export async function forgetFormerNames(db: Database, now: Date): Promise<void> {
  await db.delete(formerNames).where(lte(formerNames.givenUpAt, daysBefore(now, NAME_KEPT_DAYS)));
}

/** Deletes the former names of a user who leaves. */
export async function eraseFormerNames(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(formerNames).where(eq(formerNames.userId, userId));
}
