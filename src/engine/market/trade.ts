/**
 * Values a trade to a club in goals above replacement: the lineup of this season, the goals expected of each player in
 * later seasons, less the cost of the contracts. All values are the club's own estimates; true skills are not used.
 */
import { GOALIE_STARTS } from '#engine/market/constants.ts';
import {
  CAUTION,
  CLOSE,
  COST_WEIGHT,
  CROWD,
  FULL_FIRST_TEAM,
  NOTHING,
  PHASES,
  PREMIUM,
  RIGHTS,
  SAVED,
  SEASON_WEIGHTS,
  SPOT_COST,
  type Stance,
  WORTH_STEPS,
} from '#engine/market/trade-constants.ts';
import { GOALS_PER_POINT } from '#engine/market/worth-constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import { isDefense, isGoalie, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';

/** A player, prospect or pick as a club values him or it. */
export interface ValuedAsset {
  id: number;
  position: Position;
  /** Whole years in the first season of the valuation. */
  age: number;
  /** Level of his current team. */
  level: Level;
  /** 0 to 99, as the club estimates it. */
  overall: number;
  /** Goals above replacement by season, starting with the first season of the valuation. */
  goals: readonly number[];
  /** Cap hit by season, in whole dollars; one entry for each season left on the contract. */
  hits: readonly number[];
  /** Share of the first season that he misses, 0 to 1. */
  isOut: number;
}

/** A club in a trade. */
export interface TradingClub {
  tier: number;
  stance: Stance;
  /** Dollars a goal costs on the market, and the league's minimum salary. */
  price: number;
  minimum: number;
  /** Share of the first season that is left, 0 to 1. */
  seasonLeft: number;
  /** All players of its first team. */
  squad: readonly ValuedAsset[];
}

export interface Exchange {
  gets: readonly ValuedAsset[];
  gives: readonly ValuedAsset[];
}

/** A club's gain from a trade in goals, weighted by season; above 0 the club is better off. */
export interface Gain {
  /** In the lineup of this season. */
  now: number;
  /** In later seasons. */
  later: number;
  /** Saved on contracts; below 0: added cost. */
  money: number;
  total: number;
  /** The worth of the larger side, which the gain is compared with. */
  larger: number;
}

export function gainOf(club: TradingClub, { gets, gives }: Exchange): Gain {
  const known = knownOf(club);
  const [got, gave] = [gets[0], gives[0]];
  // Searches value each player alone at every club before they weigh exchanges.
  if (gives.length === 0 && gets.length === 1 && got)
    return kept(known.coming, got, () => weighed(known, club, { gets, gives }));
  if (gets.length === 0 && gives.length === 1 && gave)
    return kept(known.going, gave, () => weighed(known, club, { gets, gives }));
  return weighed(known, club, { gets, gives });
}

/** Returns the goals that an exchange adds to the lineup over a whole season, weighted as the club weighs the first. */
export function lineupGainOf(club: TradingClub, { gets, gives }: Exchange): number {
  const [weight = 1] = SEASON_WEIGHTS[club.stance];
  const known = knownOf(club);
  return weight * lineupChange(known, club, onSquad(known, club, gives), gets);
}

function weighed(known: Known, club: TradingClub, { gets, gives }: Exchange): Gain {
  const going = onSquad(known, club, gives);
  const [weight = 1] = SEASON_WEIGHTS[club.stance];
  const now = weight * club.seasonLeft * lineupChange(known, club, going, gets);
  const gained = gets.map((player) => appraised(known, club, player));
  const given = gives.map((player) => appraised(known, club, player));
  let size = club.squad.length - going.length;
  for (const { level } of gets) if (level === 'PRO') size++;
  const spots = Math.max(0, size - Math.max(FULL_FIRST_TEAM, club.squad.length)) * SPOT_COST;
  const later = laterOfAll(gained, CROWD) - laterOfAll(given, 1) - spots;
  const money = moneyOf(club, gained, given);
  return { now, later, money, total: now + later + money, larger: Math.max(worthOfAll(gained), worthOfAll(given)) };
}

