/** Prizes made from fruit: pucks within household limits, a bowl that counts as an achievement, a horn for a season. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { HORN_DAYS, type RecipeId, recipeOf } from '#domains/banana/constants.ts';
import { bananaRefusals } from '#domains/banana/refusals.ts';
import { takeFruit } from '#domains/banana/store/baskets.ts';
import { lastBananaDay } from '#domains/banana/store/day.ts';
import { fruitPrizes } from '#domains/banana/tables.ts';
import { colorSince, issuePucks, lockIssues, roomOf } from '#domains/puck/store/issue.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Making {
  userId: UserId;
  season: number;
  day: number;
  now: Date;
}

/** Turns fruit into a prize. If its pucks exceed the household's limit, the fruit stays in the basket. */
export async function makePrize(
  tx: Transaction,
  { userId, ...moment }: Making,
  recipe: RecipeId,
): Promise<{ ok: true; pucks: number } | Refused> {
  const { needs, pucks, isOnce } = recipeOf(recipe);
  const day = await lastBananaDay(tx);
  if (!day) return bananaRefusals.tooFew();
  const { heldOn } = day;
  // Locked before the basket, so that two concurrent requests of a user do not deadlock.
  await lockIssues(tx);
  const ofKind = and(eq(fruitPrizes.userId, userId), eq(fruitPrizes.heldOn, heldOn), eq(fruitPrizes.recipe, recipe));
  const made = await tx.$count(fruitPrizes, ofKind);
  if (isOnce && made > 0) return bananaRefusals.once();
  const room = pucks === 0 ? 0 : await roomOf(tx, { userId, source: 'banana', cause: recipe, now: moment.now });
  if (room < pucks) return bananaRefusals.noRoom({ left: room });
  if (!(await takeFruit(tx, { userId, heldOn }, needs))) return bananaRefusals.tooFew();
  const number = made + 1;
  await tx.insert(fruitPrizes).values({
    ...{ userId, heldOn, recipe, number, pucks, spent: needs },
    ...{ madeOn: absoluteDayOf(moment), madeAt: moment.now },
  });
  if (pucks > 0) {
    const due = {
      ...{ key: `banana/${userId}/${heldOn}/${recipe}/${number}`, userId, source: 'banana' as const, cause: recipe },
      ...{ amount: pucks, color: await colorSince(tx, heldOn) },
      memo: { kind: 'banana-prize' as const, params: { recipe } },
    };
    await issuePucks(tx, [due], moment);
  }
  return { ok: true, pucks };
}

/** Builds the condition that a user has won the horn and may use it on an absolute day. */
export function hasPrizeHorn(userId: SQL, absoluteDay: number): SQL {
  return sql`exists (select from ${fruitPrizes} where ${fruitPrizes.userId} = ${userId} and ${fruitPrizes.recipe} = 'horn'
    and ${fruitPrizes.madeOn} > ${absoluteDay - HORN_DAYS}::int)`;
}

interface Prize {
  recipe: RecipeId;
  heldOn: number;
  madeOn: number;
}

/** Returns what a user has made from fruit, on all Banana Days. One query. */
export async function prizesOf(db: Database | Transaction, userId: UserId): Promise<readonly Prize[]> {
  const { recipe, heldOn, madeOn } = fruitPrizes;
  return db.select({ recipe, heldOn, madeOn }).from(fruitPrizes).where(eq(fruitPrizes.userId, userId));
}

/** Returns the last absolute day on which a user may use the horn they won; null: none won, or it has expired. */
export function hornOf(prizes: readonly Prize[], absoluteDay: number): number | null {
  const horns = prizes.filter(({ recipe, madeOn }) => recipe === 'horn' && madeOn > absoluteDay - HORN_DAYS);
  return horns.length === 0 ? null : Math.max(...horns.map(({ madeOn }) => madeOn)) + HORN_DAYS - 1;
}
