/** A team's travel to its away games, and its cost to the club. */
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { TravelView } from '#domains/finances/contract.ts';
import { travelCost } from '#domains/finances/rules/costs.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { distanceBetween } from '#engine/distance.ts';
import type { Database } from '#platform/database/client.ts';

const ownClub = alias(clubs, 'own_club');

/** Loads the travel of a team. Games against teams without an arena have no trip. One statement. */
export async function loadTravel(db: Database, team: TeamRef, season: number): Promise<TravelView> {
  const rows = await db
    .select({
      gameId: games.id,
      day: games.day,
      homeTeamId: games.homeTeamId,
      // A friendly's trip is priced by the tier of the club's league.
      tier: sql<number>`coalesce(${leagues.tier}, (select l.tier from ${leagues} l where l.id = ${team.leagueId}))`,
      host: { latitude: clubs.latitude, longitude: clubs.longitude },
      own: { latitude: ownClub.latitude, longitude: ownClub.longitude },
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .innerJoin(teams, eq(teams.id, games.homeTeamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(ownClub, eq(ownClub.id, team.clubId))
    .leftJoin(leagues, eq(leagues.id, competitions.leagueId))
    .where(
      and(
        eq(games.season, season),
        or(eq(games.homeTeamId, team.id), eq(games.awayTeamId, team.id)),
        ne(games.status, 'unneeded'),
        inArray(competitions.kind, ['league', 'playoffs', 'friendly']),
      ),
    )
    .orderBy(asc(games.day), asc(games.id));
  return {
    season,
    games: rows.map(({ gameId, day, homeTeamId, tier, host, own }) => {
      if (homeTeamId === team.id) return { gameId, day, trip: null };
      const kilometers = Math.round(distanceBetween(own, host));
      return {
        gameId,
        day,
        trip: { day, kilometers, cost: team.level === 'PRO' ? travelCost(tier, own, host) : null },
      };
    }),
  };
}
