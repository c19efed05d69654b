/** Values of managers' trades by neutral scouts, and their totals over a season. */
import { clubsOfHousehold } from '#domains/club/store/waits.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import {
  type Balance,
  type EscrowRecord,
  isAboveVotes,
  meanOf,
  type SideValue,
  together,
  unbalanced,
  unbalancedWithAi,
} from '#domains/trade/rules/fairness.ts';
import { type ClubValuation, loadTradeLeague, type TradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, type StoredTrade } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { worthOf } from '#engine/market/trade.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Not a club's id; club ids are positive. */
const NOBODYS = 0;

/** Returns the estimates of neutral scouts, each with errors of their own. */
export function neutralValuations(
  sides: readonly Party[],
  league: TradeLeague,
  today: TradeDay,
  count: number = FAIRNESS.scouts,
): ClubValuation[] {
  return Array.from({ length: count }, (_, index) => valuationOf(NOBODYS - index, sides, league, today));
}

/** Returns what each club gets and gives, by neutral scouts. */
export async function valuesOf(
  rows: RowReader,
  { sides, parts, today }: { sides: readonly Party[]; parts: readonly TradePart[]; today: TradeDay },
): Promise<SideValue[]> {
  const parties = new Map(sides.map((side) => [side.clubId, side]));
  const league = await loadTradeLeague(rows, { leagueId: sides[0]?.leagueId ?? 0, parties }, today);
  return valuesBy(
    neutralValuations(sides, league, today),
    sides.map(({ clubId }) => clubId),
    parts,
  );
}

/** Returns what each of some clubs gets and gives, by all of these scouts together. */
export function valuesBy(
  scouts: readonly ClubValuation[],
  clubIds: readonly ClubId[],
  parts: readonly TradePart[],
): SideValue[] {
  const valued = parts.map((part) => {
    const bands = scouts.map((valuation) => {
      const [low, high] = valuation.band(part).map((player) => worthOf(valuation.club, player));
      return { low: low ?? 0, high: high ?? 0 };
    });
    // More scouts do not reduce the uncertainty about a pick or an amateur.
    return { part, band: meanOf(bands, { isSure: part.kind === 'player' }) };
  });
  return clubIds.map((clubId) => ({
    clubId,
    gets: together(valued.filter(({ part }) => part.toClubId === clubId).map(({ band }) => band)),
    gives: together(valued.filter(({ part }) => part.fromClubId === clubId).map(({ band }) => band)),
  }));
}

/**
 * Returns the club whose earlier trades require others to approve this one; null: no approval needed. At most ten queries.
 * @param accepted neutral scouts' values of the trade, once all have accepted it
 */
export async function balanceOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  today: Pick<TradeDay, 'season' | 'absoluteDay'>,
  accepted: readonly SideValue[] = [],
): Promise<Balance | null> {
  const managers = await managersOf(rows, clubIds);
  if (managers.size === 0) return null;
  const earlier = (await tradedBefore(rows, clubIds, today)).filter(({ escrow }) => !escrow?.consent);
  if (earlier.length === 0) return null;
  const ofSeason = earlier.flatMap(({ season, values }) => (season === today.season ? [values] : []));
  const ofManagers = managers.size < 2 ? null : unbalanced(new Set(managers.keys()), ofSeason);
  if (ofManagers) return ofManagers;
  const ai = clubIds.filter((clubId) => !managers.has(clubId));
  if (ai.length === 0) return null;
  for (const userId of managers.values()) {
    const hands = await clubsOfHousehold(rows, userId, today.absoluteDay);
    const found = unbalancedWithAi(
      ai,
      hands,
      earlier.map(({ values }) => values),
      accepted,
    );
    if (found) return found;
  }
  return null;
}

/** Returns whether a trade that all have just accepted exceeds what votes may approve. One query. */
export async function exceedsVotes(
  rows: RowReader,
  clubIds: readonly ClubId[],
  today: Pick<TradeDay, 'season' | 'absoluteDay'>,
  accepted: readonly SideValue[],
): Promise<boolean> {
  const all = await tradedBefore(rows, clubIds, today);
  const passed = all.filter(({ status, escrow }) =>
    status === 'escrow' ? !escrow?.isAboveVotes : escrow?.consent === 'votes',
  );
  return isAboveVotes(
    accepted,
    passed.map(({ values }) => values),
  );
}

interface Traded {
  status: StoredTrade['status'];
  season: number;
  escrow: EscrowRecord | null;
  values: SideValue[];
}

/**
 * Returns neutral scouts' values of managers' trades with one of these clubs, this season and over the last 63 game days: a new season does not start
 * from zero. Trades in escrow are included, or several at once would each count as the first.
 */
async function tradedBefore(
  rows: RowReader,
  clubIds: readonly ClubId[],
  { season: current, absoluteDay }: Pick<TradeDay, 'season' | 'absoluteDay'>,
): Promise<Traded[]> {
  const columns = ['fromClubId', 'toClubId', 'thirdClubId', 'status', 'season', 'madeOn', 'escrow', 'values'] as const;
  const all = await rows.read(trades, columns, { status: ['done', 'escrow'], season: [current - 1, current] });
  return all.flatMap((trade) => {
    const { status, season, madeOn, escrow, values } = trade;
    const isLate = season === current || madeOn > absoluteDay - DAYS_PER_SEASON;
    const counts = isLate && clubsOf(trade).some((id) => clubIds.includes(id));
    return counts && values !== null ? [{ status, season, escrow, values }] : [];
  });
}
