/** Vocabulary for how time passes in a world, and how a manager plays on in it. */

/** Pace of a world: set by its only manager, by all managers being ready, or by real time. */
export const WORLD_PACES = ['own', 'ready', 'clock'] as const;
export type WorldPace = (typeof WORLD_PACES)[number];

/**
 * How a step of the running world plays its games: revealed over real time, or all at once, because the world is behind its
 * clock or a manager advances it.
 */
export type StepPace = 'live' | 'catch-up' | 'command';

/** Allowed length of a game day in whole real minutes; also the longest wait for managers. */
export const DAY_MINUTES = { least: 30, most: 1440 } as const;

/** How far a manager plays on at their own pace: through a game or a bidding round, a day, to a decision, the deadline or next phase. */
export const RUN_TARGETS = ['game', 'round', 'day', 'decision', 'phase'] as const;
export type RunTarget = (typeof RUN_TARGETS)[number];

/** How the manager's games are played in the meantime: live at the world's pace, live in two minutes, or at once. */
export const RUN_SPEEDS = ['live', 'fast', 'instant'] as const;
export type RunSpeed = (typeof RUN_SPEEDS)[number];

/** Days a manager may want to stop at: the entry draft, the trade deadline, the first day of a phase. */
export const CALENDAR_STOPS = ['draft', 'deadline', 'phase'] as const;
export type CalendarStop = (typeof CALENDAR_STOPS)[number];
