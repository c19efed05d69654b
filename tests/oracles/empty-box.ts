/** The box score of a game that has not begun, without stars and decisions. */
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import type { MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import type { GoalieLine, SkaterLine, TeamLine } from '#engine/match/record/box-score/box.ts';

export type CountedGoalie = Omit<GoalieLine, 'decision' | 'shutout'>;
export type CountedSkater = Omit<SkaterLine, 'gameWinningGoals'>;
export type CountedTeam = Omit<TeamLine, 'score'>;

export interface CountedBox {
  team: CountedTeam;
  skaters: CountedSkater[];
  goalies: CountedGoalie[];
}

export function emptyBox({ teamId, players, lineup }: MatchTeam): CountedBox {
  const standsAt = new Map(dressedPlaces(lineup).map((place) => [place.player, place.position]));
  const isGoalie = ({ positions }: MatchPlayer) => positions[0] === 'G';
  return {
    team: {
      ...{ teamId, goals: 0, goalsByPeriod: [], shots: 0, shotsByPeriod: [], attempts: 0, missed: 0 },
      ...{ attemptsBlocked: 0, xg: 0, ppGoals: 0, ppOpportunities: 0, ppSeconds: 0, shGoals: 0, emptyNetGoals: 0 },
      ...{ penalties: 0, pim: 0, hits: 0, blocks: 0, takeaways: 0, giveaways: 0, faceoffsWon: 0 },
    },
    skaters: players
      .filter((player) => !isGoalie(player))
      .map(({ id, positions }) => ({
        ...{ playerId: id, position: standsAt.get(id) ?? positions[0] ?? 'C', toi: 0, ppToi: 0, shToi: 0, shifts: 0 },
        ...{ goals: 0, assists: 0, ppGoals: 0, ppAssists: 0, shGoals: 0, shAssists: 0, emptyNetGoals: 0 },
        ...{ plusMinus: 0, pim: 0, penalties: 0, shots: 0, missed: 0, attemptsBlocked: 0, xg: 0, hits: 0, blocks: 0 },
        ...{ takeaways: 0, giveaways: 0, faceoffsWon: 0, faceoffsLost: 0, fights: 0 },
        ...{ shootoutAttempts: 0, shootoutGoals: 0 },
      })),
    goalies: players.filter(isGoalie).map(({ id }) => ({
      ...{ playerId: id, started: false, toi: 0, shotsAgainst: 0, goalsAgainst: 0, saves: 0, ppShotsAgainst: 0 },
      ...{ ppGoalsAgainst: 0, xga: 0, pim: 0, assists: 0, shootoutAttempts: 0, shootoutSaves: 0 },
    })),
  };
}
