/** Closes the tally: time up to the requested moment, box score, winning goal, goalies of record, shutouts and the three stars. */
import type { MatchInput } from '#engine/match/input.ts';
import type { BoxScore, TeamBox } from '#engine/match/record/box-score/box.ts';
import { boxOf } from '#engine/match/record/box-score/lines.ts';
import { starsOf } from '#engine/match/record/box-score/stars.ts';
import type { Ending, Tally } from '#engine/match/record/box-score/tally.ts';

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
  // The goalies of record are those in net at the winning goal.
  decide(losing, decisive.beaten, ended.endedIn === 'regulation' ? 'L' : 'OTL');
  decide(winning, decisive.own, 'W');
}

/** Credits a shutout to the only goalie of a team that allowed no goal, not even into an empty net. */
function creditShutouts(boxes: readonly [TeamBox, TeamBox]): void {
  for (const index of [0, 1] as const) {
    const played = boxes[index].goalies.filter((goalie) => goalie.toi > 0);
    const only = played.length === 1 ? played[0] : undefined;
    const conceded = boxes[index === 0 ? 1 : 0].team.goals;
    if (only !== undefined && conceded === 0) only.shutout = true;
  }
}
