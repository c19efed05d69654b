import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinaryNight, priceFactor, ticketBounds, usualTicketPrice } from './gate.ts';
import { moodAfter, moodReasons, rivalryAfter } from './mood.ts';
import { demandCurve, seasonTicketsSold, sensiblePrice } from './tickets.ts';

const ordinary = ordinaryNight({ capacity: 16_000, tier: 1 });

describe('the demand curve', () => {
  it('falls as prices rise, and includes the current price', () => {
    const curve = demandCurve({ ...ordinary, ticketPrice: 121 });
    expect(curve.map(({ price }) => price)).toContain(121);
    for (const [index, { price, attendance }] of curve.entries()) {
      const next = curve[index + 1];
      if (!next) continue;
      expect(next.price).toBeGreaterThan(price);
      expect(next.attendance).toBeLessThanOrEqual(attendance);
    }
  });

  it('has its best price at neither end', () => {
    const curve = demandCurve(ordinary);
    const best = curve.reduce((a, b) => (b.receipts > a.receipts ? b : a));
    expect(best.price).toBeGreaterThan(usualTicketPrice(1) * 0.7);
    expect(best.price).toBeLessThan(usualTicketPrice(1) * 1.6);
  });
});

describe('an AI club’s ticket price', () => {
  it('stays near the usual price in ordinary conditions', () => {
    let price = usualTicketPrice(1);
    for (let week = 0; week < 20; week++) price = sensiblePrice({ ...ordinary, ticketPrice: price });
    expect(Math.abs(price / usualTicketPrice(1) - 1)).toBeLessThan(0.16);
  });

  it('moves in steps, within bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 35, max: 460 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (ticketPrice, fanMood) => {
          const next = sensiblePrice({ ...ordinary, ticketPrice, fanMood });
          const { least, most } = ticketBounds(1);
          expect(next).toBeGreaterThanOrEqual(least);
          expect(next).toBeLessThanOrEqual(most);
          expect(Math.abs(next - ticketPrice)).toBeLessThanOrEqual(Math.max(1, Math.round(ticketPrice * 0.1)));
        },
      ),
    );
  });

  it('is higher where the arena would sell out', () => {
    const hot = { ...ordinary, pointsShare: 0.9, fanMood: 95, stars: 4 };
    expect(sensiblePrice(hot)).toBeGreaterThan(usualTicketPrice(1));
  });
});

describe('season tickets', () => {
  it('sell according to expectations and the price of a seat', () => {
    const usual = seasonTicketsSold(ordinary);
    expect(usual).toBeGreaterThan(0);
    expect(seasonTicketsSold({ ...ordinary, expectedShare: 0.65 })).toBeGreaterThan(usual);
    expect(seasonTicketsSold({ ...ordinary, fanMood: 90 })).toBeGreaterThan(usual);
    expect(seasonTicketsSold({ ...ordinary, ticketPrice: 180 })).toBeLessThan(usual);
    expect(priceFactor(1)).toBe(1);
  });
});

describe('the mood of the fans', () => {
  const calm = { played: 20, pointsShare: 0.5, expectedShare: 0.5, price: 1, stars: 1, rivalry: 0 };

  it('stays the same when results match expectations', () => {
    expect(moodAfter(50, moodReasons(calm))).toBe(50);
  });

  it('rises with unexpected wins, stars and a beaten rival, and falls with expensive tickets', () => {
    const moodWith = (change: Partial<typeof calm>) => moodAfter(50, moodReasons({ ...calm, ...change }));
    expect(moodWith({ pointsShare: 0.7 })).toBeGreaterThan(50);
    expect(moodWith({ pointsShare: 0.7, expectedShare: 0.7 })).toBe(50);
    expect(moodWith({ stars: 3 })).toBeGreaterThan(50);
    expect(moodWith({ rivalry: rivalryAfter(0, 1) })).toBeGreaterThan(50);
    expect(moodWith({ price: 1.5 })).toBeLessThan(50);
  });

  it('stays between 0 and 100, and a derby fades', () => {
    let rivalry = 0;
    for (let game = 0; game < 10; game++) rivalry = rivalryAfter(rivalry, -1);
    let mood = 0;
    for (let night = 0; night < 60; night++)
      mood = moodAfter(mood, moodReasons({ ...calm, pointsShare: 0, price: 4, rivalry }));
    expect(mood).toBeGreaterThanOrEqual(0);
    for (let night = 0; night < 120; night++) rivalry = rivalryAfter(rivalry, 0);
    expect(Math.abs(rivalry)).toBeLessThan(0.1);
  });
});
