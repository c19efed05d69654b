/** Rounds of the frenzy: bids, signings and notifications. Each is one step of the world, so it is settled once. */

import { type Preferences, preferencesOfClients } from '#domains/agent/store/frenzy.ts';
import { type CapState, contractsIn } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { type Books, type MarketBid, type MarketSigning, settleRound } from '#domains/contracts/rules/auction.ts';
import { type BargainClub, type BargainPlayer, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { signForNextSeason } from '#domains/contracts/store/contracts.ts';
import { finishTalksWith } from '#domains/contracts/store/talks.ts';
import { FRENZY } from '#domains/free-agency/constants.ts';
import { type OnMarket, planShopping, type Shopping } from '#domains/free-agency/rules/bidding.ts';
import { askShare } from '#domains/free-agency/rules/frenzy.ts';
import { MarketEyes } from '#domains/free-agency/rules/market-eyes.ts';
import { qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import { candidateOf } from '#domains/free-agency/rules/summer.ts';
import { assistantsOf, type Moment, silentNewcomers } from '#domains/free-agency/store/assistant.ts';
import { announceRound } from '#domains/free-agency/store/frenzy-news.ts';
import { type FrenzyPlan, plansOf } from '#domains/free-agency/store/frenzy-plans.ts';
import { stopsIn } from '#domains/free-agency/store/summer.ts';
import { loadSummer, type SummerPlayer, type SummerState } from '#domains/free-agency/store/summer-state.ts';
import { frenzyResults } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { lengthOf } from '#engine/market/ask.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Now = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'> & Moment;

/** All data that decides a round. */
interface Table {
  now: Now;
  state: SummerState;
  byId: ReadonlyMap<PlayerId, SummerPlayer>;
  clubs: ReadonlyMap<ClubId, BargainClub>;
  caps: ReadonlyMap<ClubId, CapState>;
  plans: ReadonlyMap<ClubId, FrenzyPlan>;
  /** Clubs with a manager, and those of them whose front office still bids. */
  managed: ReadonlySet<ClubId>;
  silent: ReadonlyMap<ClubId, UserId>;
  /** Agents' instructions for their clients. */
  preferences: ReadonlyMap<PlayerId, Preferences>;
  /** All players who may be bid on, by id. */
  people: ReadonlyMap<PlayerId, BargainPlayer>;
}

/** Settles a round. @returns how many have signed. */
export async function runRound(rows: Rows, now: Now, round: number): Promise<number> {
  const { season, absoluteDay } = now;
  await rows.lock(teams, { level: 'PRO' });
  const state = await loadSummer(rows, season);
  const plans = await plansOf(rows, season);
  const onMarket = marketOf(state, plans, now);
  await rows.lock(players, { id: onMarket.map(({ id }) => id) });
  const columns = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale'] as const;
  const people = await rows.read(players, columns, { id: onMarket.map(({ id }) => id) });
  const table: Table = {
    now,
    state,
    byId: new Map(state.players.map((player) => [player.id, player])),
    plans,
    clubs: await loadBargainClubs(rows, season),
    caps: await loadCapStates(rows, now),
    managed: new Set((await assistantsOf(rows, { season })).keys()),
    silent: await silentNewcomers(rows, now),
    preferences: await preferencesOfClients(rows, absoluteDay),
    people: new Map(people.map((person) => [person.id, person])),
  };
  const shopping = shoppingOf(table, onMarket);
  const bids = [...bidsOfPlans(table), ...bidsOfShopping(table, shopping)];
  const asks = ({ asker }: MarketBid, bidders: number) => askShare(asker.personality.greed, { round, bidders });
  const { signings, interest } = settleRound(bids, asks, () => booksOf(table, shopping));
  await signForNextSeason(rows, signings.map(contractOf), { season, absoluteDay });
  const ids = signings.map(({ bid }) => bid.playerId);
  await finishTalksWith(rows, ids);
  await noteResults(rows, { season, round, signings, interest });
  await announceRound(rows, { now, signings, state, plans, silent: table.silent });
  if (rows.tx) await publishChange(rows.tx, ['players']);
  return signings.length;
}

/** Returns the players without a contract for next season whom no club holds; of those in no plan, only the best at each position. */
function marketOf(state: SummerState, plans: ReadonlyMap<ClubId, FrenzyPlan>, { season, secret }: Now): SummerPlayer[] {
  const stops = stopsIn(season, secret);
  const planned = new Set([...plans.values()].flatMap(({ targets }) => targets.map(({ playerId }) => playerId)));
  const free = state.players.filter(({ clubId, contractTo, isAmateur, isHeld }) => {
    if (isHeld) return false;
    if (clubId === null) return contractTo === null && !isAmateur;
    return contractTo !== null && contractTo <= season;
  });
  const best = POSITIONS.flatMap((position) => {
    const atPosition = free.filter((player) => player.position === position);
    return atPosition
      .sort((a, b) => b.overall - a.overall || a.id - b.id)
      .filter((player) => planned.has(player.id) || !stops(player, true))
      .slice(0, 2 * FRENZY.looksAt);
  });
  const ids = new Set(best.map(({ id }) => id));
  return [...best, ...free.filter(({ id }) => planned.has(id) && !ids.has(id))];
}

/** Returns the shopping lists of AI clubs and of clubs whose new manager has given no instructions. */
function shoppingOf(
  { state, managed, silent, clubs, now }: Table,
  onMarket: readonly SummerPlayer[],
): Map<ClubId, Shopping> {
  const { season, secret } = now;
  const eyes = new MarketEyes({ secret, season, fromSeason: season + 1 });
  const market = Map.groupBy(
    onMarket.map(
      (player): OnMarket => ({
        ...candidateOf(player),
        overallFor: (clubId) => eyes.overall(inNextSeason(player), clubId),
        worthTo: (clubId) => eyes.worth(inNextSeason(player), clubId, clubs.get(clubId)?.cap),
      }),
    ),
    ({ position }) => position,
  );
  const squads = Map.groupBy(
    state.players.filter(({ contractTo, isHeld }) => (contractTo ?? 0) > season || isHeld),
    ({ clubId }) => clubId,
  );
  return new Map(
    state.clubs.flatMap(({ id, limits, dead, ownMeans }) => {
      if (managed.has(id) && !silent.has(id)) return [];
      const squad = (squads.get(id) ?? []).map((player) => {
        // Reserves the salary that keeps his rights.
        const salary = player.isHeld ? qualifyingSalary(player.salary, limits) : player.salary;
        return { ...player, salary, overall: eyes.overall(inNextSeason(player), id) };
      });
      return [[id, planShopping({ clubId: id, limits, dead, means: ownMeans, squad }, market)]];
    }),
  );
}

/** Returns the player at the start of his contract. */
function inNextSeason(player: SummerPlayer): SummerPlayer {
  return { ...player, age: player.age + 1 };
}

function bidsOfShopping(table: Table, shopping: ReadonlyMap<ClubId, Shopping>): MarketBid[] {
  return [...shopping].flatMap(([clubId, { wanted }]) =>
    wanted.flatMap(({ playerId, most }) => bidOf(table, { clubId, playerId, most, seasons: null })),
  );
}

function bidsOfPlans(table: Table): MarketBid[] {
  return [...table.plans].flatMap(([clubId, { targets }]) =>
    targets.flatMap(({ playerId, maxSalary, seasons }, rank) =>
      bidOf(table, { clubId, playerId, most: maxSalary, seasons }).map((bid) => ({ ...bid, rank })),
    ),
  );
}

function bidOf(
  { clubs, people, byId, preferences, now }: Table,
  { clubId, playerId, most, seasons }: { clubId: ClubId; playerId: PlayerId; most: number; seasons: number | null },
): MarketBid[] {
  const [club, person] = [clubs.get(clubId), people.get(playerId)];
  const player = byId.get(playerId);
  if (!club || !person || !player || (player.contractTo ?? 0) > now.season) return [];
  const isOwn = player.clubId === clubId;
  if (isOwn && player.isBoughtOut) return [];
  const said = preferences.get(playerId);
  if (said?.isBarred(clubId)) return [];
  const { asker, bounds } = bargainBetween(person, club, { fromSeason: now.season + 1, isOwn, secret: now.secret });
  if (most < bounds.minimum) return [];
  const length = bounds.isEntry ? bounds.maxSeasons : Math.min(bounds.maxSeasons, seasons ?? lengthOf(asker, bounds));
  const wish = said?.wishFor(clubId) ?? 0;
  return [{ clubId, playerId, seasons: length, most: Math.min(most, bounds.maximum), wish, asker, bounds }];
}

/** Opens the clubs' books: whether a club can still sign him, where its signings this round already count. */
function booksOf({ plans, byId, now, ...table }: Table, shopping: ReadonlyMap<ClubId, Shopping>): Books {
  const caps = new Map(table.caps);
  const openings = new Map([...shopping].map(([clubId, own]) => [clubId, new Map(own.openings)]));
  const spent = new Map<ClubId, { count: number; dollars: number }>();
  const spentBy = (clubId: ClubId) => spent.get(clubId) ?? { count: 0, dollars: 0 };
  const contractFor = ({ playerId, seasons }: MarketBid, salary: number) => {
    const toSeason = now.season + seasons;
    return { playerId, fromSeason: now.season + 1, toSeason, salary, level: 'PRO' as const, daysOut: 0 };
  };
  const mayTake = (bid: MarketBid, salary: number): boolean => {
    const { clubId, playerId } = bid;
    const cap = caps.get(clubId);
    if (!cap || contractsIn(cap, now.season + 1) >= MAX_CONTRACTS) return false;
    if (!wouldBeLegal(cap, { add: [contractFor(bid, salary)] }).ok) return false;
    const { count, dollars } = spentBy(clubId);
    const plan = plans.get(clubId);
    const own = shopping.get(clubId);
    const position = byId.get(playerId)?.position ?? 'C';
    if (plan && (plan.signed + count >= plan.most || plan.spent + dollars + salary > plan.budget)) return false;
    return !own || ((openings.get(clubId)?.get(position) ?? 0) >= 1 && dollars + salary <= own.room);
  };
  const take = (bid: MarketBid, salary: number): boolean => {
    const { clubId, playerId } = bid;
    const cap = caps.get(clubId);
    if (!cap || !mayTake(bid, salary)) return false;
    const open = openings.get(clubId);
    const position = byId.get(playerId)?.position ?? 'C';
    open?.set(position, (open.get(position) ?? 1) - 1);
    const { count, dollars } = spentBy(clubId);
    spent.set(clubId, { count: count + 1, dollars: dollars + salary });
    caps.set(clubId, { ...cap, contracts: [...cap.contracts, contractFor(bid, salary)] });
    return true;
  };
  // AI clubs bid by the space they have; against each other their bids count as they were made.
  const isAi = ({ clubId }: MarketBid) => !plans.has(clubId);
  const raises = (other: MarketBid, winner: MarketBid) => (isAi(other) && isAi(winner)) || mayTake(other, other.most);
  return { take, raises };
}

function contractOf({ bid, salary }: MarketSigning) {
  const { clubId, playerId, seasons, bounds } = bid;
  const kind = bounds.isEntry ? ('entry' as const) : ('standard' as const);
  return { playerId, clubId, terms: { kind, salary, seasons } };
}

interface Results {
  season: number;
  round: number;
  signings: readonly MarketSigning[];
  interest: ReadonlyMap<PlayerId, number>;
}

async function noteResults(rows: Rows, { season, round, signings, interest }: Results): Promise<void> {
  const signed = new Map(signings.map((signing) => [signing.bid.playerId, signing]));
  await rows.insert(
    frenzyResults,
    [...interest].map(([playerId, interested]) => {
      const { bid, salary = 0 } = signed.get(playerId) ?? {};
      return { season, round, playerId, interested, clubId: bid?.clubId ?? null, salary, seasons: bid?.seasons ?? 0 };
    }),
  );
}
