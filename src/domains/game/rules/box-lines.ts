/** The engine's box score as the game view shows it: names for ids, goals for thousandths. */
import type { z } from 'zod';
import type { GameView, goalieLine, skaterLine } from '#domains/game/contract/game.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GoalieLine, SkaterLine, TeamBox, TeamLine } from '#engine/match/record/box-score/box.ts';

type ShownTeamBox = NonNullable<GameView['box']>['home'];
type ShownSkater = z.infer<typeof skaterLine>;
type ShownGoalie = z.infer<typeof goalieLine>;

/** What the view shows of a skater's game; the rows of `skater_games` have it too. */
export type SkaterFacts = Omit<SkaterLine, 'position'> & { position: string };
export type TeamFacts = Omit<TeamLine, 'teamId' | 'score' | 'goalsByPeriod' | 'ppSeconds'>;

/**
 * Returns one side of the box score; players that are not in `players` are left out.
 * @param isOver whether decisions and shutouts are settled; during a game they would only be guesses.
 */
export function teamBoxView(
  box: { team: TeamFacts; skaters: readonly SkaterFacts[]; goalies: readonly GoalieLine[] } | TeamBox,
  players: ReadonlyMap<number, PlayerRef>,
  isOver: boolean,
): ShownTeamBox {
  return {
    team: teamView(box.team),
    skaters: box.skaters.flatMap((line) => {
      const player = players.get(line.playerId);
      return player ? [skaterView(line, player)] : [];
    }),
    goalies: box.goalies.flatMap((line) => {
      const player = players.get(line.playerId);
      return player ? [goalieView(line, player, isOver)] : [];
    }),
  };
}

function teamView(team: TeamFacts): ShownTeamBox['team'] {
  return {
    goals: team.goals,
    shots: team.shots,
    shotsByPeriod: team.shotsByPeriod,
    attempts: team.attempts,
    xg: team.xg / 1000,
    ppGoals: team.ppGoals,
    ppOpportunities: team.ppOpportunities,
    pim: team.pim,
    hits: team.hits,
    blocks: team.blocks,
    takeaways: team.takeaways,
    giveaways: team.giveaways,
    faceoffsWon: team.faceoffsWon,
  };
}

function skaterView(line: SkaterFacts, player: PlayerRef): ShownSkater {
  return {
    player,
    position: line.position,
    toi: line.toi,
    ppToi: line.ppToi,
    shToi: line.shToi,
    shifts: line.shifts,
    goals: line.goals,
    assists: line.assists,
    points: line.goals + line.assists,
    plusMinus: line.plusMinus,
    pim: line.pim,
    shots: line.shots,
    missed: line.missed,
    attemptsBlocked: line.attemptsBlocked,
    xg: line.xg / 1000,
    hits: line.hits,
    blocks: line.blocks,
    takeaways: line.takeaways,
    giveaways: line.giveaways,
    faceoffsWon: line.faceoffsWon,
    faceoffsLost: line.faceoffsLost,
  };
}

function goalieView(line: GoalieLine, player: PlayerRef, isOver: boolean): ShownGoalie {
  return {
    player,
    toi: line.toi,
    shotsAgainst: line.shotsAgainst,
    saves: line.saves,
    goalsAgainst: line.goalsAgainst,
    savePercentage: line.shotsAgainst === 0 ? null : line.saves / line.shotsAgainst,
    xga: line.xga / 1000,
    decision: isOver ? line.decision : null,
    shutout: isOver && line.shutout,
  };
}
