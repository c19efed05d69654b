/** Builds the results of searches. */
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { interestsIn } from '#domains/contracts/views/interest.ts';
import { visibleTo } from '#domains/player/rules/privacy.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { MAX_ALIKE, PAGE_SIZE } from '#domains/search/constants.ts';
import type { FoundPlayer } from '#domains/search/contract.ts';
import { type Asked, type Searchable, searchPlayers } from '#domains/search/rules/filters.ts';
import { isCatalogKept, playerCatalog, readCatalog } from '#domains/search/views/catalog.ts';
import { playersNamed, teamsNamed } from '#domains/search/views/named.ts';
import { readNarrowed } from '#domains/search/views/narrowed.ts';
import { managers } from '#domains/seat/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { shortlistedBy } from '#domains/shortlist/store.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { fact } from '#platform/calls/facts.ts';
import { cutPage, type Page, paginationOf } from '#platform/calls/paging.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { containsFolded, foldedText, idsAlike } from '#platform/database/letters.ts';

/** A result without what depends on the viewer. */
type Shown = Omit<FoundPlayer, 'isShortlisted' | 'interest'>;
/** The viewer, whose shortlist is marked and in whose club free agents show their interest. */
export interface Looking {
  userId: UserId;
  clubId: ClubId | null;
}

/** Returns one page of matching players. */
export async function findPlayers(
  db: Database,
  asked: Asked & { page: number },
  looking: Looking,
): Promise<Page<FoundPlayer>> {
  const today = await readToday(db);
  // Lists without a typed name are often the same for several users, so only these are cached.
  const page =
    asked.name === ''
      ? fact(db, {
          key: `found-players/${today.absoluteDay}/${JSON.stringify(asked)}`,
          topics: topicsOf,
          read: () => readPage(db, asked, today),
        })
      : readPage(db, asked, today);
  const { rows, pagination } = await page;
  return { rows: await seenBy(db, rows, { ...looking, today }), pagination };
}

/** Adds what depends on the viewer. */
async function seenBy(
  db: Database,
  shown: readonly Shown[],
  { userId, clubId, today }: Looking & { today: Today },
): Promise<FoundPlayer[]> {
  const playerIds = shown.flatMap(({ ask, player }) => (ask === null ? [] : [player.id]));
  const [shortlisted, interests] = await Promise.all([
    shortlistedBy(db, userId),
    clubId === null ? null : interestsIn(db, { clubId, playerIds, today }),
  ]);
  return shown.map((found) => ({
    ...found,
    interest: interests?.get(found.player.id) ?? null,
    isShortlisted: shortlisted.has(found.player.id),
  }));
}

async function readPage(db: Database, asked: Asked & { page: number }, today: Today): Promise<Page<Shown>> {
  const narrowed = isCatalogKept(db, today) ? null : await readNarrowed(db, asked, today);
  const among = narrowed && searchPlayers(narrowed.among, asked);
  if (narrowed && among && (among.length > 0 || asked.name === '')) {
    const page = cutPage(among, { page: asked.page, size: PAGE_SIZE });
    const pagination = paginationOf(narrowed.total ?? among.length, { page: asked.page, size: PAGE_SIZE });
    return { rows: await shownPlayers(db, page.rows, today), pagination };
  }
  const everybody = await playerCatalog(db, today);
  let found = searchPlayers(everybody, asked);
  if (found.length === 0 && asked.name !== '') {
    // No name contains the words, so similar names are searched.
    const alike = new Set(await playersNamed(db, folded(asked.name), { today, limit: MAX_ALIKE }));
    found = searchPlayers(
      everybody.filter(({ id }) => alike.has(id)),
      { ...asked, name: '' },
    );
  }
  const { rows, pagination } = cutPage(found, { page: asked.page, size: PAGE_SIZE });
  return { rows: await shownPlayers(db, rows, today), pagination };
}

/** Returns the topics that make a page stale: moves and roster changes of its players. */
function topicsOf({ rows }: Page<Shown>): Topic[] {
  const ofEach = rows.flatMap(({ player: { id, teamId } }): Topic[] => [
    `player:${id}`,
    ...(teamId === null ? [] : ([`team:${teamId}`] as const)),
  ]);
  return ['players', ...ofEach];
}

