/** Which trades of managers, with each other or with AI clubs, go to escrow for league review, and how votes decide them. */
import { FAIRNESS } from '#domains/trade/constants.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';

/** Goals, by neutral scouts: the true value lies within the band two times in three. */
export interface ValueBand {
  low: number;
  high: number;
}

/** What a club gets in a trade, and what it gives. */
export interface SideValue {
  clubId: ClubId;
  gets: ValueBand;
  gives: ValueBand;
  /** An AI general manager accepted for this club. */
  isAi?: boolean;
}

/** Why a trade is in escrow, for the record. */
export interface EscrowRecord {
  /** Its values differ by more than neutral scouts may be wrong. */
  isUneven: boolean;
  /** An AI club is involved. */
  isWithAi?: boolean;
  /** One of its clubs has gained or lost too much in earlier trades this season. */
  addsUp?: boolean;
  /** One of its clubs would gain or lose more than votes may approve: only an admin can approve it. */
  isAboveVotes?: boolean;
  /** Who approved it. An approved trade counts against no club later, but votes may approve only a limited total in a season. */
  consent?: 'votes' | 'admin';
  values: SideValue[];
}

/** Returns the band of several assets together: their errors are independent. */
export function together(bands: readonly ValueBand[]): ValueBand {
  const mid = bands.reduce((sum, { low, high }) => sum + (low + high) / 2, 0);
  const half = Math.hypot(...bands.map(({ low, high }) => (high - low) / 2));
  return { low: mid - half, high: mid + half };
}

/** Returns the joint estimate of several equally reliable scouts. @param isSure their errors are independent, so that together they are surer */
export function meanOf(bands: readonly ValueBand[], { isSure }: { isSure: boolean }): ValueBand {
  const count = Math.max(1, bands.length);
  const { low, high } = together(bands);
  if (isSure) return { low: low / count, high: high / count };
  const mean = (of: (band: ValueBand) => number) => bands.reduce((sum, band) => sum + of(band), 0) / count;
  return { low: mean((band) => band.low), high: mean((band) => band.high) };
}

/**
 * Returns whether one of the clubs gains or loses more than the uncertainty of its larger side, whether it has a manager or not: an AI club can be
 * fed, and can feed. Neutral scouts err about both sides: among pairs of players of equal worth, one in thirty looks uneven at one and a half band
 * widths, and every other pair would at half a width.
 */
export function isUneven(values: readonly SideValue[], { isWithAi = false }: { isWithAi?: boolean } = {}): boolean {
  return values.some((side) => {
    const { gets, gives } = side;
    const larger = midOf(gets) > midOf(gives) ? gets : gives;
    const wide = Math.max(FAIRNESS.goals, FAIRNESS.widths * (larger.high - larger.low));
    const mostGoals = isWithAi ? FAIRNESS.withAi.goals : wide;
    return Math.abs(gainOf(side)) > mostGoals;
  });
}

/** Returns the club that gains most by neutral scouts; null: none gains. */
export function favoredBy(values: readonly SideValue[]): ClubId | null {
  const [best] = values.toSorted((one, other) => gainOf(other) - gainOf(one));
  return best && gainOf(best) > 0 ? best.clubId : null;
}

/** A club's total gain (above 0) or loss in trades with managers, in goals. */
export interface Balance {
  clubId: ClubId;
  goals: number;
  /** An AI club; counts its trades with one household. */
  isAi?: boolean;
}

/**
 * Returns a club of the trade that has been fed, or has fed others, in trades with managers earlier in the season, so that others must approve this
 * one. Only trades already made count: offers must not reveal what neutral scouts think. A single one-sided deal remains possible.
 * @param managed clubs of the trade that have a manager
 * @param earlier values of the season's trades between managers that no one else has approved
 */
export function unbalanced(managed: ReadonlySet<ClubId>, earlier: readonly (readonly SideValue[])[]): Balance | null {
  const ofManagers = earlier.filter((sides) => sides.filter(({ isAi }) => !isAi).length > 1);
  for (const clubId of managed) {
    const goals = sumOf(ofManagers, clubId);
    if (Math.abs(goals) > FAIRNESS.ofSeason.goals) return { clubId, goals };
  }
  return null;
}

/** Returns the goals that a club loses in a trade (below 0: gains), and the band width of its larger side: the scouts' uncertainty. */
export function lossOf(side: SideValue): { loss: number; width: number } {
  const { gets, gives } = side;
  const larger = midOf(gets) > midOf(gives) ? gets : gives;
  return { loss: -gainOf(side), width: larger.high - larger.low };
}

/**
 * Returns an AI club that has fed one household, or been fed by it, over a season's trades: in slices that each looked even. What a manager wins from
 * several AI clubs is skill, and is not added up.
 * @param hands clubs that the household runs or has run lately
 * @param accepted the trade just accepted by all, which counts with those before it: two halves must not reach twice the bound
 */
