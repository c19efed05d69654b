/** Whether a club may change its contracts: check before any change. A refusal says how far over it would be, and what would help. */

import { MAX_HELPS, SUMMER_TOLERANCE } from '#domains/cap/constants.ts';
import { type CapCharge, type CapContract, type CapSheet, type CapState, capSheet } from '#domains/cap/rules/sheet.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { savedOnFarm } from '#engine/market/cap-hit.ts';
import type { Level } from '#engine/player/skills.ts';

/** A command's effect on a club's contracts. */
export interface CapChange {
  /** Contracts signed, claimed or traded for. */
  add?: readonly CapContract[];
  /** Players whose contracts go to another club, or end. */
  remove?: readonly number[];
  /** Players whose contracts end with the current season. */
  end?: readonly number[];
  /** Players who change teams within the club. */
  move?: readonly { playerId: PlayerId; level: Level }[];
  /** New dead cap. */
  charge?: readonly CapCharge[];
}

/** A player who would make room by going to the farm, and the dollars a season he saves. */
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
      /** Blocked by a rescue plan, which holds spending to the lower limit. */
      isRescue: boolean;
      /** The season in which the club would be over its limit, and by how many dollars. */
      season: number;
      over: number;
      /** Players who would each make room on their own, cheapest first. */
      helps: CapHelp[];
      /** The day of the season from which it would fit, as cap space accrues; null: not this season. */
      fitsFrom: number | null;
    };

/**
 * Returns whether a change is legal: it leaves the club within the limits, or no further over them than before. During the season that is the upper
 * limit at the season's end; in the summer, and for later seasons, a tenth more. A club under a rescue plan takes on no player above the minimum
 * salary while it spends more than the lower limit.
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

/** Returns the season of a rescue plan in which the club would exceed both the plan's limit and its current spending; null: none. */
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

/** Returns the dollars by which a club exceeds what the season allows; 0 or less: within it. */
export function overBy(sheet: CapSheet, ahead: number, day: number): number {
  const tolerance = ahead > 0 || isSummer(day) ? SUMMER_TOLERANCE : 0;
  const { space = 0 } = sheet.seasons[ahead] ?? {};
  return -space - Math.floor(sheet.upper * tolerance);
}

/** Returns whether it is summer, from the end of the playoffs to the turn of the season, which leaves every club within its limit. */
export function isSummer(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

/** Returns the club's state with waived players counted on the farm, since they will be gone tomorrow, down or to another club. */
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

/** Returns the day from which a change fits: the later it takes effect, the less it counts. */
function fitsFrom(before: CapSheet, after: CapSheet, { accrued, day }: CapState): number | null {
  const added = after.hit + after.relief + after.dead - before.hit - before.relief - before.dead;
  if (added <= 0 || before.space <= 0) return null;
  const days = Math.floor((before.space * DAYS_PER_SEASON) / added);
  const from = DAYS_PER_SEASON - days + 1;
  return days > 0 && from > Math.max(day, accrued.days) ? from : null;
}
