/** Board approval for the trades of managers on probation. */
import { askBoard } from '#domains/probation/store/consent.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { lossOf, type SideValue } from '#domains/trade/rules/fairness.ts';
import { valuesOf } from '#domains/trade/store/neutral.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { close, clubsOf, notifyClub, type StoredTrade, type TradeClubs } from '#domains/trade/store/record.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Agreed {
  trade: Pick<StoredTrade, 'id'> & TradeClubs;
  sides: readonly Party[];
  parts: readonly TradePart[];
  today: TradeDay;
  now: Date;
}

/**
 * Asks the boards of the clubs in a trade that all have accepted. If a board declines, the trade is over; the other clubs' managers are notified. The
 * caller holds the clubs.
 * @param byClubId the club whose manager is waiting for the answer
 * @returns why a board declines; null: all agree
 */
export async function askBoards(
  rows: Rows,
  { trade, sides, parts, today, now }: Agreed,
  byClubId: ClubId,
): Promise<Refused | null> {
  const { absoluteDay } = today;
  let values: SideValue[] | null = null;
  for (const { clubId, name } of sides) {
    const team = sides.find((other) => other.clubId !== clubId)?.name ?? '';
    const refused = await askBoard(
      rows,
      clubId,
      async () => {
        values ??= await valuesOf(rows, { sides, parts, today });
        const own = values.find((side) => side.clubId === clubId);
        return own ? { kind: 'trade', club: name, team, ...lossOf(own) } : null;
      },
      { absoluteDay, now },
    );
    if (!refused) continue;
    await close(rows, trade, { status: 'declined', says: 'board-declines', clubId }, { day: absoluteDay, now });
    for (const id of clubsOf(trade)) {
      const partner = id === clubId ? team : name;
      if (id !== byClubId) await notifyClub(rows, id, { kind: 'trade-void', team: partner, tradeId: trade.id });
    }
    return refused;
  }
  return null;
}
