/** Trophies of managers: those of their clubs during their tenures. */
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { dayOfTrophy, trophyOf, trophyPoints } from '#domains/history/rules.ts';
import { cabinetOfWins, type Win, winsWhere } from '#domains/history/views/trophies.ts';
import { careersOf } from '#domains/person/store/persons.ts';
import { managers, tenures } from '#domains/seat/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const PAGE_SIZE = 25;

interface Tenure {
  clubId: ClubId;
  fromDay: number;
  toDay: number | null;
}

/** Returns the clubs that a user has managed and their trophies in that time; null for users who are unknown or have left the game. */
export async function cabinetOf(db: Database, userId: UserId) {
  const [user] = await db
    .select({ id: users.id, name: users.name, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.deletedAt !== null) return null;
  const own = await db
    .select()
    .from(tenures)
    .where(eq(tenures.userId, userId))
    .orderBy(desc(tenures.fromDay), desc(tenures.id));
  const clubIds = own.map(({ clubId }) => clubId);
  const wins = clubIds.length === 0 ? [] : await winsWhere(db, sql`t.club_id = any(${sql.param(clubIds)}::int[])`);
  const teams = await proTeamRefs(db, clubIds);
  return {
    user: { id: user.id, name: user.name },
    trophies: await cabinetOfWins(
      db,
      wins.filter((win) => own.some((tenure) => isIn(tenure, win))),
    ),
    clubs: own.flatMap(({ clubId, fromDay, toDay }) => {
      const team = teams.get(clubId);
      return team ? [{ team, from: dateOf(fromDay), to: toDay === null ? null : dateOf(toDay) }] : [];
    }),
    careers: await careersOf(db, userId),
  };
}

/** Returns whether he managed the club on the evening on which the trophy was decided. */
function isIn({ clubId, fromDay, toDay }: Tenure, win: Win): boolean {
  const day = dayOfTrophy(win.category, win.season);
  return win.clubId === clubId && fromDay <= day && (toDay === null || day < toDay);
}

/** Returns all who have managed a club, most trophy points first. Two queries. */
export async function managersByTrophies(db: Database) {
  const terms = await db
    .select({
      clubId: tenures.clubId,
      fromDay: tenures.fromDay,
      toDay: tenures.toDay,
      userId: users.id,
      name: users.name,
      deletedAt: users.deletedAt,
    })
    .from(tenures)
    .innerJoin(users, eq(users.id, tenures.userId))
    .orderBy(asc(users.id));
  const wins = await winsWhere(db, sql`t.club_id in (select club_id from ${tenures})`);
  const winsOf = Map.groupBy(wins, ({ clubId }) => clubId);
  const byUser = Map.groupBy(
    terms.filter(({ deletedAt }) => deletedAt === null),
    ({ userId }) => userId,
  );
  const board = [...byUser].map(([id, own]) => {
    const won = own.flatMap((tenure) => (winsOf.get(tenure.clubId) ?? []).filter((win) => isIn(tenure, win)));
    const count = (category: Win['category']) => won.filter((win) => win.category === category).length;
    const points = won.reduce((sum, win) => sum + trophyPoints(trophyOf(win.category, win)), 0);
    const name = own[0]?.name ?? '';
    return { user: { id, name }, cups: count('cup'), presidents: count('president'), points };
  });
  return board.sort((one, other) => other.points - one.points || other.cups - one.cups || one.user.id - other.user.id);
}

/** Returns a page of them, or of a selection; equal points share a rank. */
export async function trophyBoard(
  db: Database,
  { page, circle }: { page: number; circle: ReadonlySet<UserId> | null },
) {
  const board = await managersByTrophies(db);
  const listed = circle ? board.filter(({ user }) => circle.has(user.id)) : board;
  const shown = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const owners = await db
    .select({ clubId: managers.clubId, userId: managers.userId })
    .from(managers)
    .where(
      inArray(
        managers.userId,
        shown.map(({ user }) => user.id),
      ),
    );
  const clubOf = new Map(owners.map(({ clubId, userId }) => [userId, clubId]));
  const teams = await proTeamRefs(db, owners, ({ clubId }) => clubId);
  return {
    data: shown.map((row) => ({
      rank: 1 + board.filter((other) => other.points > row.points).length,
      ...row,
      team: teams.get(clubOf.get(row.user.id) ?? 0) ?? null,
    })),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(listed.length / PAGE_SIZE)),
      total: listed.length,
    },
  };
}
