import { describe, expect, it } from 'vitest';
import { leastSquares } from './least-squares.ts';
import { bestReplyTo, equilibriumOf } from './tactics.ts';

describe('the equilibrium mix', () => {
  it('is even in rock, paper, scissors, and no answer gains on it', () => {
    const payoff = [
      [0.5, 0.4, 0.6],
      [0.6, 0.5, 0.4],
      [0.4, 0.6, 0.5],
    ];
    const mix = equilibriumOf(payoff);
    for (const share of mix) expect(share).toBeCloseTo(1 / 3, 1);
    expect(bestReplyTo(payoff, mix)).toBeCloseTo(0.5, 2);
  });

  it('is the single dominant option where there is one', () => {
    const payoff = [
      [0.5, 0.6],
      [0.4, 0.5],
    ];
    expect(equilibriumOf(payoff)[0]).toBeGreaterThan(0.99);
  });
});

describe('least squares', () => {
  it('finds the line through the points', () => {
    const fit = leastSquares(2);
    for (const x of [1, 2, 3, 4]) fit.add([x, 1], 3 * x - 2);
    const { coefficients, rSquared } = fit.solve();
    expect(coefficients[0]).toBeCloseTo(3);
    expect(coefficients[1]).toBeCloseTo(-2);
    expect(rSquared).toBeCloseTo(1);
  });
});
