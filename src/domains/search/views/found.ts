/** What searches answer. */
import { and, asc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { PAGE_SIZE } from '#domains/search/constants.ts';
import type { FoundPlayer } from '#domains/search/contract.ts';
import { type Asked, type Searchable, searchPlayers } from '#domains/search/rules.ts';
import { playerCatalog } from '#domains/search/views/catalog.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { shortlistedBy } from '#domains/shortlist/store.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { cutPage, type Page } from '#platform/calls/paging.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** One page of the players who fit. @param userId whose shortlist is marked */
export async function findPlayers(
  db: Database,
  asked: Asked & { page: number },
  userId: UserId,
): Promise<Page<FoundPlayer>> {
  const today = await readToday(db);
  const found = searchPlayers(await playerCatalog(db, today), asked);
  const { rows, pagination } = cutPage(found, { page: asked.page, size: PAGE_SIZE });
  return { rows: await shownPlayers(db, rows, { today, userId }), pagination };
}

/** These players as searches show them, in the order given; who has retired is left out. */
export async function playersByIds(
  db: Database,
  playerIds: readonly PlayerId[],
  userId: UserId,
): Promise<FoundPlayer[]> {
  const today = await readToday(db);
  const byId = new Map((await playerCatalog(db, today)).map((player) => [player.id, player]));
  const rows = playerIds.flatMap((id) => byId.get(id) ?? []);
  return shownPlayers(db, rows, { today, userId });
}

/** One page of clubs' teams whose name or abbreviation has the words in it, by name. */
export async function findTeams(db: Database | Transaction, name: string, page: number): Promise<Page<TeamRef>> {
  const rows = await db.select({ id: teams.id }).from(teams).where(isNotNull(teams.clubId));
  const all = await teamRefs(
    db,
    rows.map(({ id }) => id),
  );
  const words = folded(name);
  const found = [...all.values()]
    .filter(({ city, nickname, abbr }) => folded(`${city} ${nickname}`).includes(words) || folded(abbr) === words)
    .sort((one, other) => folded(one.city).localeCompare(folded(other.city)) || one.id - other.id);
  return cutPage(found, { page, size: PAGE_SIZE });
}

/** One page of users whose name has the words in it, by name: those who play. */
export async function findUsers(db: Database | Transaction, name: string, { page, now }: { page: number; now: Date }) {
  const rows = await db
    .select({ id: users.id, name: users.name, lastOnlineAt: users.lastOnlineAt, clubId: clubs.id })
    .from(users)
    .leftJoin(clubs, eq(clubs.ownerUserId, users.id))
    .where(
      and(
        ilike(users.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`),
        isNotNull(users.activatedAt),
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
  const { rows: shown, pagination } = cutPage(rows, { page, size: PAGE_SIZE });
  const pros = await proTeamRefs(
    db,
    shown.flatMap(({ clubId }) => clubId ?? []),
  );
  return {
    rows: shown.map(({ id, name: called, lastOnlineAt, clubId }) => ({
      user: { id, name: called, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
      team: clubId === null ? null : (pros.get(clubId) ?? null),
    })),
    pagination,
  };
}

async function shownPlayers(
  db: Database,
  rows: readonly Searchable[],
  { today, userId }: { today: Today; userId: UserId },
): Promise<FoundPlayer[]> {
  const playerIds = rows.map(({ id }) => id);
  const [views, teamOf, shortlisted] = await Promise.all([
    rosterViews(db, { playerIds }, today),
    teamRefs(
      db,
      rows.flatMap(({ team }) => team?.id ?? []),
    ),
    shortlistedBy(db, userId),
  ]);
  const viewOf = new Map(views.map((view) => [view.id, view]));
  return rows.flatMap(({ id, team, salary, yearsLeft, mayRetire }) => {
    const player = viewOf.get(id);
    if (!player) return [];
    return [
      {
        player,
        team: team ? (teamOf.get(team.id) ?? null) : null,
        ask: team ? null : salary,
        yearsLeft,
        mayRetire,
        isShortlisted: shortlisted.has(id),
      },
    ];
  });
}
