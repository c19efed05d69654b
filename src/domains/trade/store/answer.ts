/** An AI club's answer to a trade: by its own estimates only, and in words. */
import type { TradeAnswer } from '#domains/trade/contract/shapes.ts';
import { keyOf, type TradeAsset, type TradePart } from '#domains/trade/rules/assets.ts';
import { type Deal, faultOfBody, faultsOf } from '#domains/trade/rules/legality.ts';
import { waysToYes } from '#domains/trade/rules/ways.ts';
import { type ClubValuation, loadTradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { loadStrengths } from '#domains/trade/store/strengths.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, kept, type Relations, verdictOf, worthOf } from '#engine/market/trade.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Number of ways named when a club is asked what it would want. */
const WAYS_NAMED = 3;

/** Loads the estimates of one of the clubs. */
export async function valuationOfClub(
  rows: RowReader,
  { clubId, sides }: { clubId: ClubId; sides: readonly Party[] },
  today: TradeDay,
): Promise<ClubValuation> {
  const parties = new Map(sides.map((side) => [side.clubId, side]));
  const leagueId = parties.get(clubId)?.leagueId ?? 0;
  const league = await loadTradeLeague(rows, { leagueId, parties }, today);
  const strengths = await loadStrengths(rows, { leagueId, tier: league.tier });
  return valuationOf(clubId, sides, { ...league, strengths }, today);
}

/** Returns the answer of the club whose estimates are given. */
export function answerOf(
  valuation: ClubValuation,
  clubId: ClubId,
  parts: readonly TradePart[],
  relations: Relations,
): TradeAnswer {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId).map((part) => valuation.appraise(part));
  // Giving a player with retained salary frees only the rest: the part the other club takes on.
  const given = parts.filter(({ fromClubId }) => fromClubId === clubId);
  const gives = valuation.appraiseGiven(given, gets);
  return verdictOf(gainOf(valuation.club, { gets, gives }), relations);
}

interface Asking {
  sides: readonly Party[];
  /** The club that asks, and the club asked. */
  askerId: ClubId;
  clubId: ClubId;
  parts: readonly TradePart[];
  relations: Relations;
  valuation: ClubValuation;
  today: TradeDay;
}

/** Returns what the asking club could add to make the other accept. @param most how many ways */
export function waysOf(asking: Asking, most = WAYS_NAMED): TradeAsset[][] {
  const { sides, askerId, clubId, parts, relations, valuation, today } = asking;
  const asker = sides.find((side) => side.clubId === askerId);
  const asked = sides.find((side) => side.clubId === clubId);
  if (!asker || !asked) return [];
  const named = new Set(parts.map(keyOf));
  const deal = dealOf(sides, parts, today);
  const additions = assetsOf(asker, asked, deal)
    .filter((asset) => !named.has(keyOf(asset)))
    .map((asset) => ({ asset, worth: worthOf(valuation.club, valuation.appraise(asset)) }));
  const withThese = (adds: readonly TradeAsset[]): TradePart[] => [
    ...parts,
    ...adds.map((asset) => ({ ...asset, fromClubId: asker.clubId, toClubId: asked.clubId })),
  ];
  const isEnough = (adds: readonly TradeAsset[]) => {
    const all = withThese(adds);
    return (
      answerOf(valuation, clubId, all, relations).verdict === 'yes' && faultsOf({ ...deal, parts: all }).length === 0
    );
  };
  return waysToYes(additions, isEnough, most);
}

/** Returns the assets a club may give another. */
export function assetsOf(
  from: Party,
  to: Pick<Party, 'clubId' | 'name'>,
  deal: Pick<Deal, 'absoluteDay'>,
): TradeAsset[] {
  return [
    ...from.bodies
      .filter((body) => faultOfBody(body, to, deal) === null)
      .map((body) => assetFrom(body, ({ id }) => ({ kind: 'player', playerId: id, retention: 0 }))),
    ...from.picks.map((pick) => assetFrom(pick, ({ id }) => ({ kind: 'pick', pickId: id }))),
    ...from.prospects.map((prospect) => assetFrom(prospect, ({ id }) => ({ kind: 'rights', playerId: id }))),
  ];
}

/** One asset object for each player or pick, so that cached values are found again. */
const ASSETS = new WeakMap<object, TradeAsset>();

function assetFrom<Source extends object>(source: Source, make: (source: Source) => TradeAsset): TradeAsset {
  return kept(ASSETS, source, () => make(source));
}
