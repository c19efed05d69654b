/** Unsettled trades of a former manager: the club's open offers and its trades in escrow. */
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

/** Returns the unsettled trades with the other club's name. @returns `loss`: goals the club would lose by neutral scouts; null: not judged */
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

/** Withdraws an offer of the club, or pulls the club out of a trade in escrow; the other clubs are notified. */
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
