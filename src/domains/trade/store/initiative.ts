/**
 * Clubs that nobody plays look for trades by themselves: with each other, and, as offers, with managers. One load of a league
 * on the nights on which it happens, whatever the number of clubs; the same night of the same world always does the same.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { INITIATIVE } from '#domains/trade/constants.ts';
import { attemptsOn } from '#domains/trade/rules/initiative.ts';
import { type Deal, faultsOf } from '#domains/trade/rules/legality.ts';
import { motiveOf } from '#domains/trade/rules/motives.ts';
import { bestExchange } from '#domains/trade/rules/search.ts';
import { keyOf, type TradePart, type TradeThing } from '#domains/trade/rules/things.ts';
import { bestTriangle, type Passed } from '#domains/trade/rules/triangle.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { addTrade, lastDayOf } from '#domains/trade/store/add.ts';
import { thingsOf } from '#domains/trade/store/answer.ts';
import { type Eyes, eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { dealOf, makeTrade } from '#domains/trade/store/make.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { log, notifyClub } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Night {
  today: TradeDay;
  now: Date;
  /** Chance that a club looks for a trade of three first; as usual unless told otherwise. */
  threeClubs?: number;
}

/** Everything that a league needs to trade tonight. */
interface Floor {
  parties: ReadonlyMap<ClubId, Party>;
  eyes(clubId: ClubId): Eyes;
  /** Clubs with a manager. */
  managed: ReadonlySet<ClubId>;
  /** Who has traded tonight already, or has been made an offer. */
  busy: Set<ClubId>;
}

/** @returns how many trades were made, and how many offers to managers. */
export async function tradeTonight(rows: Rows, night: Night): Promise<{ trades: number; offers: number }> {
  const done = { trades: 0, offers: 0 };
  const { day, absoluteDay, secret } = night.today;
  if (!tradeWindowOn(day).isOpen) return done;
  const firstTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId', 'level'], { level: 'PRO' })).filter(isOfClub);
  const managed = new Set((await rows.read(clubs, ['id'], { ownerUserId: { isNot: null } })).map(({ id }) => id));
  for (const [leagueId, ofLeague] of Map.groupBy(firstTeams, (team) => team.leagueId)) {
    const random = secretRandom(secret, `trades/${absoluteDay}/${leagueId}`);
    const clubIds = ofLeague.map(({ clubId }) => clubId);
    const attempts = attemptsOn(day, clubIds.length, random);
    if (attempts === 0) continue;
    const floor = await openFloor(rows, { leagueId, clubIds, managed, today: night.today });
    // Managers are asked first: who has found somebody among the others tonight looks no further.
    for (const clubId of clubIds.filter((id) => managed.has(id))) {
      if (random.chance(INITIATIVE.toManagers) && (await offerTo(rows, { clubId, floor, random, ...night })))
        done.offers++;
    }
    const traders = random.shuffle(clubIds.filter((clubId) => !managed.has(clubId)));
    for (const clubId of traders.slice(0, attempts)) {
      if (await tradeWithSomebody(rows, { clubId, floor, random, ...night })) done.trades++;
    }
  }
  return done;
}

async function openFloor(
  rows: Rows,
  asked: { leagueId: LeagueId; clubIds: readonly ClubId[]; managed: ReadonlySet<ClubId>; today: TradeDay },
): Promise<Floor> {
  const { leagueId, clubIds, managed, today } = asked;
  const parties = await loadParties(rows, clubIds, today);
  const league = await loadTradeLeague(rows, { leagueId, parties }, today);
  const all = [...parties.values()];
  const known = new Map<ClubId, Eyes>();
  return {
    parties,
    managed,
    busy: new Set(),
    eyes(clubId) {
      const eyes = known.get(clubId) ?? eyesOf(clubId, all, league, today);
      known.set(clubId, eyes);
      return eyes;
    },
  };
}

interface Looking extends Night {
  clubId: ClubId;
  floor: Floor;
  random: Random;
}

