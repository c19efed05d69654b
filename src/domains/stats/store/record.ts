/** Writes the statistics of finished games: a row a player and team. */
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import type { GoalieLine, MatchResult, TeamLine } from '#engine/match/types.ts';
import { copyInto } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

/** A game whose statistics count; friendlies do not. */
export interface CountedGame {
  id: number;
  season: number;
  leagueId: number;
  stage: 'regular' | 'playoffs';
  result: MatchResult;
}

type SkaterRow = typeof skaterGames.$inferInsert;
type GoalieRow = typeof goalieGames.$inferInsert;
type TeamRow = typeof teamGames.$inferInsert;

/**
 * The rows of games that have not been recorded before; who makes sure of that is `game/store/record.ts`. The sums of
 * the season are made of them afterwards (`season-sums.ts`).
 */
export async function recordGameRows(tx: Transaction, games: readonly CountedGame[]): Promise<void> {
  const skaters: SkaterRow[] = [];
  const goalies: GoalieRow[] = [];
  const teams: TeamRow[] = [];
  for (const { id, result } of games) {
    const { home, away } = result.box;
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const { teamId } = own.team;
      for (const line of own.skaters) skaters.push({ gameId: id, teamId, ...line });
      for (const line of own.goalies) if (hasPlayed(line)) goalies.push({ gameId: id, teamId, ...line });
      teams.push(teamRow(id, own.team, other.team));
    }
  }
  await copyInto(tx, skaterGames, skaters);
  await copyInto(tx, goalieGames, goalies);
  await copyInto(tx, teamGames, teams);
}

/** A goalie who sat on the bench all night is in the box score, but the game is none of his. */
function hasPlayed(line: GoalieLine): boolean {
  return line.started || line.toi > 0;
}

function teamRow(gameId: number, own: TeamLine, other: TeamLine): TeamRow {
  const { score: _score, goalsByPeriod: _goals, shotsByPeriod: _shots, ppSeconds: _seconds, ...counts } = own;
  return {
    gameId,
    ...counts,
    goalsAgainst: other.goals,
    shotsAgainst: other.shots,
    xga: other.xg,
    ppGoalsAgainst: other.ppGoals,
    timesShortHanded: other.ppOpportunities,
    faceoffsLost: other.faceoffsWon,
  };
}
