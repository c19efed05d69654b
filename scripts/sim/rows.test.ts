import { describe, expect, it } from 'vitest';
import { heldText, rowOf, rowsOf, rowsText, target } from './rows.ts';
import { errorOfRoot, standardErrors } from './sampling.ts';

const GOALS = target('goals', 'goals', 3, 0.1);

describe('a row of a table of statistics', () => {
  it('holds in its band, and not outside when nothing is known of chance', () => {
    expect(rowOf(GOALS, 3.09).holds).toBe(true);
    expect(rowOf(GOALS, 2.89).holds).toBe(false);
  });

  it('holds outside as far as two standard errors explain it, and no further', () => {
    expect(rowOf(GOALS, 3.13, 0.02).holds).toBe(true);
    expect(rowOf(GOALS, 3.15, 0.02).holds).toBe(false);
    expect(rowOf(GOALS, 2.87, 0.02).holds).toBe(true);
    expect(rowOf(GOALS, 2.85, 0.02).holds).toBe(false);
  });

  it('says of itself and of the table when it is only chance that it holds by', () => {
    const rows = [rowOf(GOALS, 3), rowOf(GOALS, 3.13, 0.02), rowOf(GOALS, 4)];
    expect(rowsText(rows).split('\n').slice(1)).toEqual([
      expect.stringMatching(/holds$/),
      expect.stringMatching(/0\.020 {2}holds \(by chance outside\)$/),
      expect.stringMatching(/NO$/),
    ]);
    expect(heldText(rows)).toBe('2 of 3 rows hold (1 outside their band by less than 2 standard errors)');
  });

  it('takes its error from the table of errors', () => {
    expect(rowsOf([GOALS], { goals: 3.13 }, { goals: 0.02 })[0]).toMatchObject({ error: 0.02, holds: true });
    expect(rowsOf([GOALS], { goals: 3.13 })[0]).toMatchObject({ error: 0, holds: false });
  });
});

describe('the standard error of a mean', () => {
  it('is the deviation of the parts by the root of how many there are', () => {
    // 1, 2, 3, 4, 5: variance 10/4.
    const parts = [1, 2, 3, 4, 5].map((goals) => ({ goals }));
    expect(standardErrors(parts).goals).toBeCloseTo(Math.sqrt(10 / 4 / 5));
  });

  it('is unknown of a few parts, and of what a part lacks', () => {
    expect(standardErrors([1, 2, 3, 4].map((goals) => ({ goals })))).toEqual({});
    const parts = [1, 2, 3, 4].map((goals) => ({ goals, hits: 20 }));
    expect(standardErrors([...parts, { goals: 5 }])).not.toHaveProperty('hits');
  });

  it('of a root is that of the square by twice the root', () => {
    expect(errorOfRoot(2, 0.4)).toBeCloseTo(0.1);
    expect(errorOfRoot(0, 0.4)).toBe(0);
  });
});
