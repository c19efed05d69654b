/** Trades of a former manager that are not settled yet: open offers of the club, and what is in escrow. */
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { lossOf } from '#domains/trade/rules/fairness.ts';
import {
  close,
  clubsOf,
  findTrade,
  holdClubs,
  nameOfClub,
  notifyClub,
  TRADE_COLUMNS,
} from '#domains/trade/store/record.ts';
import { isParty, publishTrade } from '#domains/trade/store/table.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, TradeId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns them with the other club by name. @returns `loss`: goals that the club would lose by neutral scouts; null: nobody has judged it */
export async function unsettledTrades(
  rows: RowReader,
  { clubId, fromDay, toDay }: { clubId: ClubId; fromDay: number; toDay: number },
): Promise<{ tradeId: TradeId; team: string; madeOn: number; isOpen: boolean; loss: number | null }[]> {
  const made = { status: ['open' as const, 'escrow' as const], madeOn: { atLeast: fromDay, atMost: toDay } };
  const found = await rows.read(trades, [...TRADE_COLUMNS, 'values'], made);
  const own = found.filter((trade) => (trade.status === 'open' ? trade.fromClubId === clubId : isParty(trade, clubId)));
  return Promise.all(
    own.map(async ({ id: tradeId, madeOn, status, values, ...trade }) => {
      const side = values?.find((value) => value.clubId === clubId);
      const team = await nameOfClub(rows, clubsOf(trade).find((id) => id !== clubId) ?? clubId);
      return { tradeId, team, madeOn, isOpen: status === 'open', loss: side ? lossOf(side).loss : null };
    }),
  );
}

/** Takes an offer of the club back, or takes the club out of a trade in escrow; the others are notified. */
export async function reverseTrade(
  tx: Transaction,
  { clubId, tradeId }: { clubId: ClubId; tradeId: TradeId },
  { absoluteDay, now }: { absoluteDay: number; now: Date },
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  const seen = await findTrade(rows, tradeId);
  if (!seen || !isParty(seen, clubId)) return notificationRefusals.changedSince();
  await holdClubs(rows, clubsOf(seen));
  // Read again: another transaction may have made or closed it meanwhile.
  const trade = await findTrade(rows, tradeId);
  const isOwnOffer = trade?.status === 'open' && trade.fromClubId === clubId;
  if (!trade || !(isOwnOffer || trade.status === 'escrow')) return notificationRefusals.changedSince();
  const at = { day: absoluteDay, now };
  await close(rows, trade, { status: isOwnOffer ? 'withdrawn' : 'void', says: 'withdraws', clubId }, at);
  const team = await nameOfClub(rows, clubId);
  for (const id of clubsOf(trade).filter((other) => other !== clubId))
    await notifyClub(rows, id, { kind: 'trade-void', team, tradeId });
  await publishTrade(tx, clubsOf(trade));
  return { ok: true };
}
