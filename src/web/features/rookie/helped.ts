/** The short help of a screen. Part of the entry chunk, so it is kept small. */
import type { ScreenData, ScreenPath } from '#web/lib/screens.ts';
import type words from './words.ts';

/** Screens with a sentence or two of help: all open screens, as a test checks. */
export type Helped = keyof (typeof words)['help'];

/** The step of users who want no dots at unread help. */
export const NO_HELP = 'help:all';

/** Returns a path without its optional id: '/club/roster/{-$id}' → '/club/roster'; a required id stays. */
export function placeOf(path: string): string {
  return path.replace('/{-$id}', '');
}

/** Returns the help of a screen; null: the screen opens later, or is a message itself. */
export function helpOf(path: ScreenPath, data: ScreenData): Helped | null {
  // Every open screen is a key of the words.
  return data.opensLater !== undefined || data.alwaysOpen ? null : (path as Helped);
}

/** Whether a user who has done these steps of the tour has opened the help of a screen, or wants no dots at all. */
export function isHelpRead(path: ScreenPath, onboarding: readonly string[]): boolean {
  return onboarding.includes(NO_HELP) || onboarding.includes(`help:${placeOf(path)}`);
}
