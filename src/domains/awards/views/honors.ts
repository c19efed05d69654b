/** Honors of a player, a coach, a club, a team, or a league. */
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { HONORS } from '#domains/awards/constants.ts';
import type { Honored } from '#domains/awards/contract.ts';
import { awardResults } from '#domains/awards/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { ClubId, LeagueId, PersonId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Newest first. Three queries. */
export function honorsOfPlayer(db: Database | Transaction, playerId: PlayerId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.playerId, playerId));
}

/** Newest first. Three queries. */
export function honorsOfCoach(db: Database | Transaction, personId: PersonId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.personId, personId));
}

/** Newest first, for players, coaches and managers of the club. Three queries. */
export function honorsOfClub(db: Database | Transaction, clubId: ClubId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.clubId, clubId));
}

/** Newest first, with one of a club's teams; awards of coaches and managers belong to the first team. */
export function honorsOfTeam(db: Database | Transaction, teamId: TeamId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.teamId, teamId));
}

/** Winners of each vote and title of a league, except all-star teams; newest first. */
export function winnersOfLeague(db: Database | Transaction, leagueId: LeagueId): Promise<Honored[]> {
  const singles = HONORS.filter((honor) => !honor.endsWith('-team'));
  return honorsWhere(db, and(eq(awardResults.leagueId, leagueId), inArray(awardResults.honor, singles)));
}

async function honorsWhere(db: Database | Transaction, condition: SQL | undefined): Promise<Honored[]> {
  const found = await db
    .select({ result: awardResults, coach: personRefColumns })
    .from(awardResults)
    .leftJoin(persons, eq(persons.id, awardResults.personId))
    .where(and(condition, isNotNull(awardResults.honor)))
    .orderBy(desc(awardResults.season), awardResults.leagueId, awardResults.id);
  const [players, teams] = await Promise.all([
    playerRefs(db, found, ({ result }) => result.playerId),
    teamRefs(db, found, ({ result }) => result.teamId),
  ]);
  return found.flatMap(({ result, coach }) => {
    const { season, leagueId, honor, award, playerId, teamId, line } = result;
    const team = teams.get(teamId);
    if (!team || honor === null) return [];
    const player = players.get(playerId ?? 0) ?? null;
    return [{ season, leagueId, honor, award, player, coach, team, line }];
  });
}
