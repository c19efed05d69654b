/** Builds the list of menu pages whose event has come. */
import { and, eq, exists, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { contractTalks } from '#domains/contracts/tables.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { games } from '#domains/game/tables.ts';
import { isOfTeam } from '#domains/game/views/game-refs.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { news } from '#domains/news/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { managerRatings } from '#domains/ranking/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import type { MenuPage } from '#domains/settings/constants.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** The user, and the club that they manage. */
export interface MenuUser {
  id: UserId;
  clubId: ClubId | null;
  /** PRO first. */
  teamIds: readonly TeamId[];
}

/** Own games until the club's statistics say something. */
const GAMES_TO_COUNT = 5;

/**
 * Returns the pages whose event has come to a user: a first friend, star, talk about a contract, rated game and so on. Those of the
 * calendar, of pucks and of cups are known to the app.
 */
export async function pagesThatCame(db: Database, user: MenuUser): Promise<MenuPage[]> {
  const pages = [...ofUser(db, user.id), ...(user.clubId === null ? [] : ofClub(db, { ...user, clubId: user.clubId }))];
  const columns = Object.fromEntries(pages.map(([page, hasCome]) => [page, sql<boolean>`${hasCome}`]));
  const [row] = await db.select(columns).from(sql`(select 1) as one`);
  return pages.flatMap(([page]) => (row?.[page] ? [page] : []));
}

type PageEvent = readonly [MenuPage, SQL];

function ofUser(db: Database, userId: UserId): PageEvent[] {
  const any = { any: sql`1` };
  const career = (kind: CareerKind) =>
    exists(
      db
        .select(any)
        .from(persons)
        .where(and(eq(persons.userId, userId), eq(persons.kind, kind), isNull(persons.retiredAt))),
    );
  const friend = exists(db.select(any).from(friendships).where(eq(friendships.userId, userId)));
  const asked = exists(
    db
      .select(any)
      .from(invitations)
      .where(
        and(eq(invitations.toUserId, userId), eq(invitations.subjectKind, 'friendship'), eq(invitations.state, 'open')),
      ),
  );
  return [
    ['friends', sql`(${friend} or ${asked})`],
    ['quests', exists(db.select(any).from(questRewards).where(eq(questRewards.userId, userId)))],
    ['office-shortlist', exists(db.select(any).from(shortlistedPlayers).where(eq(shortlistedPlayers.userId, userId)))],
    ['leaderboard-overview', exists(db.select(any).from(managerRatings).where(eq(managerRatings.userId, userId)))],
    [
      'world-federations',
      exists(
        db
          .select(any)
          .from(federationMembers)
          .where(and(eq(federationMembers.userId, userId), ne(federationMembers.state, 'left'))),
      ),
    ],
    ['world-actors', exists(db.select(any).from(persons).where(eq(persons.userId, userId)))],
    ['agent', career('agent')],
    ['reporter', career('reporter')],
    ['coach-jobs', career('coach')],
    ['scout-jobs', career('scout')],
  ];
}

/** Events since the user took over the club. */
function ofClub(db: Database, { id, clubId, teamIds }: MenuUser & { clubId: ClubId }): PageEvent[] {
  const any = { any: sql`1` };
  const since = sql`(select max(${tenures.fromDay}) from ${tenures}
    where ${tenures.userId} = ${id} and ${tenures.clubId} = ${clubId} and ${isNull(tenures.toDay)})`;
  const dayOf = (table: typeof games | typeof news) => sql`(${table.season} * ${DAYS_PER_SEASON} + ${table.day})`;
  const [teamId] = teamIds;
  const played = db
    .select({ count: sql`count(*)` })
    .from(games)
    .where(and(isOfTeam(teamId ?? 0), eq(games.status, 'final'), gte(dayOf(games), since)));
  const vacancy = db
    .select(any)
    .from(jobs)
    .where(and(eq(jobs.clubId, clubId), inArray(jobs.kind, ['coach', 'scout']), eq(jobs.state, 'open')));
  const record = db
    .select(any)
    .from(news)
    .where(and(eq(news.clubId, clubId), eq(news.kind, 'record-broken'), gte(dayOf(news), since)));
  const talk = db
    .select(any)
    .from(contractTalks)
    .where(and(eq(contractTalks.clubId, clubId), gte(contractTalks.openedOn, since)));
  return [
    ['club-stats', sql`((${played}) >= ${GAMES_TO_COUNT})`],
    ['office-depth-chart', exists(talk)],
    ['coaching-staff', exists(vacancy)],
    ['world-records', exists(record)],
  ];
}
