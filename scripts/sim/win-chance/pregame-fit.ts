/** Fits what ratings and home ice say about who wins. */
import { HOME_ICE_LOGIT, LOGIT_PER_POINT } from '#domains/game/constants.ts';
import { leastSquares } from '../least-squares.ts';
import type { CheckedGame } from './games.ts';
import type { MeasuredNumber } from './measurements.ts';

/** Deviation of the goal difference of a game, in goals. */
const SPREAD_OF_A_GAME = 2.5;
/** A normal deviate is so many logits: the logistic distribution that is nearest to the normal one. */
const LOGITS_PER_DEVIATE = 1.7;

const RATINGS = ['offense', 'defense', 'goaltending'] as const;

/** By the goal difference, which tells more than who won: a game's is taken to be normal around its expectation. */
export class PregameFit {
  private readonly regression = leastSquares(1 + RATINGS.length);

  add({ ratings: { home, away }, result }: CheckedGame): void {
    const differences = RATINGS.map((rating) => home[rating] - away[rating]);
    this.regression.add([1, ...differences], result.homeScore - result.awayScore);
  }

  numbers(): MeasuredNumber[] {
    const { coefficients } = this.regression.solve();
    const logits = coefficients.map((goals) => (LOGITS_PER_DEVIATE * goals) / SPREAD_OF_A_GAME);
    return [
      { name: 'logit of the home ice', ours: HOME_ICE_LOGIT, measured: logits[0] ?? Number.NaN },
      ...RATINGS.map((rating, place) => ({
        name: `logit of a point of ${rating}`,
        ours: LOGIT_PER_POINT[rating],
        measured: logits[place + 1] ?? Number.NaN,
      })),
    ];
  }
}
