/** Trades AI clubs find with each other: good for every side by its own estimates. */
import { AIMS } from '#domains/trade/constants.ts';
import { aimOf, areWorthAFirst, buyerOf, isFuture, isRental } from '#domains/trade/rules/aims.ts';
import { keyOf, type TradeAsset, type TradePart } from '#domains/trade/rules/assets.ts';
import { sharedWorth } from '#domains/trade/rules/even.ts';
import { type Deal, faultsOf } from '#domains/trade/rules/legality.ts';
import { roomFor } from '#domains/trade/rules/room.ts';
import { bestExchange, type Search, type Trader } from '#domains/trade/rules/search.ts';
import { bestTriangle, type Passed } from '#domains/trade/rules/triangle.ts';
import { firstSeasonOn } from '#domains/trade/rules/window.ts';
import { assetsOf } from '#domains/trade/store/answer.ts';
import type { ClubValuation } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import type { ClubId, PickId } from '#engine/ids.ts';
import type { Stance } from '#engine/market/trade-constants.ts';

/** Everything a league needs to trade tonight. */
export interface Floor {
  parties: ReadonlyMap<ClubId, Party>;
  valuation(clubId: ClubId): ClubValuation;
  /** Returns a club's stance. */
  stance(clubId: ClubId): Stance;
  /** Clubs with a manager. */
  managed: ReadonlySet<ClubId>;
  /** Returns whether neutral scouts find a trade lopsided, so that the league would have to approve it. */
  isUneven(sides: readonly Party[], parts: readonly TradePart[]): boolean;
  /** Returns whether neutral scouts find that no side is fooled, as AI clubs require among themselves. */
  isEven(sides: readonly Party[], parts: readonly TradePart[]): boolean;
  /** Clubs that have already traded or been made an offer tonight. */
  busy: Set<ClubId>;
}

interface Finding {
  clubId: ClubId;
  floor: Floor;
  today: TradeDay;
}

export interface Found {
  sides: readonly [Party, Party];
  parts: TradePart[];
}

/** Returns the AI clubs that have not traded tonight. */
export function freeTonight({ parties, managed, busy }: Floor): ClubId[] {
  return [...parties.keys()].filter((id) => !managed.has(id) && !busy.has(id));
}

/** Returns the best legal three-club trade, the proposing club first. */
export function findTriangle(
  { floor, today }: Pick<Finding, 'floor' | 'today'>,
  clubIds: readonly [ClubId, ClubId, ClubId],
): { sides: readonly [Party, Party, Party]; parts: TradePart[] } | null {
  const [one, two, three] = clubIds.map((id) => floor.parties.get(id));
  if (!one || !two || !three) return null;
  const sides = [one, two, three] as const;
  const firsts = firstsOf(sides);
  const deal = dealOf(sides, [], today);
  const trader = (party: Party) => {
    const others = sides.filter((side) => side !== party);
    return traderOf(party, floor.valuation(party.clubId), freeOf(party, others, { deal, floor, today }));
  };
  const partsOf = (passed: readonly Passed<TradeAsset>[]): TradePart[] =>
    passed.map(({ asset, from, to }) => ({
      ...asset,
      fromClubId: clubIds[from] ?? 0,
      toClubId: clubIds[to] ?? 0,
    }));
  const passed = bestTriangle({
    traders: [trader(one), trader(two), trader(three)],
    lenient: new Set(clubIds.flatMap((id, index) => (floor.managed.has(id) ? [index] : []))),
    isLegal: (round) =>
      clubIds.every((id, index) => {
        const [gives, gets] = (['from', 'to'] as const).map((end) =>
          round.filter((passed) => passed[end] === index).map(({ asset }) => asset),
        );
        return partsWithFirsts(floor.valuation(id), { firsts, gives, gets });
      }) && faultsOf({ ...deal, parts: partsOf(round) }).length === 0,
  });
  return passed && { sides, parts: partsOf(passed) };
}

