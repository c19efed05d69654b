/** What screens show of goal horns. */
import { asc, eq, inArray, min } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import { findGoalHorn, GOAL_HORNS, type GoalHorn } from '#domains/game/rules/horns.ts';
import { MAX_REPORTED } from '#domains/horn/constants.ts';
import type { CustomHorn, ReportedHorn } from '#domains/horn/contract.ts';
import { customGoalHorn, customHornId, numberOfCustom } from '#domains/horn/rules/ids.ts';
import { findHorn, type HornRow, hornColumns, hornsOf } from '#domains/horn/store/horns.ts';
import { customHorns, hornReports } from '#domains/horn/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** All that a user may choose from. */
export async function hornsView(db: Database, { userId, clubId }: { userId: UserId; clubId: ClubId | null }) {
  const rows = await hornsOf(db, userId);
  const own = rows.find(({ isChosen }) => isChosen);
  const [club] =
    clubId === null ? [] : await db.select({ goalHorn: clubs.goalHorn }).from(clubs).where(eq(clubs.id, clubId));
  return {
    builtIn: [...GOAL_HORNS] as GoalHorn[],
    custom: rows.map(customHornView),
    chosen: club ? (own ? customHornId(own.id) : club.goalHorn) : null,
  };
}

export function customHornView(row: HornRow): CustomHorn {
  return { ...customGoalHorn(row), number: row.id, name: row.name, createdAt: row.createdAt.toISOString() };
}

/** A horn of the game or of a user by its id; null: there is none. */
export async function findAnyHorn(db: Database, id: string): Promise<GoalHorn | null> {
  const number = numberOfCustom(id);
  if (number === null) return findGoalHorn(id);
  const row = await findHorn(db, number);
  return row && customGoalHorn(row);
}

/** Horns with open reports, the one that has waited longest first. */
export async function reportedHorns(db: Database): Promise<ReportedHorn[]> {
  const waiting = db
    .select({ hornId: hornReports.hornId, since: min(hornReports.createdAt).as('since') })
    .from(hornReports)
    .groupBy(hornReports.hornId)
    .as('waiting');
  const rows = await db
    .select({ ...hornColumns, owner: users.name })
    .from(customHorns)
    .innerJoin(waiting, eq(waiting.hornId, customHorns.id))
    .innerJoin(users, eq(users.id, customHorns.userId))
    .orderBy(asc(waiting.since), asc(customHorns.id))
    .limit(MAX_REPORTED);
  const ids = rows.map(({ id }) => id);
  const reports = await db
    .select({ hornId: hornReports.hornId, reason: hornReports.reason, by: users.name })
    .from(hornReports)
    .innerJoin(users, eq(users.id, hornReports.userId))
    .where(inArray(hornReports.hornId, ids))
    .orderBy(asc(hornReports.createdAt), asc(users.id));
  return rows.map((row) => ({
    ...customHornView(row),
    user: { id: row.userId, name: row.owner },
    reports: reports.filter(({ hornId }) => hornId === row.id).map(({ reason, by }) => ({ reason, by })),
  }));
}
