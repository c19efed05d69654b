/** What has been won: by a player, with a club. */
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Honored } from '#domains/awards/contract.ts';
import { awardResults } from '#domains/awards/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The newest first. Three queries. */
export function honorsOfPlayer(db: Database | Transaction, playerId: PlayerId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.playerId, playerId));
}

/** The newest first, of players and of those who ran the club. Three queries. */
export function honorsOfClub(db: Database | Transaction, clubId: ClubId): Promise<Honored[]> {
  return honorsWhere(db, eq(awardResults.clubId, clubId));
}

async function honorsWhere(db: Database | Transaction, condition: SQL): Promise<Honored[]> {
  const found = await db
    .select()
    .from(awardResults)
    .where(and(condition, isNotNull(awardResults.honor)))
    .orderBy(desc(awardResults.season), awardResults.leagueId, awardResults.id);
  const [players, teams] = await Promise.all([
    playerRefs(
      db,
      found.flatMap(({ playerId }) => playerId ?? []),
    ),
    teamRefs(
      db,
      found.map(({ teamId }) => teamId),
    ),
  ]);
  return found.flatMap(({ season, leagueId, honor, award, playerId, teamId, line }) => {
    const team = teams.get(teamId);
    if (!team || honor === null) return [];
    return [{ season, leagueId, honor, award, player: players.get(playerId ?? 0) ?? null, team, line }];
  });
}
