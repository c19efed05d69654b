/** What AI clubs find when they look at each other: trades that all of them like, by their own estimates. */
import { AIMS } from '#domains/trade/constants.ts';
import { aimOf, areWorthAFirst, buyerOf, isFuture, isRental } from '#domains/trade/rules/aims.ts';
import { sharedWorth } from '#domains/trade/rules/even.ts';
import { type Deal, faultsOf } from '#domains/trade/rules/legality.ts';
import { roomFor } from '#domains/trade/rules/room.ts';
import { bestExchange, type Search, type Trader } from '#domains/trade/rules/search.ts';
import { keyOf, type TradePart, type TradeThing } from '#domains/trade/rules/things.ts';
import { bestTriangle, type Passed } from '#domains/trade/rules/triangle.ts';
import { firstSeasonOn } from '#domains/trade/rules/window.ts';
import { thingsOf } from '#domains/trade/store/answer.ts';
import type { Eyes } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import type { ClubId, PickId } from '#engine/ids.ts';
import type { Stance } from '#engine/market/trade-constants.ts';

/** Everything that a league needs to trade tonight. */
export interface Floor {
  parties: ReadonlyMap<ClubId, Party>;
  eyes(clubId: ClubId): Eyes;
  /** What a club works for. */
  stance(clubId: ClubId): Stance;
  /** Clubs with a manager. */
  managed: ReadonlySet<ClubId>;
  /** Whether neutral scouts find a trade lopsided, so that the league would have to agree to it. */
  isUneven(sides: readonly Party[], parts: readonly TradePart[]): boolean;
  /** Whether neutral scouts find that no side of a trade has been fooled, as AI clubs would have it among themselves. */
  isEven(sides: readonly Party[], parts: readonly TradePart[]): boolean;
  /** Who has traded tonight already, or has been made an offer. */
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

/** AI clubs, and that have not traded tonight. */
export function freeTonight({ parties, managed, busy }: Floor): ClubId[] {
  return [...parties.keys()].filter((id) => !managed.has(id) && !busy.has(id));
}

/** The best legal trade of three clubs, the one that proposes it first. */
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
    return traderOf(party, floor.eyes(party.clubId), freeOf(party, others, { deal, floor, today }));
  };
  const partsOf = (passed: readonly Passed<TradeThing>[]): TradePart[] =>
    passed.map(({ thing, from, to }) => ({
      ...thing,
      fromClubId: clubIds[from] ?? 0,
      toClubId: clubIds[to] ?? 0,
    }));
  const passed = bestTriangle({
    traders: [trader(one), trader(two), trader(three)],
    lenient: new Set(clubIds.flatMap((id, index) => (floor.managed.has(id) ? [index] : []))),
    isLegal: (round) =>
      clubIds.every((id, index) => {
        const [gives, gets] = (['from', 'to'] as const).map((end) =>
          round.filter((passed) => passed[end] === index).map(({ thing }) => thing),
        );
        return partsWithFirsts(floor.eyes(id), { firsts, gives, gets });
      }) && faultsOf({ ...deal, parts: partsOf(round) }).length === 0,
  });
  return passed && { sides, parts: partsOf(passed) };
}

/** The best legal trade of two clubs. @param mustLike whether both must gain enough, or the first only while the second loses little */
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
    return traderOf(party, floor.eyes(party.clubId), freeOf(party, [partner], { deal, floor, today }));
  });
  const [mine, theirs] = seats;
  if (!mine || !theirs) return null;
  const partsOf = (gives: readonly TradeThing[], gets: readonly TradeThing[]): TradePart[] => [
    ...gives.map((thing) => ({ ...thing, fromClubId: clubId, toClubId: partnerId })),
    ...gets.map((thing) => ({ ...thing, fromClubId: partnerId, toClubId: clubId })),
  ];
  const [hasRoom, firsts] = [roomFor(sides), firstsOf(sides)];
  const mayBe = (gives: readonly TradeThing[], gets: readonly TradeThing[]) =>
    hasRoom(gives, gets) &&
    partsWithFirsts(mine.eyes, { firsts, gives, gets }) &&
    partsWithFirsts(theirs.eyes, { firsts, gives: gets, gets: gives });
  const isLegal = (gives: readonly TradeThing[], gets: readonly TradeThing[]) => {
    const parts = partsOf(gives, gets);
    return faultsOf({ ...deal, parts }).length === 0 && (mustLike === 'first' || floor.isEven(sides, parts));
  };
  const weigh = sharedWorth([mine.eyes, theirs.eyes]);
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
  // Perhaps it has what the other looks for.
  const wanted = mustLike === 'both' ? aimedAt(theirs, mine, turned(terms)) : null;
  if (wanted) return { sides, parts: partsOf(wanted.gets, wanted.gives) };
  // Else whom each thinks more of than the other does.
  const exchange = bestExchange({ own: mine, other: theirs, ...terms });
  return exchange && { sides, parts: partsOf(exchange.gives, exchange.gets) };
}

