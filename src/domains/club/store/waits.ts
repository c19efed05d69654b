/** Waits for a club after the user or a household member has left one. */
import { and, asc, eq, gte, inArray, max, not, notInArray } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { householdOf, householdsOf } from '#domains/auth/store/places.ts';
import { WAIT } from '#domains/club/constants.ts';
import { type PastTenure, type Waits, waitsFor } from '#domains/club/rules/waits.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { clubsManagedBy, isTrialSeat, managersOf, tenuresLeft } from '#domains/seat/store/holders.ts';
import { isManaged } from '#domains/seat/store/predicates.ts';
import { endTrial } from '#domains/seat/store/seats.ts';
import { tenures } from '#domains/seat/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns a user's waits today. */
export async function loadWaits(db: Database | Transaction, userId: UserId): Promise<Waits> {
  const { absoluteDay: today } = await readToday(db);
  const mates = await householdOf(pgReader(db), userId);
  const isRecent = gte(tenures.toDay, today - WAIT.bankruptcies);
  // The user's own row exists even without a tenure.
  const left = await db
    .select({
      clubId: tenures.clubId,
      userId: tenures.userId,
      toDay: tenures.toDay,
      ending: tenures.ending,
      isTrial: tenures.isTrial,
      liftedOn: users.waitLiftedOn,
    })
    .from(users)
    .leftJoin(tenures, and(inArray(tenures.userId, [userId, ...mates]), isRecent))
    .where(eq(users.id, userId))
    .orderBy(asc(tenures.id));
  const past = left.flatMap(({ clubId, toDay, ending, isTrial, ...tenure }): PastTenure[] =>
    clubId === null || toDay === null
      ? []
      : [{ clubId, toDay, ending, isTrial: isTrial === true, isOwn: tenure.userId === userId }],
  );
  return waitsFor(past, { today, liftedOn: left[0]?.liftedOn ?? null });
}

/** Returns whether a tenure that ends today was only a look around: the first day with the first club, without a call that commits the club. */
export async function isTrialTenure(
  db: Database | Transaction,
  { clubId, userId, today }: { clubId: ClubId; userId: UserId; today: number },
): Promise<boolean> {
  return isTrialSeat(pgReader(db), { clubId, userId, fromDay: today });
}

/** Notes that a user has committed the club they run, or ran until a moment ago: this tenure is more than a look around. */
export async function noteCommitment(db: Database, userId: UserId): Promise<void> {
  await endTrial(db, userId);
}

/** Returns the lowest tier with an open club besides these; null: none. */
export async function lowestOpenTier(db: Database | Transaction, except: ReadonlySet<ClubId>): Promise<number | null> {
  const others = except.size === 0 ? undefined : notInArray(clubs.id, [...except]);
  const [row] = await db
    .select({ tier: max(leagues.tier) })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(and(not(isManaged(clubs.id)), others));
  return row?.tier ?? null;
}

/** Returns the tier of an open club; null: no such club, or it has a manager. */
export async function tierOfClub(db: Database | Transaction, clubId: ClubId): Promise<number | null> {
  const [row] = await db
    .select({ tier: leagues.tier })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(and(eq(clubs.id, clubId), not(isManaged(clubs.id))));
  return row?.tier ?? null;
}

/**
 * Returns, for each of some clubs, the clubs the same user or household has run within a season: they do not trade with one another. At most five
 * queries.
 */
export async function clubsInSameHands(
  rows: RowReader,
  clubIds: readonly ClubId[],
  today: number,
): Promise<Map<ClubId, ReadonlySet<ClubId>>> {
  const lately = await tenuresLeft(rows, { since: today - DAYS_PER_SEASON + 1, clubId: clubIds });
  const present = await managersOf(rows, clubIds);
  const hands = [...lately, ...[...present].map(([clubId, userId]) => ({ clubId, userId }))];
  const userIds = [...new Set(hands.map(({ userId }) => userId))];
  if (hands.length < 2) return new Map();
  const households = await householdsOf(rows, userIds, userIds);
  const isOneHand = (one: UserId, other: UserId) => one === other || households.get(one)?.has(other) === true;
  return new Map(
    clubIds.map((clubId) => {
      const own = hands.filter((hand) => hand.clubId === clubId);
      const tied = hands.filter(
        (hand) => hand.clubId !== clubId && own.some(({ userId }) => isOneHand(userId, hand.userId)),
      );
      return [clubId, new Set(tied.map((hand) => hand.clubId))];
    }),
  );
}

/** Returns the clubs that a user's household runs today or has left within a season. At most six queries. */
export async function clubsOfHousehold(rows: RowReader, userId: UserId, today: number): Promise<ReadonlySet<ClubId>> {
  const userIds = [userId, ...(await householdOf(rows, userId))];
  const left = await tenuresLeft(rows, { since: today - DAYS_PER_SEASON + 1, userId: userIds });
  const run = await clubsManagedBy(rows, userIds);
  return new Set([...left.map(({ clubId }) => clubId), ...run.values()]);
}
