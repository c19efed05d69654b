/** Looks for fruit, and finds. */
import { timingSafeEqual } from 'node:crypto';
import { and, count, eq, max, sql } from 'drizzle-orm';
import { inHousehold } from '#domains/auth/store/places.ts';
import { type Fruit, MAX_FOUND, type Place } from '#domains/banana/constants.ts';
import { bananaRefusals } from '#domains/banana/refusals.ts';
import {
  type FoundByHousehold,
  faultOfFind,
  hiddenFrom,
  hourOf,
  lookedAgain,
  mayStillFind,
  readClaim,
  signedClaim,
} from '#domains/banana/rules.ts';
import { addFruit } from '#domains/banana/store/baskets.ts';
import { lastBananaDay } from '#domains/banana/store/day.ts';
import { fruitFinds, fruitLooks } from '#domains/banana/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

interface Moment {
  userId: UserId;
  secret: Secret;
  now: Date;
}

/** Fruit for the page at whose place it hides. */
export interface SeenFruit {
  fruit: Fruit;
  /** Position along the lower edge of the screen, 0 to 1. */
  along: number;
  /** The claim that finds it. */
  claim: string;
}

/**
 * Returns the fruit that a user sees at a place; null if none hides there, it was already found, or the user looks too
 * often. Only fruit from the last look can be found, so requests for all places at once reveal only one.
 */
export async function look(
  tx: Transaction,
  { place, ...moment }: Moment & { place: Place },
): Promise<SeenFruit | null> {
  const { userId, secret, now } = moment;
  const day = await lastBananaDay(tx);
  if (!day?.isOn || !(await noteLook(tx, moment))) return null;
  const hiding = { userId, heldOn: day.heldOn, hour: hourOf(now.getTime()) };
  const hidden = hiddenFrom(secret, hiding).find((one) => one.place === place);
  if (!hidden) return null;
  if ((await foundInHour(tx, hiding)).has(place)) return null;
  if (mayStillFind(await foundByHousehold(tx, hiding)) === 0) return null;
  const { fruit, along } = hidden;
  return { fruit, along, claim: signedClaim(secret, hiding, { place, seenAt: now.getTime() }) };
}

/** Records a look. @returns false if it comes too soon, or after too many */
async function noteLook(tx: Transaction, { userId, now }: Moment): Promise<boolean> {
  // A user's first look has no row to lock yet.
  await lockName(tx, 'fruit-looks', userId);
  const before = await looksOf(tx, userId);
  const after = lookedAgain(before, now.getTime());
  if (!after) return false;
  const row = { seenAt: new Date(after.seenAt), looks: after.looks };
  await tx
    .insert(fruitLooks)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: fruitLooks.userId, set: row });
  return true;
}

async function looksOf(tx: Transaction, userId: UserId) {
  const [row] = await tx.select().from(fruitLooks).where(eq(fruitLooks.userId, userId));
  return row ? { seenAt: row.seenAt.getTime(), looks: row.looks } : null;
}

/** Puts seen fruit into the user's basket, once. Finds of all users are serialized, so that household limits hold. */
export async function find(
  tx: Transaction,
  { claim: text, ...moment }: Moment & { claim: string },
): Promise<{ ok: true; fruit: Fruit } | Refused> {
  const { userId, secret, now } = moment;
  await lockName(tx, 'fruit-finds');
  const day = await lastBananaDay(tx);
  if (!day?.isOn) return bananaRefusals.notToday();
  const of = { userId, heldOn: day.heldOn };
  const read = readClaim(secret, of, text);
  if (!read || !timingSafeEqual(Buffer.from(read.given), Buffer.from(read.wanted))) return bananaRefusals.gone();
  const { place, seenAt } = read.claim;
  const lastLook = await looksOf(tx, userId);
  const hour = hourOf(seenAt);
  const household = await foundByHousehold(tx, { ...of, hour });
  const fault = faultOfFind({ ...household, now: now.getTime(), seenAt, lastLookAt: lastLook?.seenAt ?? null });
  if (fault === 'gone') return bananaRefusals.gone();
  if (fault === 'enough') return bananaRefusals.foundEnough({ max: MAX_FOUND });
  if (fault !== null) return bananaRefusals.tooSoon({ seconds: Math.ceil(fault / 1000) });
  const hidden = hiddenFrom(secret, { ...of, hour }).find((one) => one.place === place);
  if (!hidden) return bananaRefusals.gone();
  const found = await tx
    .insert(fruitFinds)
    .values({ ...of, hour, place, fruit: hidden.fruit, foundAt: now })
    .onConflictDoNothing()
    .returning({ place: fruitFinds.place });
  if (found.length === 0) return bananaRefusals.gone();
  await addFruit(tx, of, { [hidden.fruit]: 1 });
  return { ok: true, fruit: hidden.fruit };
}

const isFrom = (heldOn: number) => eq(fruitFinds.heldOn, heldOn);

/**
 * Returns a household's finds on a Banana Day and in an hour of it, and the time of its last find, in milliseconds. One
 * query.
 */
export async function foundByHousehold(
  db: Database | Transaction,
  { userId, heldOn, hour }: { userId: UserId; heldOn: number; hour: number },
): Promise<FoundByHousehold & { last: number | null }> {
  const inHour = sql<number>`(count(*) filter (where ${fruitFinds.hour} = ${hour}::int))::int`;
  const [row] = await db
    .select({ found: count(), inHour, last: max(fruitFinds.foundAt) })
    .from(fruitFinds)
    .where(and(isFrom(heldOn), sql`${fruitFinds.userId} in ${inHousehold(userId)}`));
  return { found: row?.found ?? 0, inHour: row?.inHour ?? 0, last: row?.last?.getTime() ?? null };
}

/** Returns the places where a user has found fruit in an hour of a Banana Day. One query. */
export async function foundInHour(
  db: Database | Transaction,
  { userId, heldOn, hour }: { userId: UserId; heldOn: number; hour: number },
): Promise<ReadonlySet<Place>> {
  const rows = await db
    .select({ place: fruitFinds.place })
    .from(fruitFinds)
    .where(and(eq(fruitFinds.userId, userId), isFrom(heldOn), eq(fruitFinds.hour, hour)));
  return new Set(rows.map(({ place }) => place));
}
