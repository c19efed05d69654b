/**
 * Managers of clubs and head coaches of teams in a test: set at any time, without the steps of taking over a club in the game.
 */
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Ending } from '#domains/seat/constants.ts';
import { seats } from '#domains/seat/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Db = Database | Transaction;

/** Long enough ago for a manager to be trusted. */
const LONG_AGO = { fromDay: -1000, since: new Date(0) };

/**
 * Makes a user the manager of a club, and ends the user's old tenure and that of the club's former manager; null: it becomes an
 * AI club.
 */
export async function giveClub(
  db: Db,
  clubId: number,
  userId: number | null,
  begun: { fromDay?: number; since?: Date } = {},
): Promise<void> {
  const concerned = or(eq(seats.clubId, clubId), userId === null ? undefined : eq(seats.userId, userId));
  await db.delete(seats).where(and(concerned, eq(seats.role, 'manager'), isNull(seats.toDay)));
  if (userId === null) return;
  await db.insert(seats).values({ scope: 'club', clubId, userId, role: 'manager', ...LONG_AGO, ...begun });
}

/** Removes all managers and head coaches, and their past tenures. */
export async function clearSeats(db: Db): Promise<void> {
  await db.delete(seats);
}

interface Tenure {
  clubId: number;
  userId: number;
  fromDay: number;
  toDay?: number;
  ending?: Ending;
  isTrial?: boolean;
}

/** Adds tenures of users with clubs; without `toDay` the user manages the club now. */
export async function addTenures(db: Db, tenures: readonly Tenure[]): Promise<void> {
  for (const tenure of tenures) {
    if (tenure.toDay === undefined) await giveClub(db, tenure.clubId, tenure.userId, { fromDay: tenure.fromDay });
    else await db.insert(seats).values({ scope: 'club', role: 'manager', since: new Date(0), ...tenure });
  }
}

/** Returns the manager of a club; null: none. */
export async function managerIn(db: Db, clubId: number): Promise<number | null> {
  const held = and(eq(seats.clubId, clubId), eq(seats.role, 'manager'), isNull(seats.toDay));
  const [seat] = await db.select({ userId: seats.userId }).from(seats).where(held);
  return seat?.userId ?? null;
}

/** Makes a user the head coach of a team, and of no other. */
export async function giveTeam(db: Db, teamId: number, userId: number): Promise<void> {
  const concerned = or(eq(seats.teamId, teamId), eq(seats.userId, userId));
  await db.delete(seats).where(and(concerned, eq(seats.role, 'head-coach'), isNull(seats.toDay)));
  await db.insert(seats).values({ scope: 'team', teamId, userId, role: 'head-coach', ...LONG_AGO });
}
