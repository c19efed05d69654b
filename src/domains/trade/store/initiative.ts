/**
 * Trades that AI clubs start themselves: with each other and, as offers, with managers. Loads a league once a night, whatever the number of clubs;
 * the same night of the same world always has the same result.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { managedClubs, managerOf } from '#domains/seat/store/holders.ts';
import { INITIATIVE } from '#domains/trade/constants.ts';
import { buyerOf } from '#domains/trade/rules/aims.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { isSideEven } from '#domains/trade/rules/even.ts';
import { isUneven } from '#domains/trade/rules/fairness.ts';
import { attemptsInPast, attemptsOn } from '#domains/trade/rules/initiative.ts';
import { motiveOf } from '#domains/trade/rules/motives.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { addTrade, lastDayOf } from '#domains/trade/store/add.ts';
import { type Floor, findTrade, findTriangle, freeTonight } from '#domains/trade/store/finding.ts';
import { type ClubValuation, loadTradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { makeTrade } from '#domains/trade/store/make.ts';
import { neutralValuations, valuesBy } from '#domains/trade/store/neutral.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { holdClubs, log, notifyClub } from '#domains/trade/store/record.ts';
import { openingOf, shopTonight } from '#domains/trade/store/shopping.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, LeagueId, TradeId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Night {
  today: TradeDay;
  now: Date;
  /** Set for simulated past years: whether the trades are announced. Null in the running world. */
  past?: { isAnnounced: boolean } | null;
  /** Chance that a club first looks for a three-club trade; defaults to the usual one. */
  threeClubs?: number;
  /** Number of clubs it looks at; defaults to the usual number. */
  partners?: number;
}

/** @returns how many trades were made, and how many offers to managers. */
export async function tradeTonight(rows: Rows, night: Night): Promise<{ trades: number; offers: number }> {
  const done = { trades: 0, offers: 0 };
  const { day, absoluteDay, secret } = night.today;
  if (!tradeWindowOn(day).isOpen) return done;
  const firstTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId', 'level'], { level: 'PRO' })).filter(isOfClub);
  const managed = await managedClubs(rows);
  const attemptsTonight = night.past ? attemptsInPast : attemptsOn;
  const open = [...Map.groupBy(firstTeams, (team) => team.leagueId)].flatMap(([leagueId, ofLeague]) => {
    const random = secretRandom(secret, `trades/${absoluteDay}/${leagueId}`);
    const clubIds = ofLeague.map(({ clubId }) => clubId);
    const attempts = attemptsTonight(day, clubIds.length, random);
    return attempts === 0 ? [] : [{ leagueId, clubIds, random, attempts }];
  });
  if (open.length === 0) return done;
  // Clubs trade only within their league, so all are read at once. Managers who reach for one of these players meanwhile wait, and then hear that he
  // is gone.
  const all = open.flatMap(({ clubIds }) => clubIds);
  await holdClubs(rows, all);
  const parties = await loadParties(rows, all, night.today);
  for (const { leagueId, clubIds, random, attempts } of open) {
    const ofLeague = new Map([...parties].filter(([clubId]) => clubIds.includes(clubId)));
    const floor = await openFloor(rows, { leagueId, parties: ofLeague, managed, today: night.today });
    // Managers come first: an AI club that finds a trade with another AI club looks no further tonight.
    for (const clubId of clubIds.filter((id) => managed.has(id))) {
      const looking = { clubId, floor, random, ...night };
      if (!(await mayContact(rows, looking))) continue;
      if ((await offerTo(rows, looking)) || (await callTo(rows, looking))) done.offers++;
    }
    const traders = random.shuffle(clubIds.filter((clubId) => !managed.has(clubId)));
    for (const clubId of traders.slice(0, attempts)) {
      if (await tradeWithSomebody(rows, { clubId, floor, random, ...night })) done.trades++;
    }
    if (!night.past) await shopTonight(rows, { floor, random, today: night.today, now: night.now });
  }
  return done;
}

/**
 * Has one club look at all others of its league, on any night, and makes the first trade that both like by their own estimates. Does nothing while
 * trades are closed. @returns whether it has traded
 */
