/** What trades of managers are worth by scouts who belong to no club, and what those of a season add up to. */
import { clubs } from '#domains/club/tables.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import { type Balance, meanOf, type SideValue, together, unbalanced } from '#domains/trade/rules/fairness.ts';
import type { TradePart } from '#domains/trade/rules/things.ts';
import { type Eyes, eyesOf, loadTradeLeague, type TradeLeague } from '#domains/trade/store/judgment.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
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

/** Who manages which of some clubs. */
export async function managersOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, UserId>> {
  const owned = await rows.read(clubs, ['id', 'ownerUserId'], { id: clubIds });
  return new Map(owned.flatMap(({ id, ownerUserId }) => (ownerUserId === null ? [] : [[id, ownerUserId]])));
}

interface Before {
  /** Whether accounts of one household have, two of which manage such clubs. */
  hasHousehold: boolean;
  /** Of one of the clubs that has gained or lost too much; null: none has. */
  balance: Balance | null;
}

/** What managers have traded this season with one of these clubs, or wait to trade: many at once would each be the first. One query. */
export async function tradedBefore(
  rows: RowReader,
  managed: ReadonlySet<ClubId>,
  { season }: Pick<TradeDay, 'season'>,
): Promise<Before> {
  const columns = ['fromClubId', 'toClubId', 'thirdClubId', 'escrow', 'values'] as const;
  const all = await rows.read(trades, columns, { status: ['done', 'escrow'], season });
  const before = all.filter((trade) => clubsOf(trade).some((clubId) => managed.has(clubId)));
  const counting = before.flatMap(({ escrow, values }) => (values === null || escrow?.hasConsent ? [] : [values]));
  return {
    hasHousehold: before.some(({ escrow }) => escrow?.isHousehold),
    balance: unbalanced(managed, counting),
  };
}

/** A club of a trade for whose sake others will have to agree to it; null: nobody need. Two queries. */
export async function balanceOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  today: Pick<TradeDay, 'season'>,
): Promise<Balance | null> {
  const managed = new Set((await managersOf(rows, clubIds)).keys());
  return managed.size < 2 ? null : (await tradedBefore(rows, managed, today)).balance;
}
