/** How long somebody who has left a club waits for another one, and for the same one. Days are absolute game days. */
import { WAIT } from '#domains/club/constants.ts';
import type { Ending } from '#domains/seat/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** A club that somebody has run and left. */
export interface PastTenure {
  clubId: ClubId;
  toDay: number;
  ending: Ending | null;
  /** Left on the first day with a first club, without a call that binds the club. */
  isTrial: boolean;
  /** Of the user; false: of somebody in the same household. */
  isOwn: boolean;
}

/** Until when somebody waits, and whose leaving is the reason. */
export interface Wait {
  /** The first day on which the club may be taken. */
  from: number;
  isOwn: boolean;
}

export interface Waits {
  /** For any club; null: no wait. */
  any: Wait | null;
  /** For clubs that the household has left, where it is longer. */
  clubs: ReadonlyMap<ClubId, Wait>;
}

/**
 * Returns what a user has to wait for today.
 * @param liftedOn the day on which an admin has lifted the wait for what had ended until then
 */
export function waitsFor(
  tenures: readonly PastTenure[],
  { today, liftedOn }: { today: number; liftedOn: number | null },
): Waits {
  const counting = tenures.filter(({ isTrial, toDay }) => !isTrial && (liftedOn === null || toDay > liftedOn));
  const fell = counting.filter(
    ({ isOwn, ending, toDay }) => isOwn && ending === 'bankrupt' && toDay > today - WAIT.bankruptcies,
  );
  // Their own first bankruptcy costs a manager the tier, not time; their household might have hoped for it.
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
