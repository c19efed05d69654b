/** What a newcomer is shown in the first hour, in the order in which it is best done. */
export const ROOKIE_TASKS = [
  'roster',
  'lines',
  'tactics',
  'scrimmage',
  'watch',
  'report',
  'player',
  'standings',
  'schedule',
  'shortlist',
] as const;
export type RookieTask = (typeof ROOKIE_TASKS)[number];

/** Tasks that leave something behind by which they are known to be done; the others are done by having been there. */
export const TASKS_BY_FACT: readonly RookieTask[] = ['lines', 'scrimmage', 'shortlist'];

/** Results that he is told of. */
export const RESULTS_SHOWN = 3;
/** A short help, or a task, is remembered with the user by a name of this many letters at most. */
export const MAX_STEP = 60;
/** Steps that a user can have: all tasks, and the help of every screen. */
export const MAX_STEPS = 200;
