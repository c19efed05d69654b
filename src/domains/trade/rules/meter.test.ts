import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METERS } from '#domains/trade/constants.ts';
import { meterOf } from '#domains/trade/rules/meter.ts';

const about = (mid: number, half = 2) => ({ low: mid - half, high: mid + half });
const band = fc
  .tuple(fc.double({ min: -20, max: 90, noNaN: true }), fc.double({ min: 0, max: 15, noNaN: true }))
  .map(([mid, half]) => about(mid, half));
const some = fc.array(band, { minLength: 1, maxLength: 6 });

describe('a trade’s value meter', () => {
  it('ranges from far less to far more by what the club gets for a regular', () => {
    const steps = [5, 15, 20, 25, 35].map((mid) => meterOf({ gets: [about(mid)], gives: [about(20)] }));
    expect(steps).toEqual([...METERS]);
  });

  it('reads even when the scouts cannot tell the sides apart', () => {
    expect(meterOf({ gets: [about(26)], gives: [about(20)] })).toBe('more');
    expect(meterOf({ gets: [about(26, 10)], gives: [about(20, 10)] })).toBe('even');
  });

  it('discounts quantity: three regulars are no star, and a bad contract counts in full', () => {
    expect(meterOf({ gets: [about(20), about(20), about(20)], gives: [about(55)] })).toBe('less');
    expect(meterOf({ gets: [about(30), about(-20)], gives: [about(30)] })).toBe('far-less');
  });

  it('is empty while a side is empty', () => {
    expect(meterOf({ gets: [], gives: [about(20)] })).toBeNull();
    expect(meterOf({ gets: [about(20)], gives: [] })).toBeNull();
  });

  it('reads the opposite for the mirrored trade', () => {
    fc.assert(
      fc.property(some, some, (gets, gives) => {
        const at = (step: ReturnType<typeof meterOf>) => METERS.indexOf(step ?? 'even') - 2;
        expect(at(meterOf({ gets, gives })) + at(meterOf({ gets: gives, gives: gets }))).toBe(0);
      }),
    );
  });

  it('reveals no fraction of a goal', () => {
    const gives = [about(20, 0)];
    expect(meterOf({ gets: [about(22.4, 0)], gives })).toBe(meterOf({ gets: [about(22, 0)], gives }));
    expect(meterOf({ gets: [about(22.6, 0)], gives })).toBe(meterOf({ gets: [about(23, 0)], gives }));
  });
});
