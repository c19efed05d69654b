/** Numbers of the report on a finished game. */
import type { ShotType } from '#engine/match/events.ts';

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
