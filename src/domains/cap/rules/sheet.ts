/** A club's cap sheet: today's charges, the season's projected total, and commitments for later seasons. */

import { DEADLINE_DAY, OVERAGE_SHARE, SEASONS_SHOWN } from '#domains/cap/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';

/** A contract for the cap. */
export interface CapContract {
  playerId: PlayerId;
  fromSeason: number;
  toSeason: number;
  /** Average annual value in whole dollars, signing bonus included. */
  salary: number;
  /** The level of his team; for an emergency call-up, his home team's. */
  level: Level;
  /** Days from today that he does not count while on long-term injured reserve; 0: he counts. */
  daysOut: number;
}

/** Dead cap. */
export interface CapCharge {
  season: number;
  /** Whole dollars. */
  amount: number;
  kind: 'buyout' | 'retention' | 'overage' | 'relegation';
}

/** Data for a cap sheet. */
export interface CapState {
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
  limits: CapLimits;
  /** Next season's upper limit, set when the playoffs are over; null: not known yet. */
  nextUpper?: number | null;
  /** The last season of a rescue plan after a bankruptcy; null: none. */
  rescueUntil?: number | null;
  contracts: readonly CapContract[];
  charges: readonly CapCharge[];
  /** Days of the season counted so far, and dollar-days. */
  accrued: { days: number; dollarDays: number };
  /** Performance bonuses earned this season, whole dollars. */
  bonuses?: number;
}

export interface SeasonCap {
  season: number;
  /** Whole dollars of contracts and dead cap; for the current season, by its end if nothing changes. */
  hit: number;
  dead: number;
  retained: number;
  /** The part of dead cap due to last season's bonus overage. */
  overage: number;
  /** Space under the season's upper limit if it is set, or under the current one. Below 0: over it. */
  space: number;
  /** Number of contracts that count. */
  players: number;
}

export interface CapSheet {
  season: number;
  upper: number;
  lower: number;
  /** Today's contracts and dead cap, as full-season dollars. */
  hit: number;
  dead: number;
  /** Today's long-term injury relief. */
  relief: number;
  /** Projected whole dollars at the season's end if nothing changes, and the space under the upper limit. */
  projected: number;
  space: number;
  /**
   * The dollars a season that contracts could cost from today on, and from the trade deadline on if nothing changes until
   * then: at most the upper limit, however few days are left to count.
   */
  room: number;
  deadlineRoom: number;
  /** Performance bonuses earned, and the part that carries over to next season if nothing changes. */
  bonuses: number;
  carriesOver: number;
  /** The current season and the next ones. */
  seasons: SeasonCap[];
}

export function capSheet(state: CapState): CapSheet {
  const { season, day, limits, accrued, bonuses = 0 } = state;
  const daysLeft = Math.max(0, DAYS_PER_SEASON - accrued.days);
  const { hit, dead, relief, dollarDaysOff } = countedIn(state, season, daysLeft);
  // An injured player counts again from the day he is back.
  const counted = accrued.dollarDays + (hit + relief + dead) * daysLeft - dollarDaysOff;
  const projected = Math.ceil(counted / DAYS_PER_SEASON);
  const spaceDollarDays = limits.upper * DAYS_PER_SEASON - counted;
  const roomFor = (days: number) => (days <= 0 ? 0 : Math.min(limits.upper, Math.floor(spaceDollarDays / days)));
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
    // Settled when the playoffs are over, and then dead cap of the next season.
    carriesOver: isSettled(day) ? countedIn(state, season + 1, 0).overage : overageOf({ projected, bonuses, limits }),
    seasons: Array.from({ length: SEASONS_SHOWN }, (_, ahead) => seasonOf(state, season + ahead, projected)),
  };
}

/**
 * Returns the whole dollars by which bonuses exceed the limit, capped at a share of it; a club over the limit without them carries over no more than
 * the bonuses.
 */
function overageOf({ projected, bonuses, limits }: { projected: number; bonuses: number; limits: CapLimits }): number {
  const over = Math.min(bonuses, Math.max(0, projected + bonuses - limits.upper));
  return Math.min(over, Math.floor(limits.upper * OVERAGE_SHARE));
}

/** Returns whether the overage is settled, which happens the night the playoffs end. */
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
 * Returns whole dollars for a full season at players' current levels. Relief is for the current season only: next year's injuries are unknown.
 * @param daysLeft in the current season
 */
function countedIn(state: CapState, season: number, daysLeft: number) {
  const { contracts, charges, limits, season: running, day, accrued } = state;
  // For the cap, today is over once its morning has been counted.
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

/** Returns how many contracts cover a season, without juniors'. */
export function contractsIn({ contracts }: CapState, season: number): number {
  return contracts.filter(
    ({ level, fromSeason, toSeason }) => level !== 'U21' && fromSeason <= season && toSeason >= season,
  ).length;
}
