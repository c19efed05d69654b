/** What trades with managers in them are worth by scouts who belong to no club, and what those of a season add up to. */
import { clubsOfHousehold } from '#domains/club/store/waits.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
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
import type { TradePart } from '#domains/trade/rules/things.ts';
import { type Eyes, eyesOf, loadTradeLeague, type TradeLeague } from '#domains/trade/store/judgment.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, type StoredTrade } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { worthOf } from '#engine/market/trade.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** No club has this number, nor one below it. */
const NOBODYS = 0;

/** The eyes of neutral scouts, each of whom errs on their own. */
export function neutralEyes(
  sides: readonly Party[],
  league: TradeLeague,
  today: TradeDay,
  count: number = FAIRNESS.scouts,
): Eyes[] {
  return Array.from({ length: count }, (_, index) => eyesOf(NOBODYS - index, sides, league, today));
}

/** What each club gets and gives by scouts who belong to none of them. */
export async function valuesOf(
  rows: RowReader,
  { sides, parts, today }: { sides: readonly Party[]; parts: readonly TradePart[]; today: TradeDay },
): Promise<SideValue[]> {
  const parties = new Map(sides.map((side) => [side.clubId, side]));
  const league = await loadTradeLeague(rows, { leagueId: sides[0]?.leagueId ?? 0, parties }, today);
  return valuesBy(
    neutralEyes(sides, league, today),
    sides.map(({ clubId }) => clubId),
    parts,
  );
}

/** What each of some clubs gets and gives, as all these eyes together see it. */
export function valuesBy(
  scouts: readonly Eyes[],
  clubIds: readonly ClubId[],
  parts: readonly TradePart[],
): SideValue[] {
  const valued = parts.map((part) => {
    const bands = scouts.map((eyes) => {
      const [low, high] = eyes.band(part).map((man) => worthOf(eyes.club, man));
      return { low: low ?? 0, high: high ?? 0 };
    });
    // What becomes of a pick or of a boy all of them know as little as one.
    return { part, band: meanOf(bands, { isSure: part.kind === 'player' }) };
  });
  return clubIds.map((clubId) => ({
    clubId,
    gets: together(valued.filter(({ part }) => part.toClubId === clubId).map(({ band }) => band)),
    gives: together(valued.filter(({ part }) => part.fromClubId === clubId).map(({ band }) => band)),
  }));
}

/**
 * A club of a trade for whose sake others will have to agree to it; null: nobody need. At most ten queries.
 * @param accepted what neutral scouts say to the trade, once all have accepted it
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

/** Whether votes may not pass a trade that all have just accepted. One query. */
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
 * What neutral scouts have said to trades of managers with one of these clubs, in this season and in the 63 game days until today: the turn of a season
 * wipes no slate. Those that wait are included, as many at once would each be the first.
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