export function unbalancedWithAi(
  aiClubIds: readonly ClubId[],
  hands: ReadonlySet<ClubId>,
  earlier: readonly (readonly SideValue[])[],
  accepted: readonly SideValue[] = [],
): Balance | null {
  for (const clubId of aiClubIds) {
    const between = earlier.filter(
      (sides) =>
        sides.some((side) => side.clubId === clubId && side.isAi) &&
        sides.some((side) => hands.has(side.clubId) && !side.isAi),
    );
    const before = sumOf(between, clubId);
    for (const goals of [before, before + sumOf([accepted], clubId)]) {
      if (between.length > 0 && Math.abs(goals) > FAIRNESS.withAi.goals) return { clubId, goals, isAi: true };
    }
  }
  return null;
}

/**
 * Returns whether one of the clubs would gain or lose more than votes may approve, in this trade or together with what votes have approved for it
 * this season. One person's accounts can be established managers who vote for each other: this caps what they can move.
 * @param passed the season's trades that votes have approved, and those still in escrow
 */
export function isAboveVotes(accepted: readonly SideValue[], passed: readonly (readonly SideValue[])[]): boolean {
  return accepted.some((side) => {
    const goals = gainOf(side);
    return [goals, goals + sumOf(passed, side.clubId)].some((sum) => Math.abs(sum) > FAIRNESS.byVotes.goals);
  });
}

/** Returns a club's gain from these trades, in goals. */
function sumOf(made: readonly (readonly SideValue[])[], clubId: ClubId): number {
  return made.flat().reduce((sum, side) => sum + (side.clubId === clubId ? gainOf(side) : 0), 0);
}

function gainOf({ gets, gives }: SideValue): number {
  return midOf(gets) - midOf(gives);
}

function midOf({ low, high }: ValueBand): number {
  return (low + high) / 2;
}

/** How long a trade is in escrow. Moments are in milliseconds. */
export interface EscrowTerm {
  /** The last absolute day of the escrow, if `openUntil` has passed by then. */
  until: number;
  openUntil: number;
}

/** Returns how long a trade accepted now stays in escrow: also a minimum of real time, since game days pass faster than managers log in. */
export function escrowTerm({ absoluteDay, now }: { absoluteDay: number; now: number }): EscrowTerm {
  return {
    until: absoluteDay + FAIRNESS.escrowDays,
    openUntil: now + FAIRNESS.escrowHours * HOUR_MS,
  };
}

/** Returns the last absolute day of an escrow, whatever its hours: a trade accepted just before the window closes has no more. */
export function lastEscrowDay({ until }: Pick<EscrowTerm, 'until'>): number {
  const day = ((until - FAIRNESS.escrowDays - 1) % DAYS_PER_SEASON) + 1;
  return until + Math.max(0, tradeWindowOn(day).day - day);
}

/** Returns whether an escrow is over. @param waits days wait for managers, so that no minimum hours apply */
export function isEscrowOver(
  term: EscrowTerm,
  { absoluteDay, now, waits }: { absoluteDay: number; now: number; waits: boolean },
): boolean {
  if (absoluteDay <= term.until) return false;
  return waits || now >= term.openUntil || absoluteDay > lastEscrowDay(term);
}

/** A manager's vote on a trade in escrow. */
export interface Vote {
  userId: UserId;
  isFor: boolean;
}

/** How an escrow ends unless an admin decides: made, or refused by votes, for lack of votes, or by the boards. */
export type Verdict = 'clears' | 'is-voted-down' | 'lacks-votes' | 'boards-refuse';

/**
 * Returns who decides about a trade in escrow: managers; the boards of its clubs, where too few managers may vote; or admins alone, where it moves
 * more than votes may approve.
 */
export function decidedBy(
  { isAboveVotes: isAbove }: Pick<EscrowRecord, 'isAboveVotes'>,
  households: readonly ReadonlySet<UserId>[],
): 'managers' | 'boards' | 'admins' {
  if (isAbove) return 'admins';
  return households.length >= FAIRNESS.quorum ? 'managers' : 'boards';
}

/**
 * Returns the outcome when an escrow ends. Silence never approves a gift: it takes a quorum of votes, most of them in favor. A household has one
 * vote, which is in favor only if all its members are. Where too few may vote, or no admin has approved what votes may not, the boards go by the
 * neutral scouts and refuse it.
 * @param households of the managers who may vote today
 */
export function verdictOf(
  votes: readonly Vote[],
  households: readonly ReadonlySet<UserId>[],
  record: Pick<EscrowRecord, 'isAboveVotes'> = {},
): Verdict {
  if (decidedBy(record, households) !== 'managers') return 'boards-refuse';
  const said = households.flatMap((household) => {
    const own = votes.filter(({ userId }) => household.has(userId));
    return own.length === 0 ? [] : [own.every(({ isFor }) => isFor)];
  });
  if (said.length < FAIRNESS.quorum) return 'lacks-votes';
  return said.filter(Boolean).length > said.length / 2 ? 'clears' : 'is-voted-down';
}
