/** Users, for admins: the only place besides the user's own calls that sends an address. */
import { and, count, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { usersAtSharedPlaces } from '#domains/auth/store/places.ts';
import { teams } from '#domains/club/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

export const USERS_PER_PAGE = 25;

export interface AdminUser {
  id: number;
  name: string;
  email: string;
  country: string;
  createdAt: string;
  activatedAt: string | null;
  lastOnlineAt: string | null;
  isAdmin: boolean;
  isAtSharedPlace: boolean;
  teamId: TeamId | null;
  teamName: string | null;
}

/** Returns one page of the users whose name or address contains the search, newest first, and their number. */
export async function listUsers(
  db: Database,
  { search, page }: { search: string; page: number },
): Promise<{ users: AdminUser[]; total: number }> {
  const where = and(isNull(users.deletedAt), containing(search));
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        country: users.country,
        createdAt: users.createdAt,
        activatedAt: users.activatedAt,
        lastOnlineAt: users.lastOnlineAt,
        isAdmin: users.isAdmin,
        teamId: teams.id,
        city: teams.city,
        nickname: teams.nickname,
      })
      .from(users)
      .leftJoin(managers, eq(managers.userId, users.id))
      .leftJoin(teams, and(eq(teams.clubId, managers.clubId), eq(teams.level, 'PRO')))
      .where(where)
      .orderBy(desc(users.id))
      .limit(USERS_PER_PAGE)
      .offset((page - 1) * USERS_PER_PAGE),
    db.select({ total: count() }).from(users).where(where),
  ]);
  const atSharedPlace = await usersAtSharedPlaces(
    db,
    rows.map(({ id }) => id),
  );
  return {
    users: rows.map(({ city, nickname, ...user }) => ({
      ...user,
      isAtSharedPlace: atSharedPlace.has(user.id),
      createdAt: user.createdAt.toISOString(),
      activatedAt: user.activatedAt?.toISOString() ?? null,
      lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
      teamName: city === null ? null : `${city} ${nickname}`,
    })),
    total: all?.total ?? 0,
  };
}

/** Escapes the search, so that % and _ are not wildcards. */
function containing(search: string): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(containsFolded(users.name, text), ilike(users.email, pattern));
}
