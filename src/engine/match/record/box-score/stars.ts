/** The three stars of a game, skaters and goalies alike, as a fan would name them. */
import type { PlayerId } from '#engine/ids.ts';
import type { GoalieLine, SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';

/**
 * Weights for choosing the stars; an estimate of how reporters vote. A goalie's average night, three goals on thirty shots, is
 * worth little, as saves and goals against offset each other. Thirty-eight saves on thirty-nine shots are worth more than a goal
 * and an assist.
 */
const STAR = {
  goal: 3,
  assist: 2,
  winner: 1.5,
  shot: 0.12,
  block: 0.1,
  plusMinus: 0.3,
  save: 0.25,
  goalAgainst: -1.75,
  shutout: 2,
  win: 1.5,
} as const;
const STARS = 3;

/** Returns the three best players; on a tie the lower id. Chosen one by one: sorting forty costs more than three passes. */
export function starsOf(boxes: readonly [Lines, Lines]): PlayerId[] {
  const ids: PlayerId[] = [];
  const worths: number[] = [];
  for (const { skaters, goalies } of boxes) {
    for (const line of skaters) {
      ids.push(line.playerId);
      worths.push(skaterWorth(line));
    }
    for (const line of goalies) {
      if (line.toi === 0) continue;
      ids.push(line.playerId);
      worths.push(goalieWorth(line));
    }
  }
  const stars: PlayerId[] = [];
  while (stars.length < Math.min(STARS, ids.length)) {
    let best = 0;
    for (let index = 1; index < ids.length; index++) {
      if (worths[index]! > worths[best]! || (worths[index] === worths[best] && ids[index]! < ids[best]!)) best = index;
    }
    stars.push(ids[best]!);
    worths[best] = Number.NEGATIVE_INFINITY;
  }
  return stars;
}

type Lines = Pick<TeamBox, 'skaters' | 'goalies'>;

function skaterWorth(line: SkaterLine): number {
  return (
    line.goals * STAR.goal +
    line.assists * STAR.assist +
    line.gameWinningGoals * STAR.winner +
    line.shots * STAR.shot +
    line.blocks * STAR.block +
    line.plusMinus * STAR.plusMinus
  );
}

function goalieWorth(line: GoalieLine): number {
  return (
    line.saves * STAR.save +
    line.goalsAgainst * STAR.goalAgainst +
    (line.shutout ? STAR.shutout : 0) +
    (line.decision === 'W' ? STAR.win : 0)
  );
}
