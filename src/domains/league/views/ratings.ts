/** Ratings of a league's teams, and how they have changed. */
import { eq } from 'drizzle-orm';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { ratingRecords } from '#domains/club/store/rating-history.ts';
import { ratingColumns, ratingsOf } from '#domains/club/store/team-ratings.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import type { LeagueRatings } from '#domains/league/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the league's present teams, best first, with their overall by week in the season. Three queries. */
export function loadLeagueRatings(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<LeagueRatings> {
  return fact(db, {
    key: `league-ratings/${leagueId}/${season}`,
    topics: [`league:${leagueId}`],
    read: () => readLeagueRatings(db, leagueId, season),
  });
}

async function readLeagueRatings(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<LeagueRatings> {
  const rows = await db
    .select({ id: teams.id, ...ratingColumns })
    .from(teams)
    .where(eq(teams.leagueId, leagueId));
  const ids = rows.map(({ id }) => id);
  const [refs, records] = await Promise.all([teamRefs(db, ids), ratingRecords(db, ids, season)]);
  const byTeam = Map.groupBy(records, ({ teamId }) => teamId);
  return rows
    .flatMap(({ id, ...ratings }) => {
      const team = refs.get(id);
      if (!team) return [];
      const history = (byTeam.get(id) ?? []).map((record) => ({ day: record.day, overall: overallRating(record) }));
      return [{ team, ratings: ratingsOf(ratings), history }];
    })
    .sort((one, other) => other.ratings.overall - one.ratings.overall || one.team.id - other.team.id);
}
