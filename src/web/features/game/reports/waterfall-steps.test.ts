import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportPart } from '#domains/game/contract/report.ts';
import { waterfallOf } from '#web/features/game/reports/waterfall-steps.ts';

const KINDS = ['skill', 'play', 'luck'] as const;

/** Parts by kind in the order of a report, the last of which rounds the sum to whole goals. */
const reports = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: -3000, max: 3000 })), {
      minLength: 1,
      maxLength: 20,
    }),
    fc.integer({ min: -9, max: 9 }),
  )
  .map(([drawn, goals]) => {
    const parts = drawn
      .toSorted(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other))
      .map(([kind, thousandths]): ReportPart => ({ id: 'volume', kind, side: null, thousandths }));
    const sum = parts.reduce((all, { thousandths }) => all + thousandths, 0);
    parts.push({ id: 'shootout', kind: 'luck', side: null, thousandths: goals * 1000 - sum });
    return { parts, goals };
  });

describe('a game’s waterfall chart', () => {
  it('ends at the goal difference, each step starting where the last one ended', () => {
    fc.assert(
      fc.property(reports, ({ parts, goals }) => {
        const { groups, result } = waterfallOf({ parts });
        expect(result).toBe(goals * 100);
        const steps = groups.flatMap((group) => group.steps);
        for (const [place, step] of steps.entries()) expect(step.from).toBe(steps[place - 1]?.to ?? 0);
      }),
    );
  });

  it('shows group sums that match the parts shown', () => {
    fc.assert(
      fc.property(reports, ({ parts }) => {
        const { groups, least, most } = waterfallOf({ parts });
        for (const { steps, from, to } of groups) {
          expect(steps.reduce((sum, step) => sum + step.to - step.from, 0)).toBe(to - from);
          for (const step of steps) {
            expect(Math.min(step.from, step.to)).toBeGreaterThanOrEqual(least);
            expect(Math.max(step.from, step.to)).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });

  it('rounds each part by at most a hundredth', () => {
    fc.assert(
      fc.property(reports, ({ parts }) => {
        const steps = waterfallOf({ parts }).groups.flatMap((group) => group.steps);
        const shown = parts.filter(({ thousandths }) => thousandths !== 0);
        for (const [place, step] of steps.entries()) {
          expect(Math.abs(step.to - step.from - (shown[place]?.thousandths ?? 0) / 10)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
