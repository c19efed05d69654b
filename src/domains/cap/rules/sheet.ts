/** A club's cap sheet: what counts today, what will have counted at the season's end, and what is bound in the seasons after. */

import { DEADLINE_DAY, OVERAGE_SHARE, SEASONS_SHOWN } from '#domains/cap/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';

/** A contract as the cap sees it. */
export interface CapContract {
  playerId: PlayerId;
  fromSeason: number;
  toSeason: number;
  /** Whole dollars a season: the mean, signing bonus included. */
  salary: number;
  /** Of the team that he belongs to; of who is called up in an emergency the one that waits for him. */
  level: Level;
  /** On long-term injured reserve: this many days from today on he does not count; 0: he does. */
  daysOut: number;
}

/** Dead cap. */
export interface CapCharge {
  season: number;
  /** Whole dollars. */
  amount: number;
  kind: 'buyout' | 'retention' | 'overage' | 'relegation';
}

/** All that a sheet follows from. */
export interface CapState {
  season: number;
  /** Of the season, 1 to 63. */
  day: number;
  limits: CapLimits;
  /** The upper limit of the next season, set when the playoffs are over; null: nobody knows it yet. */
  nextUpper?: number | null;
  /** The last season of a rescue plan after a bankruptcy; null: the club is under none. */
  rescueUntil?: number | null;
  contracts: readonly CapContract[];
  charges: readonly CapCharge[];
  /** Days of the season that are counted already, and dollars times days. */
  accrued: { days: number; dollarDays: number };
  /** Performance bonuses that were earned in the running season, whole dollars. */
  bonuses?: number;
}

export interface SeasonCap {
  season: number;
  /** Whole dollars of contracts and of dead cap; of the running season by its end, if nothing changes. */
  hit: number;
  dead: number;
  retained: number;
  /** Of the dead cap: what performance bonuses of the season before took over its limit. */
  overage: number;
  /** To the upper limit of the season, as far as it is set, else as if it stayed. Below 0: over it. */
  space: number;
  /** Contracts that count. */
  players: number;
}

export interface CapSheet {
  season: number;
  upper: number;
  lower: number;
  /** What contracts count today, in dollars of a whole season, and dead cap. */
  hit: number;
  dead: number;
  /** What does not count today because of long-term injuries. */
  relief: number;
  /** Whole dollars counted by the end of the season if nothing changes, and what is left to the upper limit. */
  projected: number;
  space: number;
  /** A contract of this many dollars a season would fit from today on, and from the trade deadline on if nothing changes until then. */
  room: number;
  deadlineRoom: number;
  /** Performance bonuses that were earned, and what of them counts in the next season if nothing changes. */
  bonuses: number;
  carriesOver: number;
  /** The running season and the next ones. */
  seasons: SeasonCap[];
}

export function capSheet(state: CapState): CapSheet {
  const { season, day, limits, accrued, bonuses = 0 } = state;
  const daysLeft = Math.max(0, DAYS_PER_SEASON - accrued.days);
  const { hit, dead, relief, dollarDaysOff } = countedIn(state, season, daysLeft);
  // Who is hurt counts again from the day on which he is back.
  const counted = accrued.dollarDays + (hit + relief + dead) * daysLeft - dollarDaysOff;
  const projected = Math.ceil(counted / DAYS_PER_SEASON);
  const spaceDollarDays = limits.upper * DAYS_PER_SEASON - counted;
  const roomFor = (days: number) => (days <= 0 ? 0 : Math.floor(spaceDollarDays / days));
  const lastDays = DAYS_PER_SEASON - DEADLINE_DAY + 1;
  return {
    season,
    upper: limits.upper,
    lower: limits.lower,
    hit,
    dead,
    relief,
    projected,
    space: limits.upper - projected,
    room: roomFor(daysLeft),
    deadlineRoom: roomFor(day < DEADLINE_DAY ? Math.min(lastDays, daysLeft) : daysLeft),
    bonuses,
    // When the playoffs are over it is settled, and dead cap of the next season.
    carriesOver: isSettled(day) ? countedIn(state, season + 1, 0).overage : overageOf({ projected, bonuses, limits }),
    seasons: Array.from({ length: SEASONS_SHOWN }, (_, ahead) => seasonOf(state, season + ahead, projected)),
  };
}

/** Whole dollars that bonuses take over the limit, up to a share of it; who is over it without them carries no more than these. */
function overageOf({ projected, bonuses, limits }: { projected: number; bonuses: number; limits: CapLimits }): number {
  const over = Math.min(bonuses, Math.max(0, projected + bonuses - limits.upper));
  return Math.min(over, Math.floor(limits.upper * OVERAGE_SHARE));
}

/** The night in which the playoffs end settles what bonuses carry over. */
function isSettled(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

function seasonOf(state: CapState, season: number, projected: number): SeasonCap {
  const { hit, dead, retained, overage, players } = countedIn(state, season, 0);
  const counted = season === state.season ? projected : hit + dead;
  const upper = season > state.season ? (state.nextUpper ?? state.limits.upper) : state.limits.upper;
  return { season, hit: Math.max(0, counted - dead), dead, retained, overage, space: upper - counted, players };
}

/**
 * Whole dollars of a full season by who is where today. Relief is for the running season: nobody knows who is hurt next year.
 * @param daysLeft of the running season
 */
function countedIn(state: CapState, season: number, daysLeft: number) {
  const { contracts, charges, limits, season: running, day, accrued } = state;
  // Today is over for the cap once its morning has been counted.
  const daysCounted = Math.max(0, accrued.days - day + 1);
  let [hit, relief, dollarDaysOff, players] = [0, 0, 0, 0];
  for (const contract of contracts) {
    if (season < contract.fromSeason || season > contract.toSeason) continue;
    const counts = capHit(contract, limits);
    if (counts > 0) players++;
    if (season === running && contract.daysOut > 0) {
      relief += counts;
      dollarDaysOff += counts * Math.min(Math.max(0, contract.daysOut - daysCounted), daysLeft);
    } else {
      hit += counts;
    }
  }
  const ofSeason = charges.filter((charge) => charge.season === season);
  const sum = (list: readonly CapCharge[]) => list.reduce((total, { amount }) => total + amount, 0);
  const ofKind = (kind: CapCharge['kind']) => sum(ofSeason.filter((charge) => charge.kind === kind));
  const [retained, overage] = [ofKind('retention'), ofKind('overage')];
  return { hit, relief, dollarDaysOff, players, retained, overage, dead: sum(ofSeason) };
}

/** Returns how many contracts cover a season, those of juniors left out. */
export function contractsIn({ contracts }: CapState, season: number): number {
  return contracts.filter(
    ({ level, fromSeason, toSeason }) => level !== 'U21' && fromSeason <= season && toSeason >= season,
  ).length;
}
