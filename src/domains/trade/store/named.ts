/** Prices that AI clubs have named to other clubs: stored, and found again when the offer comes. */
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { type Lapse, lapseOf, type NamedPrice, namedToday, priceOf } from '#domains/trade/rules/named.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { tradePatience, trades } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

interface Pair {
  /** The AI club, and the club it talks with. */
  clubId: ClubId;
  withClubId: ClubId;
}

/** Returns all prices named today, those of these trades included. */
export async function withPrices(
  rows: RowReader,
  { clubId, withClubId, sides, exchanges }: Pair & { sides: readonly Party[]; exchanges: readonly TradePart[][] },
  { season, absoluteDay }: TradeDay,
): Promise<NamedPrice[]> {
  const before = await readNamed(rows, { clubId, withClubId });
  const made = await tradesOf(rows, clubId, season);
  return [
    ...before.filter(({ on }) => on === absoluteDay),
    ...exchanges.map((parts) => priceOf(parts, { sides, absoluteDay, made })),
  ];
}

/** Returns the price that the club has named today for exactly this trade, and why it no longer holds; null: it has named none. */
export async function namedPrice(
  rows: RowReader,
  { clubId, withClubId, parts, sides }: Pair & { parts: readonly TradePart[]; sides: readonly Party[] },
  { season, absoluteDay }: TradeDay,
): Promise<{ lapse: Lapse | null } | null> {
  const price = namedToday(await readNamed(rows, { clubId, withClubId }), parts, absoluteDay);
  if (!price) return null;
  return { lapse: lapseOf(price, { sides, absoluteDay, made: await tradesOf(rows, clubId, season) }) };
}

async function readNamed(rows: RowReader, pair: Pair): Promise<readonly NamedPrice[]> {
  const [row] = await rows.read(tradePatience, ['named'], pair, ['clubId']);
  return row?.named ?? [];
}

/** Returns the number of trades a club has made this season. */
async function tradesOf(rows: RowReader, clubId: ClubId, season: number): Promise<number> {
  const done = { status: 'done' as const, season };
  const found = [
    await rows.read(trades, ['id'], { ...done, fromClubId: clubId }),
    await rows.read(trades, ['id'], { ...done, toClubId: clubId }),
    await rows.read(trades, ['id'], { ...done, thirdClubId: clubId }),
  ];
  return found.flat().length;
}
