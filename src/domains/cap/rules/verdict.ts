/** Whether a club may change its contracts: ask before any change. A refusal says by how much it is over, and what would help. */

import { MAX_HELPS, SUMMER_TOLERANCE } from '#domains/cap/constants.ts';
import { type CapCharge, type CapContract, type CapSheet, type CapState, capSheet } from '#domains/cap/rules/sheet.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { savedOnFarm } from '#engine/market/cap-hit.ts';
import type { Level } from '#engine/player/skills.ts';

/** What a command would do to a club's contracts. */
export interface CapChange {
  /** Signed, claimed or traded for. */
  add?: readonly CapContract[];
  /** Whose contracts go to somebody else, or end. */
  remove?: readonly number[];
  /** Whose contracts end with the running season. */
  end?: readonly number[];
  /** Who goes to another team of the club. */
  move?: readonly { playerId: PlayerId; level: Level }[];
  /** New dead cap. */
  charge?: readonly CapCharge[];
}

/** Somebody who would make room by going to the farm: how many dollars a season. */
export interface CapHelp {
  playerId: PlayerId;
  saves: number;
}

export type CapVerdict =
  | { ok: true; before: CapSheet; after: CapSheet }
  | {
      ok: false;
      before: CapSheet;
      after: CapSheet;
      /** A rescue plan is against it: what the club may spend is the lower limit. */
      isRescue: boolean;
      /** The season in which the club would be over, and by how many dollars. */
      season: number;
      over: number;
      /** Who alone would make room, the cheapest first; then none needs to go with him. */
      helps: CapHelp[];
      /** The day of the season from which it would fit, as room accrues; null: not this season. */
      fitsFrom: number | null;
    };

/**
 * The change is legal if it leaves the club within the limits, or no further over them than it is. Outside the summer that is
 * the upper limit at the season's end; in the summer, and for seasons to come, a tenth more. A club under a rescue plan takes on
 * nobody above the minimum while it spends more than the lower limit.
 */
export function wouldBeLegal(state: CapState, change: CapChange): CapVerdict {
  const changed = applied(state, change);
  const [before, after] = [capSheet(state), capSheet(changed)];
  const excess = after.seasons.map((_, ahead) => overBy(after, ahead, state.day));
  const worst = excess.findIndex((over, ahead) => over > 0 && over > overBy(before, ahead, state.day));
  if (worst < 0) {
    const rescue = overTheRescue(state, change, { before, after });
    return rescue
      ? { ok: false, before, after, ...rescue, isRescue: true, helps: [], fitsFrom: null }
      : { ok: true, before, after };
  }
  const over = excess[worst] ?? 0;
  return {
    ok: false,
    isRescue: false,
    before,
    after,
    season: state.season + worst,
    over,
    helps: worst === 0 ? helpsFor(changed) : [],
    fitsFrom: worst === 0 ? fitsFrom(before, after, state) : null,
  };
}

/** The season of a rescue plan that a club would go through with more than the plan allows, and than it has now; null: none. */
function overTheRescue(
  { season, limits, rescueUntil = null }: CapState,
  { add = [] }: CapChange,
  { before, after }: { before: CapSheet; after: CapSheet },
): { season: number; over: number } | null {
  if (rescueUntil === null) return null;
  const dear = add.filter(({ salary }) => salary > limits.minimum);
  for (let of = season; of <= rescueUntil; of++) {
    if (!dear.some(({ fromSeason, toSeason }) => fromSeason <= of && of <= toSeason)) continue;
    const [had, has] = [before, after].map(({ seasons }) => {
      const { hit = 0, dead = 0 } = seasons[of - season] ?? {};
      return hit + dead;
    });
    if (has !== undefined && has > limits.lower && has > (had ?? 0)) return { season: of, over: has - limits.lower };
  }
  return null;
}

/** Dollars by which a club is over what the season allows; 0 or less: it is within. */
export function overBy(sheet: CapSheet, ahead: number, day: number): number {
  const tolerance = ahead > 0 || isSummer(day) ? SUMMER_TOLERANCE : 0;
  const { space = 0 } = sheet.seasons[ahead] ?? {};
  return -space - Math.floor(sheet.upper * tolerance);
}

/** From the end of the playoffs to the night in which the season turns: it leaves every club within its limit. */
export function isSummer(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

/** The same club, with men counted as on the farm: who is on waivers is gone by tomorrow, down or to somebody else. */
export function withoutWaived(state: CapState, goingDown: Iterable<PlayerId>): CapState {
  return applied(state, { move: [...goingDown].map((playerId) => ({ playerId, level: 'FRM' as const })) });
}

function applied(state: CapState, { add = [], remove = [], end = [], move = [], charge = [] }: CapChange): CapState {
  const levels = new Map(move.map(({ playerId, level }) => [playerId, level]));
  const kept = state.contracts
    .filter(({ playerId }) => !remove.includes(playerId))
    .map((contract) =>
      end.includes(contract.playerId) ? { ...contract, toSeason: Math.min(contract.toSeason, state.season) } : contract,
    );
  return {
    ...state,
    contracts: [...kept, ...add].map((contract) => ({
      ...contract,
      level: levels.get(contract.playerId) ?? contract.level,
    })),
    charges: [...state.charges, ...charge],
  };
}

function helpsFor(state: CapState): CapHelp[] {
  const { season, limits, contracts } = state;
  return contracts
    .filter(({ level, daysOut, fromSeason, toSeason }) => {
      return level === 'PRO' && daysOut === 0 && fromSeason <= season && season <= toSeason;
    })
    .map(({ playerId, salary }) => ({ playerId, saves: savedOnFarm(salary, limits) }))
    .filter(({ playerId }) => {
      return overBy(capSheet(applied(state, { move: [{ playerId, level: 'FRM' }] })), 0, state.day) <= 0;
    })
    .sort((a, b) => a.saves - b.saves || a.playerId - b.playerId)
    .slice(0, MAX_HELPS);
}

/** What is added counts for the days that are left: the later, the less. */
function fitsFrom(before: CapSheet, after: CapSheet, { accrued, day }: CapState): number | null {
  const added = after.hit + after.relief + after.dead - before.hit - before.relief - before.dead;
  if (added <= 0 || before.space <= 0) return null;
  const days = Math.floor((before.space * DAYS_PER_SEASON) / added);
  const from = DAYS_PER_SEASON - days + 1;
  return days > 0 && from > Math.max(day, accrued.days) ? from : null;
}
