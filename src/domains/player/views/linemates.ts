/** A skater's linemates in a season, from the shifts of its games. */
import { and, eq } from 'drizzle-orm';
import { eventsOfFinalGames } from '#domains/game/store/final-events.ts';
import { games } from '#domains/game/tables.ts';
import { linematesOf } from '#domains/player/rules/linemates.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { skaterGames } from '#domains/stats/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Number of linemates listed. */
const LISTED = 18;

/** Three queries, regardless of the number of games; a season of fifty takes some 20 ms to count. */
export async function loadLinemates(
  db: Database | Transaction,
  { playerId, season }: { playerId: PlayerId; season: number },
) {
  const rows = await db
    .select({ gameId: games.id, homeTeamId: games.homeTeamId, teamId: skaterGames.teamId })
    .from(skaterGames)
    .innerJoin(games, eq(games.id, skaterGames.gameId))
    .where(and(eq(skaterGames.playerId, playerId), eq(games.season, season), eq(games.status, 'final')));
  const events = await eventsOfFinalGames(
    db,
    rows.map(({ gameId }) => gameId),
  );
  const { all, mates } = linematesOf(
    playerId,
    rows.flatMap(({ gameId, homeTeamId, teamId }) => {
      const ofGame = events.get(gameId);
      return ofGame ? [{ side: homeTeamId === teamId ? ('home' as const) : ('away' as const), events: ofGame }] : [];
    }),
  );
  const listed = mates.slice(0, LISTED);
  const people = await playerRefs(db, listed, ({ mateId }) => mateId);
  return {
    all,
    mates: listed.flatMap(({ mateId, ...together }) => {
      const mate = people.get(mateId);
      return mate ? [{ player: mate, ...together }] : [];
    }),
  };
}