/** Looks at some other clubs that nobody plays, and makes the first trade that both like. */
async function tradeWithSomebody(rows: Rows, looking: Looking): Promise<boolean> {
  const { clubId, floor, random, today, now } = looking;
  if (floor.busy.has(clubId)) return false;
  const others = freeTonight(floor).filter((id) => id !== clubId);
  const partners = random.shuffle(others).slice(0, INITIATIVE.partners);
  const [second, third] = partners;
  if (random.chance(looking.threeClubs ?? INITIATIVE.threeClubs) && second !== undefined && third !== undefined) {
    const found = findTriangle(looking, [clubId, second, third]);
    if (found) {
      const trade = { ...betweenThree(found.sides), countersId: null, expiresOn: today.absoluteDay };
      const id = await addTrade(rows, { trade, parts: found.parts, today, now });
      await explain(rows, id, [clubId, second, third], found.parts, looking);
      await log(rows, id, { says: 'accepts', clubId: second }, { day: today.absoluteDay, now });
      await makeTrade(rows, { trade: { ...trade, id }, ...found, byClubId: third, today, now });
      floor.busy.add(clubId).add(second).add(third);
      return true;
    }
  }
  for (const partnerId of partners) {
    const found = findTrade(looking, partnerId, 'both');
    if (!found) continue;
    const { sides, parts } = found;
    const between = { fromClubId: clubId, toClubId: partnerId, thirdClubId: null };
    const trade = { ...between, countersId: null, expiresOn: today.absoluteDay };
    const id = await addTrade(rows, { trade, parts, today, now });
    await explain(rows, id, [clubId, partnerId], parts, looking);
    await makeTrade(rows, { trade: { ...trade, id }, parts, sides, byClubId: partnerId, today, now });
    floor.busy.add(clubId).add(partnerId);
    return true;
  }
  return false;
}

/** Some club makes a manager an offer that it likes, and that is not far from fair by the scouts of his own club. */
async function offerTo(rows: Rows, looking: Looking): Promise<boolean> {
  const { clubId: managedId, floor, random, today, now } = looking;
  const open = await rows.read(trades, ['id', 'fromClubId'], { toClubId: managedId, status: 'open' });
  if (open.length >= INITIATIVE.openOffers) return false;
  const others = random.shuffle(freeTonight(floor)).slice(0, INITIATIVE.partners);
  const [first, third] = others;
  if (random.chance(looking.threeClubs ?? INITIATIVE.threeClubs) && first !== undefined && third !== undefined) {
    const found = findTriangle({ ...looking, clubId: first }, [first, managedId, third]);
    if (found) {
      // The third club has said yes when the manager hears of it: all depends on the manager.
      const expiresOn = lastDayOf(today, INITIATIVE.days);
      const trade = { ...betweenThree(found.sides), countersId: null, expiresOn };
      const tradeId = await addTrade(rows, { trade, parts: found.parts, today, now });
      await explain(rows, tradeId, [first, third], found.parts, looking);
      await rows.updateWhere(trades, { acceptedBy: [third] }, { id: tradeId });
      await log(rows, tradeId, { says: 'accepts', clubId: third }, { day: today.absoluteDay, now });
      await notifyClub(rows, managedId, { kind: 'trade-offered', team: found.sides[0].name, tradeId });
      floor.busy.add(first).add(third);
      return true;
    }
  }
  for (const clubId of others) {
    const found = findTrade({ ...looking, clubId }, managedId, 'first');
    if (!found) continue;
    const { sides, parts } = found;
    const expiresOn = lastDayOf(today, INITIATIVE.days);
    const trade = { fromClubId: clubId, toClubId: managedId, thirdClubId: null, countersId: null, expiresOn };
    const tradeId = await addTrade(rows, { trade, parts, today, now });
    await explain(rows, tradeId, [clubId], parts, looking);
    await notifyClub(rows, managedId, { kind: 'trade-offered', team: sides[0].name, tradeId });
    floor.busy.add(clubId);
    return true;
  }
  return false;
}

