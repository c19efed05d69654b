import { describe, expect, it } from 'vitest';
import { pointOnCurve } from './demand.ts';

const curve = [
  { price: 20, attendance: 10_000, receipts: 200_000 },
  { price: 40, attendance: 8_000, receipts: 320_000 },
];

describe('a demand curve', () => {
  it('is read between its points, and stops at its ends', () => {
    expect(pointOnCurve(curve, 30)).toEqual({ price: 30, attendance: 9_000, receipts: 260_000 });
    expect(pointOnCurve(curve, 40).attendance).toBe(8_000);
    expect(pointOnCurve(curve, 90).attendance).toBe(8_000);
    expect(pointOnCurve(curve, 1).attendance).toBe(10_000);
  });
});