/** Returns these players as search results, in the order given, without retired ones. */
export async function playersByIds(
  db: Database,
  playerIds: readonly PlayerId[],
  looking: Looking,
): Promise<FoundPlayer[]> {
  const today = await readToday(db);
  const known = isCatalogKept(db, today) ? await playerCatalog(db, today) : await readCatalog(db, today, playerIds);
  const byId = new Map(known.map((player) => [player.id, player]));
  const shown = await shownPlayers(
    db,
    playerIds.flatMap((id) => byId.get(id) ?? []),
    today,
  );
  return seenBy(db, shown, { ...looking, today });
}

/** Returns one page of clubs' teams whose name or abbreviation contains the words, by name. */
export async function findTeams(db: Database, name: string, page: number): Promise<Page<TeamRef>> {
  return cutPage(await teamsCalled(db, name), { page, size: PAGE_SIZE });
}

/**
 * Returns the clubs' teams whose name or abbreviation contains the words, by city; if there are none, those with
 * similar names.
 */
export async function teamsCalled(db: Database, name: string): Promise<TeamRef[]> {
  const rows = await db.select({ id: teams.id }).from(teams).where(isNotNull(teams.clubId));
  const all = await teamRefs(db, rows, ({ id }) => id);
  const words = folded(name);
  const found = [...all.values()]
    .filter(({ city, nickname, abbr }) => folded(`${city} ${nickname}`).includes(words) || folded(abbr) === words)
    .sort((one, other) => folded(one.city).localeCompare(folded(other.city)) || one.id - other.id);
  return found.length > 0 ? found : (await teamsNamed(db, words, MAX_ALIKE)).flatMap((id) => all.get(id) ?? []);
}

/** Returns one page of active users whose name contains the words, by name. */
export async function findUsers(db: Database, name: string, { page, now }: { page: number; now: Date }) {
  const isPlaying = and(isNotNull(users.activatedAt), isNull(users.deletedAt), isNull(users.deactivatedAt));
  const read = (which: SQL) =>
    db
      .select({ ...shownUser, clubId: managers.clubId })
      .from(users)
      .leftJoin(managers, eq(managers.userId, users.id))
      .where(and(which, isPlaying))
      .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
  let rows = await read(containsFolded(users.name, name));
  if (rows.length === 0) {
    const alike = await idsAlike<UserId>(db, folded(name), {
      from: users,
      id: users.id,
      text: foldedText(users.name),
      where: sql`${isPlaying}`,
      limit: PAGE_SIZE,
    });
    rows = alike.length === 0 ? [] : await read(inArray(users.id, alike));
  }
  const { rows: shown, pagination } = cutPage(rows, { page, size: PAGE_SIZE });
  const pros = await proTeamRefs(db, shown, ({ clubId }) => clubId);
  return {
    rows: shown.map(({ id, name: called, lastOnlineAt, clubId }) => ({
      user: { id, name: called, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
      team: clubId === null ? null : (pros.get(clubId) ?? null),
    })),
    pagination,
  };
}

async function shownPlayers(db: Database, rows: readonly Searchable[], today: Today): Promise<Shown[]> {
  const playerIds = rows.map(({ id }) => id);
  const [views, teamOf] = await Promise.all([
    rosterViews(
      db,
      { playerIds },
      today,
      new Map(rows.flatMap(({ id, contract }) => (contract ? [[id, contract]] : []))),
    ),
    teamRefs(db, rows, ({ team }) => team?.id),
  ]);
  const viewOf = new Map(views.map((view) => [view.id, view]));
  return rows.flatMap(({ id, team, salary, yearsLeft, mayRetire, isFree }) => {
    const player = viewOf.get(id);
    if (!player) return [];
    return [
      {
        // The cached result is the same for all viewers.
        player: visibleTo(null, player),
        team: team ? (teamOf.get(team.id) ?? null) : null,
        ask: isFree ? salary : null,
        yearsLeft,
        mayRetire,
      },
    ];
  });
}
