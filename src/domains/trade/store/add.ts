/** Stores new offers. */
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import type { TradeDay } from '#domains/trade/store/parties.ts';
import { log, type StoredTrade, type TradeClubs } from '#domains/trade/store/record.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Adds an open offer. @returns its id. */
export async function addTrade(
  rows: Rows,
  {
    trade,
    parts,
    today,
    now,
  }: {
    trade: TradeClubs & Pick<StoredTrade, 'countersId' | 'expiresOn'>;
    parts: readonly TradePart[];
    today: TradeDay;
    now: Date;
  },
): Promise<number> {
  const id = await rows.takeIds(trades, 1);
  await rows.insert(trades, [{ id, ...trade, season: today.season, madeOn: today.absoluteDay, createdAt: now }]);
  await rows.insert(
    tradeAssets,
    parts.map((part) => ({
      tradeId: id,
      fromClubId: part.fromClubId,
      toClubId: part.toClubId,
      kind: part.kind,
      playerId: part.kind === 'pick' ? null : part.playerId,
      pickId: part.kind === 'pick' ? part.pickId : null,
      retention: part.kind === 'player' ? part.retention : 0,
      becomesPickId: part.kind === 'pick' ? (part.becomes?.pickId ?? null) : null,
      condition: part.kind === 'pick' ? (part.becomes?.condition ?? null) : null,
    })),
  );
  await log(rows, id, { says: 'offers', clubId: trade.fromClubId }, { day: today.absoluteDay, now });
  return id;
}

/** Returns the last day of an offer, which never outlives the window it is made in. */
export function lastDayOf({ season, day, absoluteDay }: TradeDay, days: number): number {
  return Math.min(absoluteDay + days - 1, absoluteDayOf({ season, day: tradeWindowOn(day).day }));
}
