/** What the palette offers while somebody types. */
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs, isOfTeam } from '#domains/game/views/game-refs.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { QUICK_SIZE } from '#domains/search/constants.ts';
import type { QuickFound } from '#domains/search/contract.ts';
import { nextAndLast, rankedByName } from '#domains/search/rules.ts';
import { playerCatalog } from '#domains/search/views/catalog.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { PlayerId, TeamId, UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { overallOf } from '#engine/player/overall.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedName, idsAlike } from '#platform/database/letters.ts';

/** A team's last and next game are looked for so many days back and ahead. */
const GAME_DAYS = 5;

/**
 * The best of each kind for these words: first those whose names begin so, players by rating, then those that are written
 * alike; and the last and next game of the team that is named best.
 */
export async function findQuickly(db: Database, name: string, now: Date): Promise<QuickFound> {
  const today = await readToday(db);
  const words = folded(name);
  const [playerIds, teamIds, people] = await Promise.all([
    playersNamed(db, words, today),
    idsAlike<TeamId>(db, words, {
      from: teams,
      id: teams.id,
      text: foldedName(sql`${teams.city} || ' ' || ${teams.nickname}`, teams.abbr),
      where: isNotNull(teams.clubId),
      limit: QUICK_SIZE,
    }),
    usersNamed(db, words, now),
  ]);
  const [found, around] = await Promise.all([
    playersById(db, playerIds, today),
    teamIds[0] === undefined ? [] : gamesAround(db, teamIds[0], { today, now }),
  ]);
  const refs = await teamRefs(db, [...teamIds, ...found.flatMap(({ player }) => player.teamId ?? [])]);
  return {
    players: found.map((each) => ({ ...each, team: refs.get(each.player.teamId ?? 0) ?? null })),
    teams: teamIds.flatMap((id) => refs.get(id) ?? []),
    users: people,
    games: nextAndLast(around),
  };
}

async function playersNamed(db: Database, words: string, today: Today): Promise<PlayerId[]> {
  const [catalog, alike] = await Promise.all([
    playerCatalog(db, today),
    idsAlike<PlayerId>(db, words, {
      from: players,
      id: players.id,
      text: foldedName(players.firstname, players.lastname),
      // Men from the town are there for a night.
      where: notExists(db.select({ one: sql`1` }).from(fillIns).where(eq(fillIns.playerId, players.id))),
      limit: QUICK_SIZE,
    }),
  ]);
  const best = rankedByName(catalog, words).slice(0, QUICK_SIZE);
  return [...new Set([...best.map(({ id }) => id), ...alike])].slice(0, QUICK_SIZE);
}

/** In the order given. How good an amateur is, only scouts have an idea of. */
async function playersById(db: Database, playerIds: readonly PlayerId[], { season }: Today) {
  if (playerIds.length === 0) return [];
  const rows = await db
    .select({
      ...playerRefColumns,
      birthSeason: players.birthSeason,
      skills: players.skills,
      draftClass: players.draftClass,
      retiredAt: players.retiredAt,
    })
    .from(players)
    .where(inArray(players.id, [...playerIds]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return playerIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const player = playerRefOf(row);
    const isRated = row.draftClass === null && row.retiredAt === null;
    return [
      {
        player,
        age: season - row.birthSeason,
        overall: isRated ? overallOf(player.position, row.skills) : null,
        isRetired: row.retiredAt !== null,
      },
    ];
  });
}

async function usersNamed(db: Database, words: string, now: Date): Promise<QuickFound['users']> {
  const ids = await idsAlike<UserId>(db, words, {
    from: users,
    id: users.id,
    text: foldedName(users.name, sql`''`),
    where: sql`${and(isNotNull(users.activatedAt), isNull(users.deletedAt), isNull(users.deactivatedAt))}`,
    limit: QUICK_SIZE,
  });
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, name: users.name, lastOnlineAt: users.lastOnlineAt })
    .from(users)
    .where(inArray(users.id, ids));
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