/** Returns the goals that players bring in later seasons, each after the best for a smaller share. */
function laterOfAll(players: readonly Appraised[], crowd: number): number {
  const [first, second, ...more] = players;
  if (!first || !second) return first?.later ?? 0;
  if (more.length === 0) return Math.max(first.later, second.later) + Math.min(first.later, second.later) * crowd;
  return players
    .map(({ later }) => later)
    .sort((one, other) => other - one)
    .reduce((total, later, index) => total + later * crowd ** index, 0);
}

function worthOfAll(players: readonly Appraised[]): number {
  let total = 0;
  for (const { worth } of players) total += Math.max(0, worth);
  return total;
}

/** Values of one player to a club that do not depend on who else changes hands. */
interface Appraised {
  later: number;
  worth: number;
  /** Goals that the dollars of each season of his contract would buy. */
  costs: readonly number[];
}

/** Values computed for a club, cached until the club changes. */
interface Known {
  /** A search weighs the same players in thousands of exchanges. */
  players: Map<ValuedAsset, Appraised>;
  /** The gain from adding or giving up one player alone. */
  coming: Map<ValuedAsset, Gain>;
  going: Map<ValuedAsset, Gain>;
  standings: Map<Position, Standing>;
  /** Place in the squad by id. */
  places: ReadonlyMap<number, number>;
}
const KNOWN = new WeakMap<TradingClub, Known>();

function knownOf(club: TradingClub): Known {
  const known = KNOWN.get(club);
  if (known) return known;
  const places = new Map(club.squad.map(({ id }, place) => [id, place]));
  const made = { players: new Map(), coming: new Map(), going: new Map(), standings: new Map(), places };
  KNOWN.set(club, made);
  return made;
}

