/** Numbers of games: the live game, and the report on a finished one. "Game seconds" are seconds of the game's clock; the pace turns them into real time. */
import type { ShotType } from '#engine/match/events.ts';

export const REGULATION_PERIODS = 3;
export const PERIOD_SECONDS = 1200;

/** Game seconds that a full intermission lasts: a third of the real one's 18 minutes, long enough to change the lines. */
export const INTERMISSION_SECONDS = 360;
/** Game seconds of the pause before 3-on-3 overtime and before the shootout, when the teams stay on the bench. */
export const SHORT_BREAK_SECONDS = 90;
/** Game seconds between two attempts of a shootout, the first one included. */
export const SHOOTOUT_ATTEMPT_SECONDS = 30;

/** A live stream sends what has come due at most once in this many milliseconds. */
export const STREAM_BATCH_MS = 200;
/** With nothing due, a live stream asks the tables so often, in case that a notification was lost. */
export const STREAM_RELOAD_MS = 5000;
/** So long the number of watchers may be out of date. */
export const WATCHERS_DELAY_MS = 1000;

/** What is said and felt about a game goes out to its watchers at most once in this many milliseconds … */
export const TALK_BATCH_MS = 200;
/** … and so often a stream looks whether it has missed anything, in case that a notification was lost. */
export const TALK_RELOAD_MS = 15_000;

/** The most characters of a chat message; an emoji may be made of several. */
export const MAX_MESSAGE = 300;

/** The reactions that there are, in the order in which they are shown. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'heart', 'boo'] as const;

/**
 * Reports that may be waited for at a time, by all and by one user; whoever asks for one more comes back later. A report takes
 * some seconds, and users take turns: nobody waits for all of another's.
 */
export const MAX_WAITING_REPORTS = 100;
export const MAX_WAITING_REPORTS_OF_USER = 50;
/** A report that is not there after so many milliseconds is queued again: its job may have been lost. */
export const REPORT_PATIENCE_MS = 300_000;
/** Seconds after which a screen asks again for a report that is being made. */
export const REPORT_RETRY_SECONDS = 2;

/**
 * Logit of the home team's chance to win: HOME_ICE, which gives equal teams 54 to 46, and so much for each point by which a
 * rating is above the other team's. Physical play hardly tells who wins, the staff does not play. Source: games between
 * generated professional teams (`npm run sim -- win-chance` fits it again).
 */
export const HOME_ICE_LOGIT = 0.15;
export const LOGIT_PER_POINT = { offense: 0.13, defense: 0.12, goaltending: 0.022 } as const;

/** How many past results make up a team's form. */
export const FORM_GAMES = 5;

/** How much a game matters to the players' nerves, 0 to 1; the playoffs by round. */
export const IMPORTANCE = {
  scrimmage: 0,
  friendly: 0,
  regular: 0.3,
  playoffs: [0.6, 0.8, 1],
  tournament: 0.6,
} as const;

// The report on a finished game.

/** Games that are played again: for the expectation and the fan chart, and for each side without its special skills. */
export const REPLAYS = 1000;

/**
 * What follows was measured over 12,000 games between generated professional teams (`npm run sim -- win-chance` prints it
 * again). Share of the expected goals of attempts at a goalie that reach the net, by kind of attempt.
 */
export const ON_NET_SHARE: Record<ShotType | 'rebound' | 'rush', number> = {
  rebound: 0.65,
  rush: 0.56,
  wrist: 0.53,
  snap: 0.51,
  slap: 0.39,
  backhand: 0.58,
  tip: 0.6,
  deflection: 0.57,
  'wrap-around': 0.67,
  'one-timer': 0.5,
};

/** Expected goals that a won faceoff at five on five is worth, theirs in the same twenty seconds taken off. */
export const FACEOFF_WORTH = 0.01;
/** Expected goals of a second with a man more, less those of the team with a man less. */
export const POWER_PLAY_PER_SECOND = 0.002;

/** Contributions from this many thousandths of a goal on are worth a sentence, and at most so many of each kind. */
export const MIN_TOLD = 250;
export const MAX_TOLD_FOR_WINNER = 4;
export const MAX_TOLD_FOR_LOSER = 2;
/** A win with chances and skill worth at least so much was deserved; with so much less than nothing it was not. */
export const DESERVED = 400;
/** Chance below which a win is an upset, and from which on a win was to be expected. */
export const UPSET = 0.35;
export const EXPECTED_WIN = 0.6;

/** What a bench does during a game, as logs of coaches tell it: in this order where several are done at once. */
export const BENCH_MOVES = ['goalie-changed', 'lines', 'tactics', 'orders', 'timeout', 'goalie-pulled'] as const;
export type BenchMoveKind = (typeof BENCH_MOVES)[number];
