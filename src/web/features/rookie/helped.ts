/** Which short help a screen shows. Part of what everybody loads first, so it is kept small. */
import type { ScreenData, ScreenPath } from '#web/lib/screens.ts';
import type words from './words.ts';

/** Screens that say in a sentence or two what one does there: all that are open, as a test holds. */
export type Helped = keyof (typeof words)['help'];

/** Remembered for who wants no help at all. */
export const NO_HELP = 'help:all';

/** '/club/roster/{-$id}' → '/club/roster'; an id that must be there stays. */
export function placeOf(path: string): string {
  return path.replace('/{-$id}', '');
}

/**
 * The help that a screen shows to somebody who has done these steps of the tour; null: it opens later, is a message itself, or its help has been
 * read.
 */
export function helpFor(path: ScreenPath, data: ScreenData, onboarding: readonly string[]): Helped | null {
  if (data.opensLater !== undefined || data.alwaysOpen) return null;
  const isRead = onboarding.includes(NO_HELP) || onboarding.includes(`help:${placeOf(path)}`);
  // Every open screen is a key of the words.
  return isRead ? null : (path as Helped);
}