interface Keeper<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value under a key, computing and keeping it on first use. @param map a `Map` or `WeakMap` */
export function kept<Key, Value>(map: Keeper<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const NO_PLAYERS: readonly ValuedAsset[] = [];

/** Returns the members of the squad that are among these players, in its order. */
function onSquad({ places }: Known, { squad }: TradingClub, players: readonly ValuedAsset[]): readonly ValuedAsset[] {
  if (players.length === 0) return NO_PLAYERS;
  const found: number[] = [];
  for (const { id } of players) {
    const place = places.get(id);
    if (place !== undefined && !found.includes(place)) found.push(place);
  }
  return found.sort((one, other) => one - other).flatMap((place) => squad[place] ?? []);
}

function appraised({ players }: Known, club: TradingClub, player: ValuedAsset): Appraised {
  const known = players.get(player);
  if (known) return known;
  const costs = player.hits.map((_, season) => costIn(club, player, season));
  const made = { later: laterOf(club, player), worth: worthOf(club, player), costs };
  players.set(player, made);
  return made;
}

/** Returns a player's weighted goals in an average lineup over all seasons, less his cost; used by lists and bands. */
export function worthOf(club: Omit<TradingClub, 'squad'>, player: ValuedAsset): number {
  const [weight = 1] = SEASON_WEIGHTS[club.stance];
  return weight * club.seasonLeft * (player.goals[0] ?? 0) + laterOf(club, player) - costOf(club, player);
}

/** Returns the step of a value, from 0 (negligible) to 5. */
export function worthStep(goals: number): number {
  return WORTH_STEPS.filter((step) => goals >= step).length;
}

function laterOf({ stance }: Pick<TradingClub, 'stance'>, { goals, hits, age }: ValuedAsset): number {
  const weights = SEASON_WEIGHTS[stance];
  let total = 0;
  for (let season = 1; season < goals.length; season++) {
    const isBound = season < hits.length;
    const share = isBound ? 1 : age + season < RIGHTS.until ? RIGHTS.share : 0;
    total += share * (weights[season] ?? 0) * (goals[season] ?? 0);
  }
  return total;
}

/**
 * Returns the cost of the outgoing contracts less that of the incoming ones, in goals. Dollars a club sheds count less
 * than dollars it takes on: it may find no player to spend them on, above all during the season, when few useful free
 * agents are left.
 */
function moneyOf({ seasonLeft }: TradingClub, gained: readonly Appraised[], given: readonly Appraised[]): number {
  let seasons = 0;
  for (const { costs } of gained) seasons = Math.max(seasons, costs.length);
  for (const { costs } of given) seasons = Math.max(seasons, costs.length);
  let total = 0;
  for (let season = 0; season < seasons; season++) {
    let saved = 0;
    for (const { costs } of given) saved += costs[season] ?? 0;
    for (const { costs } of gained) saved -= costs[season] ?? 0;
    total += saved <= 0 ? saved : saved * (season === 0 && seasonLeft < 1 ? SAVED.running : SAVED.later);
  }
  return total;
}

function costOf(club: Omit<TradingClub, 'squad'>, player: ValuedAsset): number {
  return sum(player.hits.map((_, season) => costIn(club, player, season)));
}

/** Returns the goals that the dollars of one season of a contract would buy. */
function costIn(
  { stance, price, minimum, seasonLeft }: Omit<TradingClub, 'squad'>,
  { hits }: ValuedAsset,
  season: number,
): number {
  const share = season === 0 ? seasonLeft : 1;
  const dollars = share * (SEASON_WEIGHTS[stance][season] ?? 0) * Math.max(0, (hits[season] ?? 0) - minimum);
  return price > 0 ? (COST_WEIGHT * dollars) / price : 0;
}

/**
 * Returns the change in a lineup's goals when some players leave the squad and first-team players join it. Only their
 * positions are evaluated.
 */
function lineupChange(
  known: Known,
  club: TradingClub,
  going: readonly ValuedAsset[],
  gets: readonly ValuedAsset[],
): number {
  const positions: Position[] = [];
  for (const { position } of going) if (!positions.includes(position)) positions.push(position);
  // Picks and prospects change no lineup.
  for (const { position, level } of gets)
    if (level === 'PRO' && !positions.includes(position)) positions.push(position);
  let change = 0;
  for (const position of positions) {
    const before = standing(known, club, position);
    change += goalsAfter(before, position, { going, gets, tier: club.tier }) - before.goals;
  }
  return change;
}

/** The first-team players at a position, best first, with their points above replacement and the goals they add. */
interface Standing {
  players: readonly ValuedAsset[];
  points: readonly number[];
  goals: number;
}

function standing({ standings }: Known, club: TradingClub, position: Position): Standing {
  return kept(standings, position, () => {
    const players = club.squad
      .filter((player) => player.position === position)
      .sort((one, other) => pointsOf(other, club.tier) - pointsOf(one, club.tier));
    const points = players.map((player) => pointsOf(player, club.tier));
    return { players, points, goals: goalsOf(position, points) };
  });
}

function goalsAfter(
  { players, points }: Standing,
  position: Position,
  { going, gets, tier }: { going: readonly ValuedAsset[]; gets: readonly ValuedAsset[]; tier: number },
): number {
  const left: number[] = [];
  for (let rank = 0; rank < players.length && left.length < PLACES[position].length; rank++) {
    const player = players[rank];
    if (player && !going.includes(player)) left.push(points[rank] ?? 0);
  }
  for (const player of gets) {
    if (player.level !== 'PRO' || player.position !== position) continue;
    const worth = pointsOf(player, tier);
    let place = left.length;
    while (place > 0 && (left[place - 1] ?? 0) < worth) place--;
    left.splice(place, 0, worth);
  }
  return goalsOf(position, left);
}

/** The fields that decide a player's place in a lineup. */
type Placed = Pick<ValuedAsset, 'position' | 'overall' | 'isOut'>;

/** Returns the goals of a lineup that plays the best available at each position; players without a spot add none. */
export function lineupGoals(squad: readonly Placed[], tier: number): number {
  const goalsAt = (position: Position) =>
    goalsOf(
      position,
      squad
        .filter((player) => player.position === position)
        .map((player) => pointsOf(player, tier))
        .sort((one, other) => other - one),
    );
  return sum(POSITIONS.map(goalsAt));
}

/** Returns a player's overall points above replacement, scaled to the share of games he plays. */
function pointsOf({ position, overall, isOut }: Placed, tier: number): number {
  return (1 - isOut) * Math.max(0, overall + (tierStep(tier) - REPLACEMENT[position]));
}

/** Returns the goals of the players at a position. @param points above replacement, best first */
function goalsOf(position: Position, points: readonly number[]): number {
  return PLACES[position].reduce((goals, worth, rank) => goals + worth * (points[rank] ?? 0), 0);
}

function placesOf(position: Position): readonly number[] {
  if (isGoalie(position)) return GOALIE_STARTS.map((share) => share * GOALS_PER_POINT.G[0]);
  if (isDefense(position)) return GOALS_PER_POINT.D;
  return position === 'C' ? GOALS_PER_POINT.C : GOALS_PER_POINT.W;
}

function byPosition<T>(of: (position: Position) => T): Record<Position, T> {
  return { LW: of('LW'), C: of('C'), RW: of('RW'), LD: of('LD'), RD: of('RD'), G: of('G') };
}
const PLACES = byPosition(placesOf);
const REPLACEMENT = byPosition((position) => PRO_LADDER[position].at(-1) ?? 0);

/** Facts that make a club ask for more. */
export interface Relations {
  /** Recent offers and questions from the other club, weighted. */
  heard: number;
  /** Trades with the other club this season, and all trades the other club has made. */
  deals: number;
  made: number;
  /** The other club is its rival. */
  isRival: boolean;
}

/** A club's answer to an offer; it never reveals a number. */
export const VERDICTS = ['yes', 'almost', 'short', 'far', 'nothing'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** The part of an offer that a club likes least. */
export const CONCERNS = ['price', 'money', 'future', 'lineup'] as const;
export type Concern = (typeof CONCERNS)[number];

/** Returns the goals that a club must gain to accept. */
export function premiumOf({ larger }: Pick<Gain, 'larger'>, { heard, deals, made, isRival }: Relations): number {
  const busy = PREMIUM.perTrade * Math.max(0, made - PREMIUM.usualTrades);
  const share =
    PREMIUM.share + PREMIUM.perHeard * heard + PREMIUM.perDeal * deals + busy + (isRival ? PREMIUM.rival : 0);
  return PREMIUM.goals + Math.min(PREMIUM.most, share) * larger;
}

export function verdictOf(gain: Gain, relations: Relations): { verdict: Verdict; concern: Concern } {
  const missing = premiumOf(gain, relations) - gain.total;
  return { verdict: verdictFor(missing, gain.larger), concern: concernOf(gain) };
}

function verdictFor(missing: number, larger: number): Verdict {
  if (missing <= 0) return 'yes';
  if (larger < NOTHING) return 'nothing';
  const share = missing / larger;
  if (share <= CLOSE.almost) return 'almost';
  return share <= CLOSE.short ? 'short' : 'far';
}

function concernOf({ now, later, money }: Gain): Concern {
  const worst = Math.min(now, later, money);
  if (worst >= 0) return 'price';
  if (worst === money) return 'money';
  return worst === now ? 'lineup' : 'future';
}

/** Returns a club's stance by its rank in its league (1 is the best) and the mean age of its first team. */
export function stanceOf({ rank, clubs, meanAge }: { rank: number; clubs: number; meanAge: number }): Stance {
  const place = (rank - 1) / Math.max(1, clubs - 1);
  if (place <= PHASES.contend) return 'contend';
  // An old team in the lower half has nothing to wait for, so it rebuilds.
  return place >= 1 - PHASES.rebuild || (meanAge >= OLD_TEAM && place >= 0.5) ? 'rebuild' : 'retool';
}
const OLD_TEAM = 29.5;

/** Returns the values a club assumes for other clubs' players: toward the lower end of its estimate. */
export function cautious(goals: readonly number[], low: readonly number[]): number[] {
  return goals.map((each, season) => each + CAUTION * ((low[season] ?? each) - each));
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
