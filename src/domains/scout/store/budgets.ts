/** Managers' limits for scouting travel, and what each scout has spent. */
import { leftOf } from '#domains/scout/rules/budget.ts';
import { scoutingBudgets, scoutTrips } from '#domains/scout/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Row, RowReader, Rows } from '#platform/rows/rows.ts';

export interface RoadBudget {
  /** Whole dollars a season. */
  most: number;
  /** The manager who set it, and still manages the club. */
  userId: UserId;
}

/** Returns budgets by club; clubs without a limit, or with one of a former manager, are missing. One query if there are none. */
export async function roadBudgetsOf(rows: RowReader, clubId?: ClubId): Promise<ReadonlyMap<ClubId, RoadBudget>> {
  const where = clubId === undefined ? {} : { clubId };
  const set = await rows.read(scoutingBudgets, ['clubId', 'userId', 'most'], where, ['clubId']);
  if (set.length === 0) return new Map();
  const managers = await managersOf(
    rows,
    set.map((one) => one.clubId),
  );
  return new Map(
    set.flatMap(({ clubId: id, userId, most }) => (managers.get(id) === userId ? [[id, { most, userId }]] : [])),
  );
}

interface Own {
  clubId: ClubId;
  userId: UserId;
}

/** @param most null: no limit */
export async function setRoadBudget(tx: Transaction, { clubId, userId, most }: Own & { most: number | null }) {
  const rows = pgRows(tx);
  if (most === null) await rows.remove(scoutingBudgets, ['clubId'], { clubId });
  else await rows.merge(scoutingBudgets, [{ clubId, userId, most }], { key: ['clubId'], set: ['userId', 'most'] });
}

/** Removes the budgets of a user who leaves for good. */
export async function removeRoadBudgets(tx: Transaction, userId: UserId): Promise<void> {
  await pgRows(tx).remove(scoutingBudgets, ['clubId'], { userId });
}

/** Returns scouts' travel costs in a season, one row per scout and club. */
export function tripsIn(
  rows: RowReader,
  where: { season: number; clubId?: ClubId },
): Promise<Row<typeof scoutTrips>[]> {
  const columns = ['clubId', 'season', 'personId', 'nights', 'spent', 'lastDay'] as const;
  return rows.read(scoutTrips, columns, where, ['clubId', 'season', 'personId']);
}

/** Returns the whole dollars left of a club's budget; null: it has none. Two queries, three with one. */
export async function leftOnTheRoad(
  rows: RowReader,
  { season, clubId }: { season: number; clubId: ClubId },
): Promise<number | null> {
  const budget = (await roadBudgetsOf(rows, clubId)).get(clubId);
  if (!budget) return null;
  const spent = (await tripsIn(rows, { season, clubId })).reduce((sum, one) => sum + one.spent, 0);
  return leftOf(budget.most, spent);
}

interface Night {
  season: number;
  absoluteDay: number;
}

/** Adds a night on the road; callers make sure that a night is not added twice. */
export async function recordTrips(
  rows: Rows,
  trips: readonly { clubId: ClubId; personId: PersonId; cost: number }[],
  { season, absoluteDay }: Night,
): Promise<void> {
  if (trips.length === 0) return;
  const added = trips.map(({ clubId, personId, cost }) => {
    return { clubId, season, personId, nights: 1, spent: cost, lastDay: absoluteDay };
  });
  await rows.merge(scoutTrips, added, {
    key: ['clubId', 'season', 'personId'],
    add: ['nights', 'spent'],
    set: ['lastDay'],
  });
}
