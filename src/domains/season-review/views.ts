/** A review as its readers see it, with present names. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { honorsOfTeam } from '#domains/awards/views/honors.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { SeasonBooks, SeasonReview } from '#domains/season-review/contract.ts';
import type { GameFact, ReviewFacts } from '#domains/season-review/rules/facts.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the review of the requested season, or of the last one. */
export async function findReview(db: Database, team: TeamRef, asked: number | undefined) {
  const seasons = (
    await db
      .select({ season: seasonReviews.season })
      .from(seasonReviews)
      .where(eq(seasonReviews.clubId, team.clubId))
      .orderBy(desc(seasonReviews.season))
  ).map(({ season }) => season);
  const season = asked ?? seasons[0];
  if (season === undefined || !seasons.includes(season)) return { team, seasons, season: null, review: null };
  const [row] = await db
    .select({ facts: seasonReviews.facts })
    .from(seasonReviews)
    .where(and(eq(seasonReviews.clubId, team.clubId), eq(seasonReviews.season, season)));
  const review = row ? await namedReview(db, { team, season, facts: row.facts }) : null;
  return { team, seasons, season, review };
}

/** Returns the review on its manager's desk, in the days after the last final; in the next season it is history. */
export async function reviewOnDesk(
  db: Database | Transaction,
  { teamId, clubId, season }: { teamId: TeamId; clubId: ClubId; season: number },
) {
  const [row] = await db
    .select({ facts: seasonReviews.facts })
    .from(seasonReviews)
    .where(and(eq(seasonReviews.clubId, clubId), eq(seasonReviews.season, season)));
  if (!row) return [];
  const { rank, expectedRank, isChampion } = row.facts;
  const params = { season, rank, expectedRank, isChampion };
  return [{ kind: 'season-review' as const, params, path: `/club/season-review/${teamId}?season=${season}` }];
}

/** Returns the club's books at the season's end; null: not reviewed. */
export async function findBooks(
  db: Database,
  { clubId }: TeamRef,
  asked: number | undefined,
): Promise<SeasonBooks | null> {
  const isAsked = asked === undefined ? undefined : eq(seasonReviews.season, asked);
  const [row] = await db
    .select({ books: seasonReviews.books })
    .from(seasonReviews)
    .where(and(eq(seasonReviews.clubId, clubId), isAsked))
    .orderBy(desc(seasonReviews.season))
    .limit(1);
  return row?.books ?? null;
}

async function namedReview(
  db: Database,
  { team, season, facts }: { team: TeamRef; season: number; facts: ReviewFacts },
): Promise<SeasonReview> {
  const { bestWin, biggestWin, biggestLoss, leaders, arrivals, departures, young, manager, ...rest } = facts;
  const games = [bestWin, biggestWin, biggestLoss];
  const [honors, people, opponents, clubs, users] = await Promise.all([
    honorsOfTeam(db, team.id),
    playerRefs(db, [...leaders, ...arrivals, ...departures, ...young], ({ playerId }) => playerId),
    teamRefs(db, games, (game) => game?.opponentTeamId),
    proTeamRefs(db, [
      ...arrivals.flatMap(({ fromClubId }) => fromClubId ?? []),
      ...departures.flatMap(({ toClubId }) => toClubId ?? []),
    ]),
    namesOf(db, manager === null ? [] : [manager.userId]),
  ]);
  const gameOf = (game: GameFact | null) => {
    const opponent = opponents.get(game?.opponentTeamId ?? 0);
    if (!game || !opponent) return null;
    const { opponentTeamId: _, ...told } = game;
    return { ...told, opponent };
  };
  const withPlayer = <Row extends { playerId: PlayerId }>(rows: readonly Row[]) =>
    rows.flatMap(({ playerId, ...row }) => {
      const player = people.get(playerId);
      return player ? [{ player, ...row }] : [];
    });
  const user = users.get(manager?.userId ?? 0);
  return {
    ...rest,
    bestWin: gameOf(bestWin),
    biggestWin: gameOf(biggestWin),
    biggestLoss: gameOf(biggestLoss),
    leaders: withPlayer(leaders),
    honors: honors.filter((honor) => honor.season === season),
    arrivals: withPlayer(arrivals).map(({ fromClubId, ...move }) => {
      return { ...move, from: clubs.get(fromClubId ?? 0) ?? null };
    }),
    departures: withPlayer(departures).map(({ toClubId, ...move }) => {
      return { ...move, to: clubs.get(toClubId ?? 0) ?? null };
    }),
    young: withPlayer(young),
    manager: manager && user ? { user, rating: manager.rating, ratingBefore: manager.ratingBefore } : null,
  };
}

/** Returns the names of users; those who have left the game are missing. */
async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}
