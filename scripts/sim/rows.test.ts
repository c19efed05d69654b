import { describe, expect, it } from 'vitest';
import { heldText, rowOf, rowsOf, rowsText, target } from './rows.ts';
import { errorOfRoot, standardErrors } from './sampling.ts';

const GOALS = target('goals', 'goals', 3, 0.1);

describe('a row of the statistics table', () => {
  it('passes inside its band, and fails outside it when the margin of error is unknown', () => {
    expect(rowOf(GOALS, 3.09).holds).toBe(true);
    expect(rowOf(GOALS, 2.89).holds).toBe(false);
  });

  it('passes outside its band within two standard errors, and no further', () => {
    expect(rowOf(GOALS, 3.13, 0.02).holds).toBe(true);
    expect(rowOf(GOALS, 3.15, 0.02).holds).toBe(false);
    expect(rowOf(GOALS, 2.87, 0.02).holds).toBe(true);
    expect(rowOf(GOALS, 2.85, 0.02).holds).toBe(false);
  });

  it('says, as the table does, when only chance lets it pass', () => {
    const rows = [rowOf(GOALS, 3), rowOf(GOALS, 3.13, 0.02), rowOf(GOALS, 4)];
    expect(rowsText(rows).split('\n').slice(1)).toEqual([
      expect.stringMatching(/holds$/),
      expect.stringMatching(/0\.020 {2}holds \(by chance outside\)$/),
      expect.stringMatching(/NO$/),
    ]);
    expect(heldText(rows)).toBe('2 of 3 rows hold (1 outside their band by less than 2 standard errors)');
  });

  it('takes its margin of error from the table of errors', () => {
    expect(rowsOf([GOALS], { goals: 3.13 }, { goals: 0.02 })[0]).toMatchObject({ error: 0.02, holds: true });
    expect(rowsOf([GOALS], { goals: 3.13 })[0]).toMatchObject({ error: 0, holds: false });
  });
});

describe('the standard error of a mean', () => {
  it('is the deviation of the parts divided by the root of their number', () => {
    // 1, 2, 3, 4, 5: variance 10/4.
    const parts = [1, 2, 3, 4, 5].map((goals) => ({ goals }));
    expect(standardErrors(parts).goals).toBeCloseTo(Math.sqrt(10 / 4 / 5));
  });

  it('is unknown for too few parts, and for a value some parts lack', () => {
    expect(standardErrors([1, 2, 3, 4].map((goals) => ({ goals })))).toEqual({});
    const parts = [1, 2, 3, 4].map((goals) => ({ goals, hits: 20 }));
    expect(standardErrors([...parts, { goals: 5 }])).not.toHaveProperty('hits');
  });

  it('of a root is that of the square divided by twice the root', () => {
    expect(errorOfRoot(2, 0.4)).toBeCloseTo(0.1);
    expect(errorOfRoot(0, 0.4)).toBe(0);
  });
});
