/** Tasks of a new manager's first hour, in the recommended order. */
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

/** Tasks completed by their effect; the others are completed by a visit. */
export const TASKS_BY_FACT: readonly RookieTask[] = ['lines', 'scrimmage', 'shortlist'];

/** Maximum characters of the stored name of a help text or task. */
export const MAX_STEP = 60;
/** Maximum steps per user: all tasks, and every screen's help. */
export const MAX_STEPS = 200;
