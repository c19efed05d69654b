import { eq } from 'drizzle-orm';
import { clubTopics } from '#domains/club/store/topics.ts';
import { hasConsequences } from '#domains/competition/rules.ts';
import { sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Transaction } from '#platform/database/client.ts';

/**
 * Returns the topics of pages that show a game's result: its league, and all teams of both clubs, since the news of a
 * farm team is its club's. Nothing that is shared shows a scrimmage.
 */
export async function topicsOfGame(tx: Transaction, gameId: GameId): Promise<Topic[]> {
  const [game] = await tx
    .select({
      home: games.homeTeamId,
      away: games.awayTeamId,
      leagueId: competitions.leagueId,
      rules: sharedRules,
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .leftJoin(pairings, eq(pairings.id, games.pairingId))
    .where(eq(games.id, gameId));
  if (!game || !hasConsequences(game.rules)) return [];
  const ofClubs = await clubTopics(tx, [game.home, game.away]);
  const ofLeague: Topic[] = game.leagueId === null ? [] : [`league:${game.leagueId}`];
  return [...new Set<Topic>([...ofLeague, ...ofClubs])];
}