function traderOf(party: Party, eyes: Eyes, gives: readonly TradeThing[]): Trader<TradeThing> {
  // Men and rights before picks; a first-round pick is never the small change of a trade.
  const men = gives.filter(({ kind }) => kind !== 'pick');
  const firsts = firstsOf([party]);
  const future = gives.filter(
    (thing) => thing.kind !== 'player' && !(thing.kind === 'pick' && firsts.has(thing.pickId)),
  );
  return { eyes, gives, adds: [men, future] };
}

/** Picks of a first round that somebody of them has. */
function firstsOf(sides: readonly Party[]): ReadonlySet<PickId> {
  return new Set(sides.flatMap(({ picks }) => picks.flatMap(({ id, round }) => (round === 1 ? [id] : []))));
}

interface Given {
  firsts: ReadonlySet<PickId>;
  gives?: readonly TradeThing[] | undefined;
  gets?: readonly TradeThing[] | undefined;
}

/** Whether a club would part with the picks of a first round among what it gives. */
function partsWithFirsts({ club, see }: Eyes, { firsts, gives = [], gets = [] }: Given): boolean {
  const given = countFirsts(gives, firsts);
  if (given === 0) return true;
  if (given > AIMS.mostFirsts) return false;
  return given <= countFirsts(gets, firsts) || areWorthAFirst(club, gets.map(see));
}

function countFirsts(things: readonly TradeThing[], firsts: ReadonlySet<PickId>): number {
  let count = 0;
  for (const thing of things) if (thing.kind === 'pick' && firsts.has(thing.pickId)) count++;
  return count;
}

type Seat = Trader<TradeThing>;
type Terms = Omit<Search<TradeThing>, 'own' | 'other'>;

/** The same for the one on the other side of the table. */
function turned({ mayBe, isLegal, ...terms }: Terms): Terms {
  return {
    ...terms,
    mayBe: (gives, gets) => mayBe(gets, gives),
    isLegal: (gives, gets) => isLegal(gets, gives),
  };
}

/** What a club looks for, paid with what it pays with. */
function aimedAt(own: Seat, other: Seat, terms: Terms) {
  const aim = aimOf(own.eyes.club);
  return bestExchange({
    own: { ...own, gives: own.gives.filter((thing) => aim.pays(own.eyes.see(thing))) },
    other: { ...other, gives: other.gives.filter((thing) => aim.wants(own.eyes.see(thing))) },
    ...terms,
  });
}

/** A regular on an ending contract for picks and prospects; if the buyer has no room for his salary, with a part of it that stays behind. */
function rentalFor(buyer: Seat, seller: Seat, terms: Terms) {
  const own = { ...buyer, gives: buyer.gives.filter((thing) => isFuture(buyer.eyes.see(thing))) };
  const rentals = seller.gives.filter((thing) => thing.kind === 'player' && isRental(seller.eyes.see(thing)));
  for (const retention of [0, AIMS.retained]) {
    const other = { ...seller, gives: rentals.map((thing) => ({ ...thing, retention })) };
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
 * What a club may give to all of the others. Who has come by a trade or a claim is not passed on in the same season. Boys stay where they grow up, and the young with the club that
 * has chosen them; only who plays for the cup parts with those of them whom its first team does not need yet.
 */
export function freeOf(party: Party, others: readonly Party[], { deal, floor, today }: Table): TradeThing[] {
  const isContending = floor.stance(party.clubId) === 'contend';
  const firstSeason = firstSeasonOn(today);
  const bodies = new Map(party.bodies.map((body) => [body.id, body]));
  const picks = new Map(party.picks.map((pick) => [pick.id, pick]));
  const isPassedOn = (thing: TradeThing) => {
    if (thing.kind === 'pick') return picks.get(thing.pickId)?.originalClubId === party.clubId;
    const body = thing.kind === 'player' ? bodies.get(thing.playerId) : undefined;
    if (!body || body.level === 'U21') return false;
    if (body.contracts.some(({ takenOverIn }) => takenOverIn === today.season)) return false;
    // In summer nobody pays for whose contract is about to end.
    if (!body.contracts.some(({ toSeason }) => toSeason >= firstSeason)) return false;
    const isYoung = firstSeason - (party.people.get(body.id)?.birthSeason ?? 0) <= AIMS.staysUntil;
    return !isYoung || (isContending && body.level === 'FRM');
  };
  const [first, ...more] = others;
  if (!first) return [];
  const things = thingsOf(party, first, deal).filter(isPassedOn);
  const isFreeFor = more.map((other) => new Set(thingsOf(party, other, deal).map(keyOf)));
  return things.filter((thing) => isFreeFor.every((free) => free.has(keyOf(thing))));
}