/** Returns the best legal trade between two clubs. @param mustLike whether both must gain enough, or only the first while the second loses little */
export function findTrade(
  { clubId, floor, today }: Finding,
  partnerId: ClubId,
  mustLike: 'both' | 'first',
): Found | null {
  const [own, other] = [floor.parties.get(clubId), floor.parties.get(partnerId)];
  if (!own || !other) return null;
  const [sides, deal] = [[own, other] as const, dealOf([own, other], [], today)];
  const seats = [own, other].map((party) => {
    const partner = party === own ? other : own;
    return traderOf(party, floor.valuation(party.clubId), freeOf(party, [partner], { deal, floor, today }));
  });
  const [mine, theirs] = seats;
  if (!mine || !theirs) return null;
  const partsOf = (gives: readonly TradeAsset[], gets: readonly TradeAsset[]): TradePart[] => [
    ...gives.map((asset) => ({ ...asset, fromClubId: clubId, toClubId: partnerId })),
    ...gets.map((asset) => ({ ...asset, fromClubId: partnerId, toClubId: clubId })),
  ];
  const [hasRoom, firsts] = [roomFor(sides), firstsOf(sides)];
  const mayBe = (gives: readonly TradeAsset[], gets: readonly TradeAsset[]) =>
    hasRoom(gives, gets) &&
    partsWithFirsts(mine.valuation, { firsts, gives, gets }) &&
    partsWithFirsts(theirs.valuation, { firsts, gives: gets, gets: gives });
  const isLegal = (gives: readonly TradeAsset[], gets: readonly TradeAsset[]) => {
    const parts = partsOf(gives, gets);
    return faultsOf({ ...deal, parts }).length === 0 && (mustLike === 'first' || floor.isEven(sides, parts));
  };
  const weigh = sharedWorth([mine.valuation, theirs.valuation]);
  const terms = { mustLike, weigh, mayBe, isLegal };
  const buyer = mustLike === 'both' ? buyerOf(today.day, floor.stance(clubId), floor.stance(partnerId)) : null;
  if (buyer !== null) {
    const isOwn = buyer === 'own';
    const [buys, sells] = isOwn ? [mine, theirs] : [theirs, mine];
    const bought = rentalFor(buys, sells, isOwn ? terms : turned(terms));
    if (bought)
      return { sides, parts: isOwn ? partsOf(bought.gives, bought.gets) : partsOf(bought.gets, bought.gives) };
  }
  const aimed = aimedAt(mine, theirs, terms);
  if (aimed) return { sides, parts: partsOf(aimed.gives, aimed.gets) };
  // Then what the other club is looking for.
  const wanted = mustLike === 'both' ? aimedAt(theirs, mine, turned(terms)) : null;
  if (wanted) return { sides, parts: partsOf(wanted.gets, wanted.gives) };
  // Otherwise, players each club values more than the other does.
  const exchange = bestExchange({ own: mine, other: theirs, ...terms });
  return exchange && { sides, parts: partsOf(exchange.gives, exchange.gets) };
}

function traderOf(party: Party, valuation: ClubValuation, gives: readonly TradeAsset[]): Trader<TradeAsset> {
  // Players and rights before picks; a first-round pick is never the small change of a trade.
  const valuedAssets = gives.filter(({ kind }) => kind !== 'pick');
  const firsts = firstsOf([party]);
  const future = gives.filter(
    (asset) => asset.kind !== 'player' && !(asset.kind === 'pick' && firsts.has(asset.pickId)),
  );
  return { valuation, gives, adds: [valuedAssets, future] };
}

/** Returns the first-round picks any of the clubs owns. */
function firstsOf(sides: readonly Party[]): ReadonlySet<PickId> {
  return new Set(sides.flatMap(({ picks }) => picks.flatMap(({ id, round }) => (round === 1 ? [id] : []))));
}

interface Given {
  firsts: ReadonlySet<PickId>;
  gives?: readonly TradeAsset[] | undefined;
  gets?: readonly TradeAsset[] | undefined;
}