/** Says in the log what these clubs want with the trade. */
async function explain(
  rows: Rows,
  tradeId: number,
  clubIds: readonly ClubId[],
  parts: readonly TradePart[],
  { floor, today, now }: Pick<Looking, 'floor' | 'today' | 'now'>,
): Promise<void> {
  for (const clubId of clubIds) {
    const says = motiveOf(clubId, floor.eyes(clubId), parts);
    await log(rows, tradeId, { says, clubId }, { day: today.absoluteDay, now });
  }
}

/** Clubs that nobody plays, and that have not traded tonight. */
function freeTonight({ parties, managed, busy }: Floor): ClubId[] {
  return [...parties.keys()].filter((id) => !managed.has(id) && !busy.has(id));
}

/** The best legal trade of three clubs, the one that proposes it first. */
function findTriangle(
  { floor, today }: Looking,
  clubIds: readonly [ClubId, ClubId, ClubId],
): { sides: readonly [Party, Party, Party]; parts: TradePart[] } | null {
  const [one, two, three] = clubIds.map((id) => floor.parties.get(id));
  if (!one || !two || !three) return null;
  const sides = [one, two, three] as const;
  const deal = dealOf(sides, [], today);
  const trader = (party: Party) => {
    const others = sides.filter((side) => side !== party);
    return { eyes: floor.eyes(party.clubId), gives: freeOf(party, others, deal) };
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
    isLegal: (round) => faultsOf({ ...deal, parts: partsOf(round) }).length === 0,
  });
  return passed && { sides, parts: partsOf(passed) };
}

function betweenThree([one, two, three]: readonly [Party, Party, Party]) {
  return { fromClubId: one.clubId, toClubId: two.clubId, thirdClubId: three.clubId };
}

/** The best legal trade of two clubs. @param mustLike whether both must gain enough, or the first only while the second loses little */
function findTrade(
  { clubId, floor, today }: Looking,
  partnerId: ClubId,
  mustLike: 'both' | 'first',
): { sides: readonly [Party, Party]; parts: TradePart[] } | null {
  const [own, other] = [floor.parties.get(clubId), floor.parties.get(partnerId)];
  if (!own || !other) return null;
  const sides = [own, other] as const;
  const deal = dealOf(sides, [], today);
  const exchange = bestExchange({
    own: { eyes: floor.eyes(clubId), gives: freeOf(own, [other], deal) },
    other: { eyes: floor.eyes(partnerId), gives: freeOf(other, [own], deal) },
    mustLike,
    isLegal: (gives, gets) => faultsOf({ ...deal, parts: partsOf(gives, gets) }).length === 0,
  });
  return exchange && { sides, parts: partsOf(exchange.gives, exchange.gets) };

  function partsOf(gives: readonly TradeThing[], gets: readonly TradeThing[]): TradePart[] {
    return [
      ...gives.map((thing) => ({ ...thing, fromClubId: clubId, toClubId: partnerId })),
      ...gets.map((thing) => ({ ...thing, fromClubId: partnerId, toClubId: clubId })),
    ];
  }
}

/**
 * What a club may give to all of the others. Who has just come by a trade is not passed on, and boys stay where they grow up.
 */
function freeOf(party: Party, others: readonly Party[], deal: Pick<Deal, 'absoluteDay'>): TradeThing[] {
  const isPassedOn = (thing: TradeThing) => {
    if (thing.kind === 'pick')
      return party.picks.find(({ id }) => id === thing.pickId)?.originalClubId === party.clubId;
    const body = party.bodies.find(({ id }) => thing.kind === 'player' && id === thing.playerId);
    return !!body && body.level !== 'U21' && !body.contracts.some(({ isTakenOver }) => isTakenOver);
  };
  const [first, ...more] = others;
  if (!first) return [];
  const things = thingsOf(party, first, deal).filter(isPassedOn);
  const isFreeFor = more.map((other) => new Set(thingsOf(party, other, deal).map(keyOf)));
  return things.filter((thing) => isFreeFor.every((free) => free.has(keyOf(thing))));
}
