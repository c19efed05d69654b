/** Fits how the players who dress, how fresh they are, and home ice predict the winner. */
import { HOME_ICE_LOGIT, LOGIT_PER_POINT, SPECIAL_SKILL_LOGIT } from '#domains/game/constants.ts';
import { type Dressing, strengthTonight } from '#domains/game/rules/odds.ts';
import { leastSquares } from '../least-squares.ts';
import type { CheckedGame } from './games.ts';
import type { MeasuredNumber } from './measurements.ts';

/** Growth of the logit of winning per goal of the expected difference: measured by replays of one game. */
const LOGITS_PER_GOAL = 0.73;

/** Fits by the goal difference, which tells more than the winner. */
export class PregameFit {
  private readonly regression = leastSquares(1 + OURS.length);

  add({ input: { home, away }, result }: CheckedGame): void {
    const [ours, theirs] = [columnsOf(home), columnsOf(away)];
    const differences = ours.map((value, column) => value - (theirs[column] ?? 0));
    this.regression.add([1, ...differences], result.homeScore - result.awayScore);
  }

  numbers(): MeasuredNumber[] {
    const { coefficients } = this.regression.solve();
    const logits = coefficients.map((goals) => LOGITS_PER_GOAL * goals);
    return [
      { name: 'logit of the home ice', ours: HOME_ICE_LOGIT, measured: logits[0] ?? Number.NaN },
      ...OURS.map(({ name, ours }, column) => ({ name, ours, measured: logits[column + 1] ?? Number.NaN })),
    ];
  }
}

const OURS = [
  { name: 'logit of a point of offense', ours: LOGIT_PER_POINT.offense },
  { name: 'logit of a point of defense', ours: LOGIT_PER_POINT.defense },
  { name: 'logit of a point of the starting goalie', ours: LOGIT_PER_POINT.goaltending },
  {
    name: 'logit of a point that form and legs add to skaters',
    ours: LOGIT_PER_POINT.offense + LOGIT_PER_POINT.defense,
  },
  { name: 'logit of a special skill', ours: SPECIAL_SKILL_LOGIT },
] as const;

function columnsOf(team: Dressing): number[] {
  const { offense, defense, goaltending, shape, specials } = strengthTonight(team);
  return [offense, defense, goaltending + shape.goalie, shape.skaters, specials];
}