export async function lookForTrade(rows: Rows, { clubId, ...night }: Night & { clubId: ClubId }): Promise<boolean> {
  const { today } = night;
  if (!tradeWindowOn(today.day).isOpen) return false;
  const firstTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId', 'level'], { level: 'PRO' })).filter(isOfClub);
  const leagueId = firstTeams.find((team) => team.clubId === clubId)?.leagueId ?? null;
  if (leagueId === null) return false;
  const clubIds = firstTeams.flatMap((team) => (team.leagueId === leagueId ? [team.clubId] : []));
  await holdClubs(rows, clubIds);
  const parties = await loadParties(rows, clubIds, today);
  const floor = await openFloor(rows, { leagueId, parties, managed: new Set(), today });
  const random = secretRandom(today.secret, `trades/${today.absoluteDay}/club/${clubId}`);
  return tradeWithSomebody(rows, { clubId, floor, random, ...night, partners: clubIds.length });
}

async function openFloor(
  rows: Rows,
  asked: {
    leagueId: LeagueId;
    parties: ReadonlyMap<ClubId, Party>;
    managed: ReadonlySet<ClubId>;
    today: TradeDay;
  },
): Promise<Floor> {
  const { leagueId, parties, managed, today } = asked;
  const league = await loadTradeLeague(rows, { leagueId, parties }, today);
  const all = [...parties.values()];
  const known = new Map<ClubId, ClubValuation>();
  let scouts: readonly ClubValuation[] | undefined;
  const valuesOf = (sides: readonly Party[], parts: readonly TradePart[]) => {
    scouts ??= neutralValuations(all, league, today);
    return valuesBy(
      scouts,
      sides.map(({ clubId }) => clubId),
      parts,
    );
  };
  return {
    parties,
    managed,
    busy: new Set(),
    stance: (clubId) => league.stances.get(clubId) ?? 'retool',
    isUneven: (sides, parts) => isUneven(valuesOf(sides, parts), { isWithAi: true }),
    isEven: (sides, parts) => valuesOf(sides, parts).every(isSideEven),
    valuation(clubId) {
      const valuation = known.get(clubId) ?? valuationOf(clubId, all, league, today);
      known.set(clubId, valuation);
      return valuation;
    },
  };
}

interface Looking extends Night {
  clubId: ClubId;
  floor: Floor;
  random: Random;
}