/** Returns whether a club would part with the first-round picks among what it gives. */
function partsWithFirsts(
  { club, appraise }: Pick<ClubValuation, 'club' | 'appraise'>,
  { firsts, gives = [], gets = [] }: Given,
): boolean {
  const given = countFirsts(gives, firsts);
  if (given === 0) return true;
  if (given > AIMS.mostFirsts) return false;
  return given <= countFirsts(gets, firsts) || areWorthAFirst(club, gets.map(appraise));
}

function countFirsts(assets: readonly TradeAsset[], firsts: ReadonlySet<PickId>): number {
  let count = 0;
  for (const asset of assets) if (asset.kind === 'pick' && firsts.has(asset.pickId)) count++;
  return count;
}

type Seat = Trader<TradeAsset>;
type Terms = Omit<Search<TradeAsset>, 'own' | 'other'>;

/** Returns the terms from the other club's side. */
function turned({ mayBe, isLegal, ...terms }: Terms): Terms {
  return {
    ...terms,
    mayBe: (gives, gets) => mayBe(gets, gives),
    isLegal: (gives, gets) => isLegal(gets, gives),
  };
}

/** Returns a trade for what a club looks for, paid with what it is willing to give. */
function aimedAt(own: Seat, other: Seat, terms: Terms) {
  const aim = aimOf(own.valuation.club);
  return bestExchange({
    own: { ...own, gives: own.gives.filter((asset) => aim.pays(own.valuation.appraise(asset))) },
    other: { ...other, gives: other.gives.filter((asset) => aim.wants(own.valuation.appraise(asset))) },
    ...terms,
  });
}

/** Returns a rental for picks and prospects; the seller retains part of his salary if the buyer lacks the cap space. */
function rentalFor(buyer: Seat, seller: Seat, terms: Terms) {
  const own = { ...buyer, gives: buyer.gives.filter((asset) => isFuture(buyer.valuation.appraise(asset))) };
  const rentals = seller.gives.filter((asset) => asset.kind === 'player' && isRental(seller.valuation.appraise(asset)));
  for (const retention of [0, AIMS.retained]) {
    const other = { ...seller, gives: rentals.map((asset) => ({ ...asset, retention })) };
    const found = bestExchange({ own, other, ...terms, mustLike: 'both' });
    if (found) return found;
  }
  return null;
}

interface Table {
  deal: Pick<Deal, 'absoluteDay'>;
  floor: Pick<Floor, 'stance'>;
  today: TradeDay;
}

/**
 * Returns the assets a club may give to all of the others. Players acquired by trade or claim this season are not passed on. Juniors stay in the
 * organization they grow up in, and young players with the club that chose them; only a contender parts with those its first team does not need yet.
 */
export function freeOf(party: Party, others: readonly Party[], { deal, floor, today }: Table): TradeAsset[] {
  const isContending = floor.stance(party.clubId) === 'contend';
  const firstSeason = firstSeasonOn(today);
  const bodies = new Map(party.bodies.map((body) => [body.id, body]));
  const picks = new Map(party.picks.map((pick) => [pick.id, pick]));
  const isPassedOn = (asset: TradeAsset) => {
    if (asset.kind === 'pick') return picks.get(asset.pickId)?.originalClubId === party.clubId;
    const body = asset.kind === 'player' ? bodies.get(asset.playerId) : undefined;
    if (!body || body.level === 'U21') return false;
    if (body.contracts.some(({ takenOverIn }) => takenOverIn === today.season)) return false;
    // In summer an expiring contract is worth nothing.
    if (!body.contracts.some(({ toSeason }) => toSeason >= firstSeason)) return false;
    const isYoung = firstSeason - (party.people.get(body.id)?.birthSeason ?? 0) <= AIMS.staysUntil;
    return !isYoung || (isContending && body.level === 'FRM');
  };
  const [first, ...more] = others;
  if (!first) return [];
  const assets = assetsOf(party, first, deal).filter(isPassedOn);
  const isFreeFor = more.map((other) => new Set(assetsOf(party, other, deal).map(keyOf)));
  return assets.filter((asset) => isFreeFor.every((free) => free.has(keyOf(asset))));
}
