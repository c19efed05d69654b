/** Interpolation of a demand curve. */
import type { TicketsView } from '#domains/finances/contract.ts';

export type DemandPoint = TicketsView['curve'][number];

/** Returns attendance and receipts at a price: interpolated linearly between points; beyond the ends, the value of the end. */
export function pointOnCurve(curve: readonly DemandPoint[], price: number): DemandPoint {
  const above = curve.find((point) => point.price >= price) ?? curve.at(-1);
  const below = curve.findLast((point) => point.price <= price) ?? curve[0];
  if (!above || !below) return { price, attendance: 0, receipts: 0 };
  const way = above.price === below.price ? 0 : (price - below.price) / (above.price - below.price);
  return {
    price,
    attendance: Math.round(below.attendance + way * (above.attendance - below.attendance)),
    receipts: Math.round(below.receipts + way * (above.receipts - below.receipts)),
  };
}
