/** Time for each pick. */
import { CLOCK, MAX_SHARE_OF_DAY } from '#domains/draft/constants.ts';

export interface Pace {
  /** Real minutes in a day. */
  dayMinutes: number;
  /** Real seconds a manager has for a pick, where days are long enough. */
  clockSeconds: number;
}

/**
 * Returns the real seconds for a pick. Where days are short, the draft still ends within its day.
 * @param isManaged a user makes the pick
 * @param all the same for each pick of the draft
 */
export function secondsFor(isManaged: boolean, all: readonly boolean[], { dayMinutes, clockSeconds }: Pace): number {
  const seconds = (managed: boolean) => (managed ? clockSeconds : CLOCK.club);
  const total = all.reduce<number>((sum, managed) => sum + seconds(managed), CLOCK.opening);
  return seconds(isManaged) * squeeze(total, dayMinutes);
}

/** Returns the real seconds between a draft's opening and the end of its first clock. */
export function openingSeconds(isManaged: boolean, all: readonly boolean[], pace: Pace): number {
  const first = secondsFor(isManaged, all, pace);
  return first + (CLOCK.opening * first) / (isManaged ? pace.clockSeconds : CLOCK.club);
}

function squeeze(total: number, dayMinutes: number): number {
  return Math.min(1, (MAX_SHARE_OF_DAY * dayMinutes * 60) / total);
}
