/** Trades as a subject of discussion: private to their clubs until they are public. */
import { eq } from 'drizzle-orm';
import { lastSaid } from '#domains/discussion/store/subject.ts';
import { clubOf } from '#domains/seat/policy.ts';
import type { PlaceKind } from '#domains/subject.ts';
import { PUBLIC_STATUSES } from '#domains/trade/contract/shapes.ts';
import { isParty } from '#domains/trade/store/table.ts';
import { trades } from '#domains/trade/tables.ts';
import type { TradeId } from '#engine/ids.ts';

export const tradePlace = {
  kind: 'trade',
  writtenBy: { 'trades.propose': lastSaid('trade'), 'trades.comment': lastSaid('trade') },

  async open(db, id, reader) {
    const { status, fromClubId, toClubId, thirdClubId } = trades;
    const [trade] = await db
      .select({ status, fromClubId, toClubId, thirdClubId })
      .from(trades)
      .where(eq(trades.id, id));
    if (!trade) return null;
    const clubId = clubOf(reader);
    const isInside = clubId !== null && isParty(trade, clubId);
    return isInside || PUBLIC_STATUSES.includes(trade.status) ? { path: `/trade/${id}`, isInside } : null;
  },
} as const satisfies PlaceKind;

/** Returns the trade as a subject of discussion. */
export const tradeSubject = (id: TradeId) => ({ kind: tradePlace.kind, id });
