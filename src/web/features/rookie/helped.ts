/** The short help of a screen. Part of the entry chunk, so it is kept small. */
import type { ScreenData, ScreenPath } from '#web/lib/screens.ts';
import type words from './words.ts';

/** Screens with a sentence or two of help: all open screens, as a test checks. */
export type Helped = keyof (typeof words)['help'];

/** The step of users who want no help at all. */
export const NO_HELP = 'help:all';

/** Returns a path without its optional id: '/club/roster/{-$id}' → '/club/roster'; a required id stays. */
export function placeOf(path: string): string {
  return path.replace('/{-$id}', '');
}

/**
 * Returns the help of a screen for a user who has done these steps of the tour; null: the screen opens later, is a
 * message itself, or its help has been read.
 */
export function helpFor(path: ScreenPath, data: ScreenData, onboarding: readonly string[]): Helped | null {
  if (data.opensLater !== undefined || data.alwaysOpen) return null;
  const isRead = onboarding.includes(NO_HELP) || onboarding.includes(`help:${placeOf(path)}`);
  // Every open screen is a key of the words.
  return isRead ? null : (path as Helped);
}
