/** Closes the tally: time up to the moment asked for, the box score, game winner, goalie of record, shutout and the three stars. */
import type { PlayerId } from '#engine/lineup/lineup.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { BoxScore, GoalieLine, SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import { boxOf } from '#engine/match/record/box-score/lines.ts';
import type { Ending, Tally } from '#engine/match/record/box-score/tally.ts';

/** Worth of a deed when the stars are chosen; a reading of how reporters vote. */
const STAR = {
  goal: 3,
  assist: 2,
  winner: 1.5,
  shot: 0.12,
  block: 0.1,
  plusMinus: 0.3,
  save: 0.1,
  goalAgainst: -1,
  shutout: 2,
  win: 1,
} as const;
const STARS = 3;

export function finishBox(
  tally: Tally,
  input: MatchInput,
  until: { period: number; second: number } | undefined,
): BoxScore {
  if (until !== undefined && until.period === tally.period) tally.bookAll(until.second);
  const home = boxOf(tally, 0, input.home, 0);
  const away = boxOf(tally, 1, input.away, input.home.players.length);
  if (tally.ended !== null) settleDecision(tally, tally.ended, [home, away], input);
  return { home, away, stars: starsOf([home, away]) };
}

function settleDecision(tally: Tally, ended: Ending, boxes: readonly [TeamBox, TeamBox], input: MatchInput): void {
  const { homeScore, awayScore, winner } = ended;
  boxes[0].team.score = homeScore;
  boxes[1].team.score = awayScore;
  creditShutouts(boxes);
  if (winner === null) return;
  const winning = winner === 'home' ? 0 : 1;
  const losing = winning === 0 ? 1 : 0;
  const idOf = (index: number) =>
    index < input.home.players.length
      ? input.home.players[index]?.id
      : input.away.players[index - input.home.players.length]?.id;
  const decide = (side: 0 | 1, index: number, decision: 'W' | 'L' | 'OTL') => {
    const id = idOf(index);
    const goalie = boxes[side].goalies.find((line) => line.playerId === id);
    if (goalie !== undefined) goalie.decision = decision;
  };
  if (ended.endedIn === 'shootout') {
    decide(winning, tally.lastGoalie[winning]!, 'W');
    decide(losing, tally.lastGoalie[losing]!, 'OTL');
    return;
  }
  const losersTotal = Math.min(homeScore, awayScore);
  const decisive = tally.goals.find(
    (goal) => goal.side === winning && (winning === 0 ? goal.homeScore : goal.awayScore) === losersTotal + 1,
  );
  if (decisive === undefined) return;
  const scorer = boxes[winning].skaters.find((line) => line.playerId === idOf(decisive.scorer));
  if (scorer !== undefined) scorer.gameWinningGoals++;
  // Of record are the two who were in the nets at the winner.
  decide(losing, decisive.beaten, ended.endedIn === 'regulation' ? 'L' : 'OTL');
  decide(winning, decisive.own, 'W');
}

/** A shutout belongs to a goalie who was the only one of his team and was never beaten, the empty net not counted against him. */
function creditShutouts(boxes: readonly [TeamBox, TeamBox]): void {
  for (const index of [0, 1] as const) {
    const played = boxes[index].goalies.filter((goalie) => goalie.toi > 0);
    const only = played.length === 1 ? played[0] : undefined;
    const conceded = boxes[index === 0 ? 1 : 0].team.goals;
    if (only !== undefined && conceded === 0) only.shutout = true;
  }
}

/** The three best, of equals the one with the lower id. Chosen one by one: sorting forty is dearer than looking three times. */
function starsOf(boxes: readonly [TeamBox, TeamBox]): PlayerId[] {
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
