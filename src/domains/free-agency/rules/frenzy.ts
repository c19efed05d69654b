/** The rounds of the frenzy: their schedule and players' asking prices. Each is settled by the auction of `contracts/rules/auction.ts`. */
import { BID_SLOTS, FRENZY } from '#domains/free-agency/constants.ts';
import { ASK_MARGIN } from '#engine/market/ask-constants.ts';

/** Returns the round of a slot on a day of the season, counted from 1; null outside the frenzy. */
export function roundOf(day: number, slot: number, firstDay: number): number | null {
  const round = (day - firstDay) * FRENZY.roundsADay + slot;
  return round >= 1 && round <= FRENZY.rounds ? round : null;
}

/** Returns the next round from a moment of the season, and in how many days it is; null: the season's last round is over. */
export function nextRound(
  { day, step }: { day: number; step: string },
  firstDay: number,
): { round: number; slot: 1 | 2 | 3 | 4; daysAhead: number } | null {
  if (day < firstDay) return { round: 1, slot: 1, daysAhead: firstDay - day };
  const slot = BID_SLOTS.find((each) => step === `slot-${each}` || (each === 1 && step === 'morning'));
  const round = roundOf(day, slot ?? FRENZY.roundsADay + 1, firstDay);
  return round === null ? null : { round, slot: slot ?? 1, daysAhead: slot ? 0 : 1 };
}

/** Returns his ask in a round as a share of his signing price on an ordinary day: it falls from round to round. */
export function askShare(greed: number, { round, bidders }: { round: number; bidders: number }): number {
  const passed = (round - 1) / (FRENZY.rounds - 1);
  const { wanted, others } = FRENZY.earlyMargins;
  const early = others - (others - wanted) * Math.min(1, bidders / FRENZY.wantedBy);
  const margin = ASK_MARGIN.base + ASK_MARGIN.greed * greed;
  return 1 + early * margin * (1 - passed) - FRENZY.lateDiscount * passed ** 2;
}
