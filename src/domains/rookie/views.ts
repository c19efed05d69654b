/** Builds the views of completed introductory tasks, and of what happened during an absence. */
import { and, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { findUser, visitsOn } from '#domains/account/store/users.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs, isOfTeam } from '#domains/game/views/game-refs.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { news } from '#domains/news/tables.ts';
import { RESULTS_SHOWN, ROOKIE_TASKS, type RookieTask } from '#domains/rookie/constants.ts';
import type { RookieView } from '#domains/rookie/contract.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import type { GameRef } from '#domains/shapes.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** The manager; without a club there are fewer tasks. */
export interface Rookie {
  id: number;
  clubId: ClubId | null;
  /** PRO first. */
  teamIds: readonly TeamId[];
}

export async function readRookie(db: Database, who: Rookie, now: Date): Promise<RookieView> {
  const [user, done] = await Promise.all([findUser(db, who.id), tasksDone(db, who)]);
  const { inARow, inAll } = user ? visitsOn(user, now) : { inARow: 0, inAll: 0 };
  const kept = new Set(user?.onboarding ?? []);
  return {
    tasks: ROOKIE_TASKS.map((id) => {
      const isKept = kept.has(`rookie:${id}`);
      return { id, isKept, isDone: isKept || done.has(id) };
    }),
    isClosed: kept.has('rookie:closed'),
    visits: { inARow, inAll },
    away: user?.awaySince ? await sinceAway(db, who, { since: user.awaySince, now }) : null,
  };
}

/** Returns the tasks whose results are found in the database. */
export async function tasksDone(db: Database, { id, teamIds }: Rookie): Promise<ReadonlySet<RookieTask>> {
  const teams = [...teamIds];
  const [lines, scrimmage, shortlist] = await Promise.all([
    teams.length > 0 && db.$count(lineups, and(inArray(lineups.teamId, teams), eq(lineups.savedBy, 'manager'))),
    teams.length > 0 && db.$count(scrimmages, and(inArray(scrimmages.hostTeamId, teams), isNotNull(scrimmages.gameId))),
    db.$count(shortlistedPlayers, eq(shortlistedPlayers.userId, id)),
  ]);
  const found: Partial<Record<RookieTask, number | false>> = { lines, scrimmage, shortlist };
  return new Set(ROOKIE_TASKS.filter((task) => found[task]));
}

async function sinceAway(
  db: Database,
  { clubId, teamIds }: Rookie,
  { since, now }: { since: Date; now: Date },
): Promise<RookieView['away']> {
  const [teamId] = teamIds;
  if (teamId === undefined || clubId === null) return null;
  const played = and(isOfTeam(teamId), eq(games.status, 'final'), gt(games.finishedAt, since));
  const isHome = eq(games.homeTeamId, teamId);
  const difference = sql`case when ${isHome} then ${games.homeScore} - ${games.awayScore} else ${games.awayScore} - ${games.homeScore} end`;
  const [[sum], results, [told]] = await Promise.all([
    db
      .select({ played: count(), won: sql<number>`count(*) filter (where ${difference} > 0)` })
      .from(games)
      .where(played),
    latest(db, played, now),
    db
      .select({ value: count() })
      .from(news)
      .where(and(eq(news.clubId, clubId), gt(news.createdAt, since))),
  ]);
  const away = { played: sum?.played ?? 0, won: sum?.won ?? 0, results, news: told?.value ?? 0 };
  // Nothing is shown if nothing has happened.
  return away.played === 0 && away.news === 0 ? null : { since: since.toISOString(), ...away };
}

function latest(db: Database, where: ReturnType<typeof and>, now: Date): Promise<GameRef[]> {
  const orderBy = [desc(games.season), desc(games.day), desc(games.id)].map((column) => sql`${column}`);
  // Scrimmages are excluded by `isOfTeam`, which the calendar uses.
  return gameRefs(db, { where, orderBy, limit: RESULTS_SHOWN }, now);
}
