/** Which trades of managers, with each other and with AI clubs, the league looks at before they are made, and what its votes decide. */
import { FAIRNESS } from '#domains/trade/constants.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';

/** Goals, as neutral scouts see them: the truth lies within it two times in three. */
export interface ValueBand {
  low: number;
  high: number;
}

/** What a club gets in a trade, and what it gives. */
export interface SideValue {
  clubId: ClubId;
  gets: ValueBand;
  gives: ValueBand;
  /** An AI general manager has agreed for it. */
  isAi?: boolean;
}

/** Why a trade is in escrow, for the record. */
export interface EscrowRecord {
  /** Its values differ by more than neutral scouts may be wrong. */
  isUneven: boolean;
  /** An AI club takes part. */
  isWithAi?: boolean;
  /** By trades earlier in the season one of its clubs has gained or lost too much. */
  addsUp?: boolean;
  /** One of its clubs would gain or lose more than votes may pass: only an admin can approve it. */
  isAboveVotes?: boolean;
  /** Who has agreed to it: it counts against nobody later on, but votes pass only so much in a season. */
  consent?: 'votes' | 'admin';
  values: SideValue[];
}

/** The band of several things together: they err each on its own. */
export function together(bands: readonly ValueBand[]): ValueBand {
  const mid = bands.reduce((sum, { low, high }) => sum + (low + high) / 2, 0);
  const half = Math.hypot(...bands.map(({ low, high }) => (high - low) / 2));
  return { low: mid - half, high: mid + half };
}

/** What several scouts say about the same thing, each as sure as the others. @param isSure they err each on their own: together they are surer */
export function meanOf(bands: readonly ValueBand[], { isSure }: { isSure: boolean }): ValueBand {
  const count = Math.max(1, bands.length);
  const { low, high } = together(bands);
  if (isSure) return { low: low / count, high: high / count };
  const mean = (of: (band: ValueBand) => number) => bands.reduce((sum, band) => sum + of(band), 0) / count;
  return { low: mean((band) => band.low), high: mean((band) => band.high) };
}

/**
 * Whether one of the clubs gains or loses more than the uncertainty of its larger side, no matter who runs it: an AI club can be fed, and can feed. Neutral
 * scouts err about both sides: of two players who are worth the same one in thirty pairs looks uneven at one and a half widths of the band, and every
 * other one would at half of it.
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

/** A club that has gained (above 0) or lost goals by trades with managers. */
export interface Balance {
  clubId: ClubId;
  goals: number;
  /** It is an AI club, and what it has traded with one household is counted. */
  isAi?: boolean;
}

/**
 * Whether one of the clubs of a trade has been fed, or has fed others, by trades with managers earlier in the season, so that others have to agree to this
 * one. It follows from what was made, never from what is offered: asking about offers tells nobody what neutral scouts think. A one-sided deal stays
 * possible once.
 * @param managed clubs of the trade that have a manager
 * @param earlier values of the season's trades of managers that nobody else has agreed to
 */
export function unbalanced(managed: ReadonlySet<ClubId>, earlier: readonly (readonly SideValue[])[]): Balance | null {
  const ofManagers = earlier.filter((sides) => sides.filter(({ isAi }) => !isAi).length > 1);
  for (const clubId of managed) {
    const goals = sumOf(ofManagers, clubId);
    if (Math.abs(goals) > FAIRNESS.ofSeason.goals) return { clubId, goals };
  }
  return null;
}

/** Returns the goals that a club loses in a trade (below 0: gains), and the width of the band of its larger side: what scouts may be wrong about. */
export function lossOf(side: SideValue): { loss: number; width: number } {
  const { gets, gives } = side;
  const larger = midOf(gets) > midOf(gives) ? gets : gives;
  return { loss: -gainOf(side), width: larger.high - larger.low };
}

/**
 * Whether an AI club has fed one household, or has been fed by it, in the trades of a season: in slices, each of which looked even. What a manager wins
 * from several AI clubs is skill, and counts together nowhere.
 * @param hands clubs that the household runs or has run lately
 * @param accepted the trade that all have just accepted, which counts with those before it: two halves may not be twice the bound
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
 * Whether one of the clubs would gain or lose more than votes may pass, by this trade or together with what votes have passed for it in the season. Some
 * accounts of one person can be settled managers who vote for each other: this is all that they can move.
 * @param passed the season's trades that votes have passed, and those that still wait for them
 */
export function isAboveVotes(accepted: readonly SideValue[], passed: readonly (readonly SideValue[])[]): boolean {
  return accepted.some((side) => {
    const goals = gainOf(side);
    return [goals, goals + sumOf(passed, side.clubId)].some((sum) => Math.abs(sum) > FAIRNESS.byVotes.goals);
  });
}

/** What a club has gained by these trades, in goals. */
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
  /** The last absolute day of it, if it has lasted until `openUntil` by then. */
  until: number;
  openUntil: number;
}

/** Returns how long a trade is in escrow that all have accepted now: game days pass faster than people look in. */
export function escrowTerm({ absoluteDay, now }: { absoluteDay: number; now: number }): EscrowTerm {
  return {
    until: absoluteDay + FAIRNESS.escrowDays,
    openUntil: now + FAIRNESS.escrowHours * HOUR_MS,
  };
}

/** Returns the last absolute day of an escrow, whatever hours it has lasted: that of a trade that is accepted as the window closes. */
export function lastEscrowDay({ until }: Pick<EscrowTerm, 'until'>): number {
  const day = ((until - FAIRNESS.escrowDays - 1) % DAYS_PER_SEASON) + 1;
  return until + Math.max(0, tradeWindowOn(day).day - day);
}

/** Whether an escrow is over. @param waits days wait for managers, who need no hours besides */
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

/** How an escrow ends unless an admin decides: made, or refused by votes, for want of votes, or by the boards. */
export type Verdict = 'clears' | 'is-voted-down' | 'lacks-votes' | 'boards-refuse';

/**
 * Returns who decides about a trade in escrow: managers; the boards of its clubs, where too few managers may vote; or admins alone, where it moves more than
 * votes may pass.
 */
export function decidedBy(
  { isAboveVotes: isAbove }: Pick<EscrowRecord, 'isAboveVotes'>,
  households: readonly ReadonlySet<UserId>[],
): 'managers' | 'boards' | 'admins' {
  if (isAbove) return 'admins';
  return households.length >= FAIRNESS.quorum ? 'managers' : 'boards';
}

/**
 * Returns what becomes of a trade when its escrow is over. Nobody's silence passes a gift: it takes the votes of a quorum, most of them for it. A household has
 * one vote, which is for the trade if all its members are. Where too few may vote, or no admin has approved what votes may not pass, the boards go by what
 * neutral scouts say, and refuse it.
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
