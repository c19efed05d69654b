/** The last 63 days before a bankruptcy, for the manager who led the club. */
import { desc, eq } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { FallView } from '#domains/finances/contract.ts';
import { bankruptcies } from '#domains/finances/tables.ts';
import { sumsByDay, totalsByKind } from '#domains/finances/views/books.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Loads the last bankruptcy of a user; null if there is none on record. */
export async function loadFall(db: Database | Transaction, userId: UserId): Promise<FallView | null> {
  const [fall] = await db
    .select()
    .from(bankruptcies)
    .where(eq(bankruptcies.userId, userId))
    .orderBy(desc(bankruptcies.id))
    .limit(1);
  const team = fall && (await proTeamRefs(db, [fall.clubId])).get(fall.clubId);
  if (!fall || !team) return null;
  const { clubId, season, day, debt } = fall;
  const [before, running] = [await sumsByDay(db, clubId, season - 1), await sumsByDay(db, clubId, season)];
  const days = [
    ...before.filter((sum) => sum.day > day).map((sum) => ({ ...sum, day: sum.day - DAYS_PER_SEASON })),
    ...running.filter((sum) => sum.day <= day),
  ].filter(({ kind }) => kind !== 'rescue');
  const byDay = Map.groupBy(days, (sum) => sum.day);
  // The rescue money went to the bank the same day: without both, this is the balance at the bankruptcy.
  let balance = -debt;
  const balances = [balance];
  for (const of of [...byDay.keys()].sort((a, b) => b - a)) {
    balance -= (byDay.get(of) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    balances.unshift(balance);
  }
  return { team, season, day, debt, kinds: totalsByKind(days), balances };
}
