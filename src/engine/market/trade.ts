/**
 * The value of a trade to a club, in goals above replacement: this season by who plays where, the seasons after by what
 * a player is expected to bring, less the cost of the contracts. All players are seen through the club's own
 * estimates; nothing here knows the truth.
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

/** A player as a club sees him. */
export interface TradeMan {
  id: number;
  position: Position;
  /** Whole years in the first season that counts. */
  age: number;
  /** Of the team that he belongs to. */
  level: Level;
  /** 0 to 99, as the club takes it. */
  overall: number;
  /** Goals above replacement by season, the first that counts first. */
  goals: readonly number[];
  /** Whole dollars a season that his contract counts; as many as seasons are left of it. */
  hits: readonly number[];
  /** Share of the first season that he is out, 0 to 1. */
  isOut: number;
}

/** A club at the table. */
export interface TradingClub {
  tier: number;
  stance: Stance;
  /** Dollars a goal, and the least that anybody earns. */
  price: number;
  minimum: number;
  /** What is left of the first season, 0 to 1. */
  seasonLeft: number;
  /** Everybody of its first team. */
  squad: readonly TradeMan[];
}

export interface Exchange {
  gets: readonly TradeMan[];
  gives: readonly TradeMan[];
}

/** Goals, weighted by season; above 0 it is better off. */
export interface Gain {
  /** In the lineup of this season. */
  now: number;
  /** In the seasons after. */
  later: number;
  /** What the contracts cost less (or, below 0, more). */
  money: number;
  total: number;
  /** The worth of the larger side, by which the gain is measured. */
  larger: number;
}

export function gainOf(club: TradingClub, { gets, gives }: Exchange): Gain {
  const known = knownOf(club);
  const [got, gave] = [gets[0], gives[0]];
  // Searches ask for each man by himself before they weigh exchanges, at every other club again.
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
  const gained = gets.map((man) => appraised(known, club, man));
  const given = gives.map((man) => appraised(known, club, man));
  let size = club.squad.length - going.length;
  for (const { level } of gets) if (level === 'PRO') size++;
  const spots = Math.max(0, size - Math.max(FULL_FIRST_TEAM, club.squad.length)) * SPOT_COST;
  const later = laterOfAll(gained, CROWD) - laterOfAll(given, 1) - spots;
  const money = moneyOf(club, gained, given);
  return { now, later, money, total: now + later + money, larger: Math.max(worthOfAll(gained), worthOfAll(given)) };
}

/** Returns the goals that players bring in later seasons, each after the best for a smaller share. */
function laterOfAll(men: readonly Appraised[], crowd: number): number {
  const [first, second, ...more] = men;
  if (!first || !second) return first?.later ?? 0;
  if (more.length === 0) return Math.max(first.later, second.later) + Math.min(first.later, second.later) * crowd;
  return men
    .map(({ later }) => later)
    .sort((one, other) => other - one)
    .reduce((total, later, index) => total + later * crowd ** index, 0);
}

function worthOfAll(men: readonly Appraised[]): number {
  let total = 0;
  for (const { worth } of men) total += Math.max(0, worth);
  return total;
}

/** Values of one player to a club that do not depend on who else changes hands. */
interface Appraised {
  later: number;
  worth: number;
  /** Goals that the dollars of each season of his contract would buy. */
  costs: readonly number[];
}

/** Values worked out for a club, kept while the club does not change. */
interface Known {
  /** A search weighs the same players in thousands of exchanges. */
  men: Map<TradeMan, Appraised>;
  /** The gain from getting or giving one player alone. */
  coming: Map<TradeMan, Gain>;
  going: Map<TradeMan, Gain>;
  standings: Map<Position, Standing>;
  /** Place in the squad by id. */
  places: ReadonlyMap<number, number>;
}
const KNOWN = new WeakMap<TradingClub, Known>();

function knownOf(club: TradingClub): Known {
  const known = KNOWN.get(club);
  if (known) return known;
  const places = new Map(club.squad.map(({ id }, place) => [id, place]));
  const made = { men: new Map(), coming: new Map(), going: new Map(), standings: new Map(), places };
  KNOWN.set(club, made);
  return made;
}

/** Returns the value under a key, computing and keeping it on first use. */
function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const NO_MEN: readonly TradeMan[] = [];

/** Returns the members of the squad that are among these players, in its order. */
function onSquad({ places }: Known, { squad }: TradingClub, men: readonly TradeMan[]): readonly TradeMan[] {
  if (men.length === 0) return NO_MEN;
  const found: number[] = [];
  for (const { id } of men) {
    const place = places.get(id);
    if (place !== undefined && !found.includes(place)) found.push(place);
  }
  return found.sort((one, other) => one - other).flatMap((place) => squad[place] ?? []);
}

function appraised({ men }: Known, club: TradingClub, man: TradeMan): Appraised {
  const known = men.get(man);
  if (known) return known;
  const costs = man.hits.map((_, season) => costIn(club, man, season));
  const made = { later: laterOf(club, man), worth: worthOf(club, man), costs };
  men.set(man, made);
  return made;
}

/** Returns a player's goals in an average lineup over all seasons, weighted, less his cost: for lists and bands. */
export function worthOf(club: Omit<TradingClub, 'squad'>, man: TradeMan): number {
  const [weight = 1] = SEASON_WEIGHTS[club.stance];
  return weight * club.seasonLeft * (man.goals[0] ?? 0) + laterOf(club, man) - costOf(club, man);
}

/** Returns the step of a value, from 0 (negligible) to 5. */
export function worthStep(goals: number): number {
  return WORTH_STEPS.filter((step) => goals >= step).length;
}

