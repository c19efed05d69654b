/** What everybody can see of a team's next opponent. */
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import { gameRefs, gamesBeforeTeam, gamesOfTeam, isOfTeam } from '#domains/game/views/game-refs.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { loadTable } from '#domains/league/views/table.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { LAST_GAMES } from '#domains/scout/constants.ts';
import type { NextOpponent } from '#domains/scout/contract.ts';
import { findOpponent, percentOf } from '#domains/scout/views/opponent.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { goalieGames } from '#domains/stats/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the view, of public facts only; null: no game is coming. The part about the opponent is shared by all readers. */
export async function loadNextOpponent(
  db: Database,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
  { teamId, now }: { teamId: TeamId; now: Date },
): Promise<NextOpponent | null> {
  const { liveGame, nextGame } = await gamesBeforeTeam(db, teamId, now);
  const game = liveGame ?? nextGame;
  if (!game) return null;
  const opponent = game.home.id === teamId ? game.away : game.home;
  const shared = await fact(db, {
    key: `next-opponent/${opponent.id}/${absoluteDay}`,
    topics: [`team:${opponent.id}`],
    read: async () => {
      const { places, special, hot, known } = await findOpponent(db, opponent, { season, absoluteDay });
      const starter = known.get(places.find(({ place }) => place === 'goalies.SG')?.playerId ?? 0)?.ref ?? null;
      const [lastGames, injuries, nights] = await Promise.all([
        gameRefs(db, { where: sql`${games.id} in ${gamesOfTeam(opponent.id, 'final', LAST_GAMES)}`, ...newest }, now),
        injuriesOf(db, opponent.id, absoluteDay),
        starter ? nightsOf(db, starter.id) : [],
      ]);
      return {
        lastGames,
        goalie: starter && { player: starter, games: nights },
        powerPlay: percentOf(special.powerPlay),
        penaltyKill: percentOf(special.penaltyKill),
        hot: hot.flatMap(({ playerId, ...line }) => {
          const player = known.get(playerId)?.ref;
          return player ? [{ player, ...line }] : [];
        }),
        injuries,
      };
    },
  });
  const records = await recordsOf(db, opponent, season);
  const between = and(isOfTeam(teamId), isOfTeam(opponent.id), eq(games.status, 'final'));
  const headToHead = await gameRefs(db, { where: between, ...newest, limit: LAST_GAMES }, now);
  return { game, opponent, ...shared, ...records, headToHead };
}

const newest = { orderBy: [games.season, games.day, games.id].map((column): SQL => desc(column)) };

/** Returns the wins and losses of this regular season at home and away; zeros for a team without a league. */
async function recordsOf(
  db: Database,
  { id, leagueId }: AnyTeamRef,
  season: number,
): Promise<Pick<NextOpponent, 'home' | 'away'>> {
  const league = leagueId === null ? null : await findLeague(db, leagueId);
  const recordIn = async (split: 'home' | 'away') => {
    const row = league && (await loadTable(db, league, season, split)).find(({ team }) => team.id === id);
    return row ? { won: row.wins + row.overtimeWins, lost: row.losses + row.overtimeLosses } : { won: 0, lost: 0 };
  };
  const [home, away] = await Promise.all([recordIn('home'), recordIn('away')]);
  return { home, away };
}

async function injuriesOf(db: Database, teamId: TeamId, absoluteDay: number): Promise<NextOpponent['injuries']> {
  const rows = await db
    .select({ ...playerRefColumns, until: players.injuredUntil })
    .from(players)
    .where(and(eq(players.teamId, teamId), gt(players.injuredUntil, absoluteDay)))
    .orderBy(asc(players.injuredUntil), asc(players.id));
  return rows.map(({ until, ...row }) => ({ player: playerRefOf(row), daysLeft: (until ?? 0) - absoluteDay }));
}

/** Returns what a goalie stopped in his last finished games, newest first. */
function nightsOf(db: Database, playerId: PlayerId) {
  return db
    .select({ saves: goalieGames.saves, shots: goalieGames.shotsAgainst })
    .from(goalieGames)
    .innerJoin(games, eq(games.id, goalieGames.gameId))
    .where(and(eq(goalieGames.playerId, playerId), eq(games.status, 'final')))
    .orderBy(desc(games.season), desc(games.day), desc(games.id))
    .limit(LAST_GAMES);
}
