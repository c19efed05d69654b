/** Builds the suggestions of the command palette while a user types. */
import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs, isOfTeam } from '#domains/game/views/game-refs.ts';
import { isPro } from '#domains/player/rules/status.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { QUICK_SIZE } from '#domains/search/constants.ts';
import type { QuickFound } from '#domains/search/contract.ts';
import { nextAndLast } from '#domains/search/rules/filters.ts';
import { findNamed, indexNames } from '#domains/search/rules/names.ts';
import { playersNamed, teamsNamed } from '#domains/search/views/named.ts';
import { personsNamed } from '#domains/search/views/people.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { PlayerId, TeamId, UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Days back and ahead in which a team's latest and next game are searched. */
const GAME_DAYS = 5;

/**
 * Returns the best matches of each kind: first names that begin with the words, players by rating, then similar names;
 * also the latest and next game of the best-matching team.
 */
export async function findQuickly(db: Database, name: string, now: Date): Promise<QuickFound> {
  const today = await readToday(db);
  const words = folded(name);
  const [playerIds, teamIds, managers, people] = await Promise.all([
    playersNamed(db, words, { today, limit: QUICK_SIZE }),
    teamsNamed(db, words, QUICK_SIZE),
    usersNamed(db, words, now),
    personsNamed(db, words, QUICK_SIZE),
  ]);
  const [found, around] = await Promise.all([
    playersById(db, playerIds, today),
    teamIds[0] === undefined ? [] : gamesAround(db, teamIds[0], { today, now }),
  ]);
  const refs = await teamRefs(db, [...teamIds, ...found.flatMap(({ player }) => player.teamId ?? [])]);
  return {
    players: found.map((each) => ({ ...each, team: refs.get(each.player.teamId ?? 0) ?? null })),
    teams: teamIds.flatMap((id) => refs.get(id) ?? []),
    users: managers,
    persons: people,
    games: nextAndLast(around),
  };
}

/** Returns players in the order given. The overall of amateurs is hidden, since only scouts can assess them. */
async function playersById(db: Database, playerIds: readonly PlayerId[], { season }: Today) {
  if (playerIds.length === 0) return [];
  const rows = await db
    .select({
      ...playerRefColumns,
      birthSeason: players.birthSeason,
      skills: players.skills,
      status: players.status,
    })
    .from(players)
    .where(inArray(players.id, [...playerIds]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return playerIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const player = playerRefOf(row);
    const isRated = isPro(row);
    return [
      {
        player,
        age: season - row.birthSeason,
        overall: isRated ? overallOf(player.position, row.skills) : null,
        isRetired: row.status === 'retired',
      },
    ];
  });
}

const isPlaying = and(isNotNull(users.activatedAt), isNull(users.deletedAt), isNull(users.deactivatedAt));

async function usersNamed(db: Database, words: string, now: Date): Promise<QuickFound['users']> {
  const index = await fact(db, {
    key: 'user-names',
    topics: ['owners'],
    read: async () => {
      const rows = await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(isPlaying)
        .orderBy(asc(users.id));
      return indexNames(rows.map(({ id, name }) => ({ id, name: folded(name) })));
    },
  });
  const ids: UserId[] = findNamed(index, words, QUICK_SIZE);
  if (ids.length === 0) return [];
  const rows = await db
    .select(shownUser)
    .from(users)
    .where(and(inArray(users.id, ids), isPlaying));
  return rows
    .map(({ id, name, lastOnlineAt }) => ({
      id,
      name,
      isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()),
    }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function gamesAround(db: Database, teamId: TeamId, { today, now }: { today: Today; now: Date }) {
  const day = sql`${games.season} * ${DAYS_PER_SEASON} + ${games.day}`;
  const at = absoluteDayOf(today);
  return gameRefs(
    db,
    { where: and(isOfTeam(teamId), sql`${day} between ${at - GAME_DAYS} and ${at + GAME_DAYS}`) },
    now,
  );
}