function laterOf({ stance }: Pick<TradingClub, 'stance'>, { goals, hits, age }: TradeMan): number {
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
 * Returns the goals of the contracts that leave, less those that arrive. Dollars a club sheds count less than dollars it takes on: it is not
 * sure to find a player for them, least of all during the season, when no useful player is free.
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

function costOf(club: Omit<TradingClub, 'squad'>, man: TradeMan): number {
  return sum(man.hits.map((_, season) => costIn(club, man, season)));
}

/** Returns the goals that the dollars of one season of a contract would buy. */
function costIn(
  { stance, price, minimum, seasonLeft }: Omit<TradingClub, 'squad'>,
  { hits }: TradeMan,
  season: number,
): number {
  const share = season === 0 ? seasonLeft : 1;
  const dollars = share * (SEASON_WEIGHTS[stance][season] ?? 0) * Math.max(0, (hits[season] ?? 0) - minimum);
  return price > 0 ? (COST_WEIGHT * dollars) / price : 0;
}

/**
 * Returns the goals by which a lineup changes when some players leave the squad and first-team players join it. Only their
 * positions are evaluated.
 */
function lineupChange(known: Known, club: TradingClub, going: readonly TradeMan[], gets: readonly TradeMan[]): number {
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

/** Returns the first-team players of a position, the best first, with their values there and the goals they bring. */
interface Standing {
  men: readonly TradeMan[];
  points: readonly number[];
  goals: number;
}

function standing({ standings }: Known, club: TradingClub, position: Position): Standing {
  return kept(standings, position, () => {
    const men = club.squad
      .filter((man) => man.position === position)
      .sort((one, other) => pointsOf(other, club.tier) - pointsOf(one, club.tier));
    const points = men.map((man) => pointsOf(man, club.tier));
    return { men, points, goals: goalsOf(position, points) };
  });
}

function goalsAfter(
  { men, points }: Standing,
  position: Position,
  { going, gets, tier }: { going: readonly TradeMan[]; gets: readonly TradeMan[]; tier: number },
): number {
  const left: number[] = [];
  for (let rank = 0; rank < men.length && left.length < PLACES[position].length; rank++) {
    const man = men[rank];
    if (man && !going.includes(man)) left.push(points[rank] ?? 0);
  }
  for (const man of gets) {
    if (man.level !== 'PRO' || man.position !== position) continue;
    const worth = pointsOf(man, tier);
    let place = left.length;
    while (place > 0 && (left[place - 1] ?? 0) < worth) place--;
    left.splice(place, 0, worth);
  }
  return goalsOf(position, left);
}

/** What of a man counts for a place in a lineup. */
type Placed = Pick<TradeMan, 'position' | 'overall' | 'isOut'>;

/** Returns the goals of a lineup whose places are filled by the best available; players without a place add none. */
export function lineupGoals(squad: readonly Placed[], tier: number): number {
  const goalsAt = (position: Position) =>
    goalsOf(
      position,
      squad
        .filter((man) => man.position === position)
        .map((man) => pointsOf(man, tier))
        .sort((one, other) => other - one),
    );
  return sum(POSITIONS.map(goalsAt));
}

/** Returns a player's overall points above replacement, for the games he plays. */
function pointsOf({ position, overall, isOut }: Placed, tier: number): number {
  return (1 - isOut) * Math.max(0, overall + (tierStep(tier) - REPLACEMENT[position]));
}

/** Returns the goals of the players at a position. @param points of theirs, the best first */
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

/** Reasons for a club to ask for more. */
export interface Wariness {
  /** Offers and questions that it has heard from the other of late, weighted. */
  heard: number;
  /** Trades with the other this season, and of the other with anybody. */
  deals: number;
  made: number;
  /** The other wants the same place in the standings. */
  isRival: boolean;
}

/** A club's answer to an offer, in words: never a number. */
export const VERDICTS = ['yes', 'almost', 'short', 'far', 'nothing'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What it likes least about it. */
export const CONCERNS = ['price', 'money', 'future', 'lineup'] as const;
export type Concern = (typeof CONCERNS)[number];

/** Returns the goals that a club must gain to accept. */
export function premiumOf({ larger }: Pick<Gain, 'larger'>, { heard, deals, made, isRival }: Wariness): number {
  const busy = PREMIUM.perTrade * Math.max(0, made - PREMIUM.usualTrades);
  const share =
    PREMIUM.share + PREMIUM.perHeard * heard + PREMIUM.perDeal * deals + busy + (isRival ? PREMIUM.rival : 0);
  return PREMIUM.goals + Math.min(PREMIUM.most, share) * larger;
}

export function verdictOf(gain: Gain, wariness: Wariness): { verdict: Verdict; concern: Concern } {
  const missing = premiumOf(gain, wariness) - gain.total;
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

/** Returns a club's aim, by its rank in its league (1 is the best) and the mean age of its first team. */
export function stanceOf({ rank, clubs, meanAge }: { rank: number; clubs: number; meanAge: number }): Stance {
  const place = (rank - 1) / Math.max(1, clubs - 1);
  if (place <= PHASES.contend) return 'contend';
  // An old team in the middle has nothing to wait for: it starts over.
  return place >= 1 - PHASES.rebuild || (meanAge >= OLD_TEAM && place >= 0.5) ? 'rebuild' : 'retool';
}
const OLD_TEAM = 29.5;

/** Returns the values a club assumes within a band: it leans to the lower end for others' players. */
export function cautious(goals: readonly number[], low: readonly number[]): number[] {
  return goals.map((each, season) => each + CAUTION * ((low[season] ?? each) - each));
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
