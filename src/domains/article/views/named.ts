/** Mentions in markup texts, as displayed on screen. */
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import type { Named } from '#domains/article/contract.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import type { References } from '#domains/discussion/rules/markup.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { personRefs } from '#domains/person/store/persons.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the mentioned subjects that still exist, with one query for each kind. */
export async function loadNamed(db: Database, named: References['named'], now: Date): Promise<Named> {
  const [players, teams, persons, managers, games] = await Promise.all([
    playerRefs(db, named.player),
    teamRefs(db, named.team),
    personRefs(db, named.person),
    usersNamed(db, named.user, now),
    gameRefsById(db, named.game, now),
  ]);
  return {
    players: [...players.values()],
    teams: [...teams.values()],
    persons: [...persons.values()],
    users: managers,
    // A text may name any game, but scrimmages are private to their managers.
    games: [...games.values()].flatMap(({ id, type, season, day, home, away }) =>
      type === 'scrimmage' ? [] : [{ id, season, day, home, away }],
    ),
  };
}

/** Returns the users who are not deleted. */
async function usersNamed(db: Database, userIds: readonly UserId[], now: Date): Promise<Named['users']> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select(shownUser)
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.activatedAt), isNull(users.deletedAt)));
  return rows.map(({ lastOnlineAt, ...user }) => ({
    ...user,
    isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()),
  }));
}