/** Looks at some other AI clubs, and makes the first trade that both like. */
async function tradeWithSomebody(rows: Rows, looking: Looking): Promise<boolean> {
  const { clubId, floor, random, today, now } = looking;
  if (floor.busy.has(clubId)) return false;
  const isAnnounced = looking.past?.isAnnounced ?? true;
  const partners = partnersFor(looking);
  const [second, third] = partners;
  if (random.chance(looking.threeClubs ?? INITIATIVE.threeClubs) && second !== undefined && third !== undefined) {
    const found = findTriangle(looking, [clubId, second, third]);
    if (found) {
      const trade = { ...betweenThree(found.sides), countersId: null, expiresOn: today.absoluteDay };
      const id = await addTrade(rows, { trade, parts: found.parts, today, now });
      await explain(rows, id, [clubId, second, third], found.parts, looking);
      await log(rows, id, { says: 'accepts', clubId: second }, { day: today.absoluteDay, now });
      await makeTrade(rows, { trade: { ...trade, id }, ...found, byClubId: third, today, now, isAnnounced });
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
    await makeTrade(rows, { trade: { ...trade, id }, parts, sides, byClubId: partnerId, today, now, isAnnounced });
    floor.busy.add(clubId).add(partnerId);
    return true;
  }
  return false;
}

/** Returns the clubs it looks at tonight; before the deadline, natural buyers and sellers first. */
function partnersFor({ clubId, floor, random, today, past, partners }: Looking): ClubId[] {
  const most = partners ?? (past ? INITIATIVE.pastPartners : INITIATIVE.partners);
  const others = random.shuffle(freeTonight(floor).filter((id) => id !== clubId));
  const meets = (id: ClubId) => Number(buyerOf(today.day, floor.stance(clubId), floor.stance(id)) !== null);
  return others.toSorted((one, other) => meets(other) - meets(one)).slice(0, most);
}

/** Returns whether an AI club contacts a manager tonight: every so often, within limits. */
async function mayContact(rows: Rows, { clubId, floor, random, today }: Looking): Promise<boolean> {
  const { contact, openOffers, toManagers } = INITIATIVE;
  const madeOn = { atLeast: today.absoluteDay - contact.days + 1 };
  const offered = await rows.read(trades, ['fromClubId', 'status'], { toClubId: clubId, countersId: null, madeOn });
  const heard = offered.filter(({ fromClubId }) => !floor.managed.has(fromClubId));
  const open = offered.filter(({ status }) => status === 'open');
  const isChosen = random.chance(heard.length === 0 ? contact.first : toManagers);
  return isChosen && open.length < openOffers && heard.length < contact.most;
}

/** Has an AI club call a manager about a player it would like, with an opening offer. @returns whether one did */
async function callTo(rows: Rows, looking: Looking): Promise<boolean> {
  const { clubId: managedId, floor, random, today } = looking;
  const userId = await managerOf(rows, managedId);
  if (userId === null) return false;
  for (const clubId of random.shuffle(freeTonight(floor)).slice(0, INITIATIVE.partners)) {
    const opening = await openingOf(rows, { clubId, managedId, floor, today });
    if (!opening) continue;
    const { sides, parts, valued, stance } = opening;
    const person = sides[1].people.get(valued.id);
    if (!person) continue;
    const tradeId = await sendTo(rows, { ...looking, clubId }, { managedId, parts });
    const params = { team: sides[0].name, player: `${person.firstname} ${person.lastname}`, stance, tradeId };
    await notify(rows, [{ userId, channel: 'news', kind: 'trade-called', params }]);
    return true;
  }
  return false;
}

/** Adds a club's offer to a manager. @returns its id */
async function sendTo(
  rows: Rows,
  looking: Looking,
  { managedId, parts }: { managedId: ClubId; parts: readonly TradePart[] },
): Promise<TradeId> {
  const { clubId, floor, today, now } = looking;
  const expiresOn = lastDayOf(today, INITIATIVE.days);
  const trade = { fromClubId: clubId, toClubId: managedId, thirdClubId: null, countersId: null, expiresOn };
  const tradeId = await addTrade(rows, { trade, parts, today, now });
  await explain(rows, tradeId, [clubId], parts, looking);
  floor.busy.add(clubId);
  return tradeId;
}

/** Has an AI club make a manager an offer it likes and that is close to fair by the manager's own scouts. */
async function offerTo(rows: Rows, looking: Looking): Promise<boolean> {
  const { clubId: managedId, floor, random, today, now } = looking;
  const others = random.shuffle(freeTonight(floor)).slice(0, INITIATIVE.partners);
  const [first, third] = others;
  if (random.chance(looking.threeClubs ?? INITIATIVE.threeClubs) && first !== undefined && third !== undefined) {
    const found = findTriangle(looking, [first, managedId, third]);
    if (found && !floor.isUneven(found.sides, found.parts)) {
      // The third club accepts before the manager hears of it, so only the manager's answer is open.
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
    // An offer a manager can simply accept must not need the league's approval.
    if (!found || floor.isUneven(found.sides, found.parts)) continue;
    const { sides, parts } = found;
    const tradeId = await sendTo(rows, { ...looking, clubId }, { managedId, parts });
    await notifyClub(rows, managedId, { kind: 'trade-offered', team: sides[0].name, tradeId });
    return true;
  }
  return false;
}

/** Logs the motives of these clubs for the trade. */
async function explain(
  rows: Rows,
  tradeId: TradeId,
  clubIds: readonly ClubId[],
  parts: readonly TradePart[],
  { floor, today, now }: Pick<Looking, 'floor' | 'today' | 'now'>,
): Promise<void> {
  for (const clubId of clubIds) {
    const says = motiveOf(clubId, floor.valuation(clubId), parts);
    await log(rows, tradeId, { says, clubId }, { day: today.absoluteDay, now });
  }
}

function betweenThree([one, two, three]: readonly [Party, Party, Party]) {
  return { fromClubId: one.clubId, toClubId: two.clubId, thirdClubId: three.clubId };
}
