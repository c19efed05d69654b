/**
 * Clubs that nobody plays look for trades by themselves: with each other, and, as offers, with managers. One load of a league
 * on the nights on which it happens, whatever the number of clubs; the same night of the same world always does the same.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { INITIATIVE } from '#domains/trade/constants.ts';
import { attemptsOn } from '#domains/trade/rules/initiative.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { bestExchange } from '#domains/trade/rules/search.ts';
import type { TradePart, TradeThing } from '#domains/trade/rules/things.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { addTrade, lastDayOf } from '#domains/trade/store/add.ts';
import { thingsOf } from '#domains/trade/store/answer.ts';
import { type Eyes, eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { dealOf, makeTrade } from '#domains/trade/store/make.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { notifyClub } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Night {
  today: TradeDay;
  now: Date;
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
    const traders = random.shuffle(clubIds.filter((clubId) => !managed.has(clubId)));
    for (const clubId of traders.slice(0, attempts)) {
      if (await tradeWithSomebody(rows, { clubId, floor, random, ...night })) done.trades++;
    }
    for (const clubId of clubIds.filter((id) => managed.has(id))) {
      if (random.chance(INITIATIVE.toManagers) && (await offerTo(rows, { clubId, floor, random, ...night })))
        done.offers++;
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
  const others = [...floor.parties.keys()].filter(
    (id) => id !== clubId && !floor.managed.has(id) && !floor.busy.has(id),
  );
  for (const partnerId of random.shuffle(others).slice(0, INITIATIVE.partners)) {
    const found = findTrade(looking, partnerId, 'both');
    if (!found) continue;
    const { sides, parts } = found;
    const between = { fromClubId: clubId, toClubId: partnerId, thirdClubId: null };
    const trade = { ...between, countersId: null, expiresOn: today.absoluteDay };
    const id = await addTrade(rows, { trade, parts, today, now });
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
  const others = [...floor.parties.keys()].filter((id) => !floor.managed.has(id) && !floor.busy.has(id));
  for (const clubId of random.shuffle(others).slice(0, INITIATIVE.partners)) {
    const found = findTrade({ ...looking, clubId }, managedId, 'first');
    if (!found) continue;
    const { sides, parts } = found;
    const expiresOn = lastDayOf(today, INITIATIVE.days);
    const trade = { fromClubId: clubId, toClubId: managedId, thirdClubId: null, countersId: null, expiresOn };
    const tradeId = await addTrade(rows, { trade, parts, today, now });
    await notifyClub(rows, managedId, { kind: 'trade-offered', team: sides[0].name, tradeId });
    floor.busy.add(clubId);
    return true;
  }
  return false;
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
  // Who has just come by a trade is not passed on, and boys stay where they grow up.
  const isPassedOn = (party: Party, thing: TradeThing) => {
    if (thing.kind === 'pick') {
      return party.picks.find(({ id }) => id === thing.pickId)?.originalClubId === party.clubId;
    }
    const body = party.bodies.find(({ id }) => thing.kind === 'player' && id === thing.playerId);
    return !!body && body.level !== 'U21' && !body.contracts.some(({ isTakenOver }) => isTakenOver);
  };
  const free = (party: Party, to: Party) => thingsOf(party, to, deal).filter((thing) => isPassedOn(party, thing));
  const exchange = bestExchange({
    own: { eyes: floor.eyes(clubId), gives: free(own, other) },
    other: { eyes: floor.eyes(partnerId), gives: free(other, own) },
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
