/** The words for how a world's time passes, and how somebody plays on in it. */

/** By the only manager, when everybody is ready, or by real time. */
export const WORLD_PACES = ['own', 'ready', 'clock'] as const;
export type WorldPace = (typeof WORLD_PACES)[number];

/**
 * How a step of the running world plays its games: revealed over real time; or through at once, because the world is behind its
 * clock, or because somebody advances it.
 */
export type StepPace = 'live' | 'catch-up' | 'command';

/** Whole real minutes of a game day that may be chosen in a world, and the longest wait for managers. */
export const DAY_MINUTES = { least: 30, most: 1440 } as const;

/** How far a manager plays on at their own pace: through a game or a bidding round, a day, to a decision, the deadline or next phase. */
export const RUN_TARGETS = ['game', 'round', 'day', 'decision', 'phase'] as const;
export type RunTarget = (typeof RUN_TARGETS)[number];

/** How the manager's games are played meanwhile: live at the world's pace, live in two minutes, or at once. */
export const RUN_SPEEDS = ['live', 'fast', 'instant'] as const;
export type RunSpeed = (typeof RUN_SPEEDS)[number];

/** Days that a manager does not want to play past: the entry draft, the trade deadline, the first of a phase. */
export const CALENDAR_STOPS = ['draft', 'deadline', 'phase'] as const;
export type CalendarStop = (typeof CALENDAR_STOPS)[number];
