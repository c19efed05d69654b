/** Goal horns as screens show them. */
import { eq } from 'drizzle-orm';
import { PRIZE_HORN } from '#domains/banana/constants.ts';
import { hornOf, prizesOf } from '#domains/banana/store/prizes.ts';
import { clubs } from '#domains/club/tables.ts';
import { findGoalHorn, GOAL_HORNS, type GoalHorn } from '#domains/game/rules/horns.ts';
import type { CustomHorn } from '#domains/horn/contract.ts';
import { customGoalHorn, customHornId, numberOfCustom } from '#domains/horn/rules/ids.ts';
import { hornPlaces } from '#domains/horn/rules/places.ts';
import { findHorn, type HornRow, hornsOf } from '#domains/horn/store/horns.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns all horns that a user may choose from, including a horn won with fruit for a season. */
export async function hornsView(
  db: Database,
  { userId, clubId, absoluteDay }: { userId: UserId; clubId: ClubId | null; absoluteDay: number },
) {
  const rows = await hornsOf(db, userId);
  const hasPrize = hornOf(await prizesOf(db, userId), absoluteDay) !== null;
  const own = rows.find(({ isChosen }) => isChosen);
  const [club] =
    clubId === null ? [] : await db.select({ goalHorn: clubs.goalHorn }).from(clubs).where(eq(clubs.id, clubId));
  return {
    builtIn: GOAL_HORNS.filter(({ id }) => id !== PRIZE_HORN || hasPrize),
    custom: rows.map(customHornView),
    max: hornPlaces(await ownedItems(db, userId)),
    chosen: club ? (own ? customHornId(own.id) : club.goalHorn) : null,
  };
}

export function customHornView(row: HornRow): CustomHorn {
  return { ...customGoalHorn(row), number: row.id, name: row.name, createdAt: row.createdAt.toISOString() };
}

/** Returns a horn of the game or of a user by its id; null: not found. */
export async function findAnyHorn(db: Database, id: string): Promise<GoalHorn | null> {
  const number = numberOfCustom(id);
  if (number === null) return findGoalHorn(id);
  const row = await findHorn(db, number);
  return row && customGoalHorn(row);
}
