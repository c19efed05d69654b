/** The wait for another club, or the same one, after leaving one. Days are absolute game days. */
import { WAIT } from '#domains/club/constants.ts';
import type { Ending } from '#domains/seat/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** A past tenure with a club. */
export interface PastTenure {
  clubId: ClubId;
  toDay: number;
  ending: Ending | null;
  /** Left on the first day with a first club, without a call that commits the club. */
  isTrial: boolean;
  /** Whether it was the user's own; false: a household member's. */
  isOwn: boolean;
}

/** The end of a wait, and whose departure caused it. */
export interface Wait {
  /** The first day the club may be taken. */
  from: number;
  isOwn: boolean;
}

export interface Waits {
  /** For any club; null: no wait. */
  any: Wait | null;
  /** For clubs the household has left, where the wait is longer. */
  clubs: ReadonlyMap<ClubId, Wait>;
}

/**
 * Returns a user's waits today.
 * @param liftedOn the day an admin lifted the wait for tenures ended by then
 */
export function waitsFor(
  tenures: readonly PastTenure[],
  { today, liftedOn }: { today: number; liftedOn: number | null },
): Waits {
  const counting = tenures.filter(({ isTrial, toDay }) => !isTrial && (liftedOn === null || toDay > liftedOn));
  const fell = counting.filter(
    ({ isOwn, ending, toDay }) => isOwn && ending === 'bankrupt' && toDay > today - WAIT.bankruptcies,
  );
  // A manager's own first bankruptcy costs the tier, not time; a household member's does cost time, or the household could profit from it.
  const isExcused = (tenure: PastTenure) => tenure.isOwn && tenure.ending === 'bankrupt' && fell.length < 2;
  const later = (one: Wait | null | undefined, { toDay, isOwn }: PastTenure, days: number): Wait | null => {
    const from = toDay + days;
    if (from <= today || (one && one.from >= from)) return one ?? null;
    return { from, isOwn };
  };
  let any: Wait | null = null;
  const clubs = new Map<ClubId, Wait>();
  for (const tenure of counting) {
    if (!isExcused(tenure)) any = later(any, tenure, WAIT.anotherClub);
    const same = later(clubs.get(tenure.clubId), tenure, WAIT.sameClub);
    if (same) clubs.set(tenure.clubId, same);
  }
  return { any, clubs };
}

/** Returns the wait for one club; null: it may be taken today. */
export function waitForClub({ any, clubs }: Waits, clubId: ClubId): Wait | null {
  const same = clubs.get(clubId);
  return same && (!any || same.from > any.from) ? same : any;
}
