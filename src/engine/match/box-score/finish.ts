/** Closes the ledger: time up to the moment asked for, game winner, goalie of record, shutout and the three stars. */
import type { PlayerId } from '#engine/lineup/lineup.ts';
import { bookTime } from '#engine/match/box-score/count.ts';
import type { Ledger } from '#engine/match/box-score/ledger.ts';
import type { BoxScore, GoalieLine, SkaterLine } from '#engine/match/types.ts';

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

export function finishBox(ledger: Ledger, until: { period: number; second: number } | undefined): BoxScore {
  if (until !== undefined && until.period === ledger.period) bookTime(ledger, until.second);
  if (ledger.ended !== null) settleDecision(ledger, ledger.ended);
  return { home: ledger.sides[0].box, away: ledger.sides[1].box, stars: starsOf(ledger) };
}

function settleDecision(ledger: Ledger, ended: NonNullable<Ledger['ended']>): void {
  const { homeScore, awayScore, winner } = ended;
  ledger.sides[0].box.team.score = homeScore;
  ledger.sides[1].box.team.score = awayScore;
  creditShutouts(ledger);
  if (winner === null) return;
  const winning = winner === 'home' ? 0 : 1;
  const losing = winning === 0 ? 1 : 0;
  const late = ended.endedIn !== 'regulation';
  if (ended.endedIn === 'shootout') {
    decide(ledger.sides[winning].lastGoalie, 'W');
    decide(ledger.sides[losing].lastGoalie, 'OTL');
    return;
  }
  const losersTotal = Math.min(homeScore, awayScore);
  const decisive = ledger.goals.find(
    (goal) => goal.side === winning && (winning === 0 ? goal.homeScore : goal.awayScore) === losersTotal + 1,
  );
  if (decisive === undefined) return;
  const scorer = ledger.skaters.get(decisive.scorer);
  if (scorer !== undefined) scorer.gameWinningGoals++;
  // Of record are the two who were in the nets at the winner.
  decide(decisive.beaten, late ? 'OTL' : 'L');
  decide(decisive.own, 'W');
}

function decide(goalie: GoalieLine | null, decision: 'W' | 'L' | 'OTL'): void {
  if (goalie !== null) goalie.decision = decision;
}

/** A shutout belongs to a goalie who was the only one of his team and was never beaten, the empty net not counted against him. */
function creditShutouts(ledger: Ledger): void {
  for (const index of [0, 1] as const) {
    const played = ledger.sides[index].box.goalies.filter((goalie) => goalie.toi > 0);
    const only = played.length === 1 ? played[0] : undefined;
    const conceded = ledger.sides[index === 0 ? 1 : 0].box.team.goals;
    if (only !== undefined && conceded === 0) only.shutout = true;
  }
}

function starsOf(ledger: Ledger): PlayerId[] {
  const marks: { id: PlayerId; worth: number }[] = [];
  for (const { box } of ledger.sides) {
    for (const line of box.skaters) marks.push({ id: line.playerId, worth: skaterWorth(line) });
    for (const line of box.goalies) if (line.toi > 0) marks.push({ id: line.playerId, worth: goalieWorth(line) });
  }
  marks.sort((one, two) => two.worth - one.worth || one.id - two.id);
  return marks.slice(0, 3).map((mark) => mark.id);
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
