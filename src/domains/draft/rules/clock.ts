/** How long clubs have for a pick. */
import { CLOCK, MAX_SHARE_OF_DAY } from '#domains/draft/constants.ts';

/**
 * Real seconds for a pick. Where days are short the whole draft still ends in its day.
 * @param isManaged of each pick of the draft, whether a user makes it
 */
export function secondsFor(isManaged: boolean, all: readonly boolean[], dayMinutes: number): number {
  const seconds = (managed: boolean) => (managed ? CLOCK.manager : CLOCK.club);
  const total = all.reduce<number>((sum, managed) => sum + seconds(managed), CLOCK.opening);
  return seconds(isManaged) * squeeze(total, dayMinutes);
}

/** Real seconds between the opening of a draft and the end of its first clock. */
export function openingSeconds(isManaged: boolean, all: readonly boolean[], dayMinutes: number): number {
  const first = secondsFor(isManaged, all, dayMinutes);
  return first + (CLOCK.opening * first) / (isManaged ? CLOCK.manager : CLOCK.club);
}

function squeeze(total: number, dayMinutes: number): number {
  return Math.min(1, (MAX_SHARE_OF_DAY * dayMinutes * 60) / total);
}
