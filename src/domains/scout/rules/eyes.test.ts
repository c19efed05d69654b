import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EYES } from '#domains/scout/constants.ts';
import { eyesOf, officeError } from '#domains/scout/rules/eyes.ts';

const fit = fc.integer({ min: 5, max: 99 });

describe('clubs’ scouting accuracy', () => {
  it('is average where all have the same scouts', () => {
    const fits = { chief: 61, amateur: 44, goaltending: 70 };
    const same = eyesOf([1, 2, 3].map((clubId) => ({ clubId, fits })));
    expect(same.every(({ skaters, goalies }) => skaters === 100 && goalies === 100)).toBe(true);
  });

  it('is better with a better office, at no other club’s expense', () => {
    const fits = { chief: 61, amateur: 44, goaltending: 70 };
    const [plain, built] = eyesOf([
      { clubId: 1, fits },
      { clubId: 2, fits, office: 10 },
    ]);
    expect(plain).toMatchObject({ skaters: 100, goalies: 100 });
    expect(built).toMatchObject({ skaters: 88, goalies: 88 });
    for (let level = 3; level < 10; level++) expect(officeError(level + 1)).toBeLessThan(officeError(level));
  });

  it('rises with the scouts, within bounds, and falls without any', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ chief: fit, amateur: fit, goaltending: fit }), { minLength: 2 }), (staffs) => {
        const eyes = eyesOf(staffs.map((fits, index) => ({ clubId: index + 1, fits })));
        for (const { skaters, goalies } of eyes) {
          expect(Math.min(skaters, goalies)).toBeGreaterThanOrEqual(EYES.least);
          expect(Math.max(skaters, goalies)).toBeLessThanOrEqual(EYES.most);
        }
        const byGoalieScout = staffs.map(({ goaltending }, index) => [goaltending, eyes[index]?.goalies ?? 0] as const);
        byGoalieScout.sort(([one], [other]) => one - other);
        const shares = byGoalieScout.map(([, share]) => share);
        expect(shares.toSorted((one, other) => other - one)).toEqual(shares);
      }),
    );
    const [none, some] = eyesOf([
      { clubId: 1, fits: {} },
      { clubId: 2, fits: { chief: 60, amateur: 60, goaltending: 60 } },
    ]);
    expect(none?.skaters).toBeGreaterThan(some?.skaters ?? 0);
  });
});
