import type opensLater from '#web/locales/en/opens-later.ts';

/** Areas of screens that have words of their own on the page that says "opens later". */
export type LaterArea = keyof (typeof opensLater)['area'];

export const WORDS_OF_AREA = [
  'club',
  'coach',
  'federation',
  'forum',
  'friendly-cup',
  'leaderboard',
  'league',
  'nation',
  'office',
  'olympics',
  'player',
  'president',
  'public',
  'scout',
  'shop',
  'social',
  'tournament',
  'trade',
  'ua-cup',
  'withdraw',
  'world',
  'world-championship',
] as const satisfies readonly LaterArea[];
