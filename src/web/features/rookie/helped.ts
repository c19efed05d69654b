/** Which screens have a short help. Part of what everybody loads first, so it is kept small. */

/** Screens that say in a sentence or two what one does there, when somebody comes for the first time. */
export const HELPED = [
  '/club/overview',
  '/club/roster',
  '/club/lineups',
  '/club/schedule',
  '/club/stats',
  '/forum',
  '/game',
  '/league/overview',
  '/league/schedule',
  '/league/standings',
  '/league/stats',
  '/office/finances',
  '/office/free-agent-center',
  '/office/shortlist',
  '/player',
] as const;
export type Helped = (typeof HELPED)[number];

/** Remembered for who wants no help at all. */
export const NO_HELP = 'help:all';

/** '/club/roster/{-$id}' → '/club/roster'. */
export function placeOf(path: string): string {
  return path.replace(/\/\{?-?\$id\}?$/, '');
}

/** The help that a screen has for somebody who has done these steps of the tour; null: none, or read before. */
export function helpFor(place: string, onboarding: readonly string[]): Helped | null {
  const helped = HELPED.find((known) => known === place);
  return helped && !onboarding.includes(NO_HELP) && !onboarding.includes(`help:${helped}`) ? helped : null;
}
