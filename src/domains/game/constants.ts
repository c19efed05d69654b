/** Constants of live games and game reports. "Game seconds" are on the game clock; the pace converts them to real time. */
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { ShotType } from '#engine/match/events.ts';

export const REGULATION_PERIODS = 3;
export const PERIOD_MINUTES = PERIOD_SECONDS / 60;
export const REGULATION_SECONDS = REGULATION_PERIODS * PERIOD_SECONDS;
/** Second of the third period from which a game-winner counts as late. */
export const LATE_SECOND = 1080;
/** The shootout is the period after this one. */
export const OVERTIME_PERIOD = REGULATION_PERIODS + 1;
/** Rates of scoring are goals in this many seconds: sixty minutes. */
export const RATE_SECONDS = 3600;

/** Game seconds of a full intermission: a third of the real 18 minutes, long enough to change lines. */
export const INTERMISSION_SECONDS = 360;
/** Game seconds of the break before a short overtime and before the shootout, when the teams stay on the bench. */
export const SHORT_BREAK_SECONDS = 90;
/** Real milliseconds by which a bench may hold the next period: at a manager's own pace and in scrimmages … */
export const HOLD_MS = 180_000;
/** … and where managers wait for each other, once an intermission. */
export const READY_HOLD_MS = 60_000;
/** Game seconds between two attempts of a shootout, the first one included. */
export const SHOOTOUT_ATTEMPT_SECONDS = 30;

/** Clubs whose scores of a day can be asked for at once. */
export const MAX_CLUBS_ASKED = 50;

/** A live stream sends what has come due at most once in this many milliseconds. */
export const STREAM_BATCH_MS = 200;
/** Interval at which an idle live stream checks the tables, in case a notification was lost. */
export const STREAM_RELOAD_MS = 5000;
/** How long the viewer count may be out of date. */
export const WATCHERS_DELAY_MS = 1000;

/** Minimum milliseconds between batches of chat messages and reactions to viewers. */
export const TALK_BATCH_MS = 200;
/** Interval at which a chat stream checks for missed updates, in case a notification was lost. */
export const TALK_RELOAD_MS = 15_000;

/** Maximum characters of a chat message; an emoji may count as several. */
export const MAX_MESSAGE = 300;

/** The reactions that there are, in the order in which they are shown. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'heart', 'boo'] as const;

/**
 * Reports that may be waited for at a time, by all and by one user; anyone who asks for one more comes back later. A report takes
 * some seconds, and users take turns: nobody waits for all of another's.
 */
export const MAX_WAITING_REPORTS = 100;
export const MAX_WAITING_REPORTS_OF_USER = 50;
/** A report that is not there after this many milliseconds is queued again: its job may have been lost. */
export const REPORT_PATIENCE_MS = 300_000;
/** Seconds after which a screen asks again for a report that is being made. */
export const REPORT_RETRY_SECONDS = 2;

/**
 * Logit of the home team's chance to win: HOME_ICE, which gives equal teams 54 to 46, so much for each point by which the lines
 * and pairs, or the starting goalie, are above the other team's, for each special skill that counts this season, and for a goal
 * a game that the staff is worth. Physical play hardly tells who wins. Source: replays of a world's games (decision 004);
 * `npm run sim -- win-chance` fits it again.
 */
export const HOME_ICE_LOGIT = 0.18;
export const LOGIT_PER_POINT = { offense: 0.128, defense: 0.142, goaltending: 0.028 } as const;
export const SPECIAL_SKILL_LOGIT = 0.0125;
export const GOAL_OF_STAFF_LOGIT = 0.73;

/** Points of skill that a point of form or morale above 50 adds, and that a point of energy below 100 takes. */
export const SHAPE = { form: 0.08, morale: 0.02, tired: 0.17 } as const;

/** How many past results make up a team's form. */
export const FORM_GAMES = 5;

// Suggestions for a bench in an intermission.

/** How often a bench may ask in a game, and how many suggestions it gets at most. */
export const MAX_ASKED = 6;
export const MAX_SUGGESTIONS = 3;
/** The rest of the game is played so often with each change, and without any. */
export const REMAINDERS = 200;
/** Standard errors from the estimate to either end of its range: four in five lie within. */
export const RANGE_ERRORS = 1.28;
/** More goals than a team scores in the rest of a game. */
export const MAX_MORE_GOALS = 15;
/** Suggestions that are not there after this many milliseconds may be asked for again: their job may have been lost. */
export const SUGGESTIONS_PATIENCE_MS = 30_000;

/**
 * A side's play in a period, mean and standard deviation over 600 periods between generated teams in balanced tactics: share of
 * attempts off the rush, share of entries by a dump-in, and pucks won, hits in the other end and icings forced. A
 * style is clear from this many deviations on; behind the blue line, in meters, is the other end.
 */
export const SEEN_STYLE = {
  rushes: { mean: 0.169, deviation: 0.094 },
  dumps: { mean: 0.384, deviation: 0.094 },
  forechecks: { mean: 8.23, deviation: 2.82 },
  clear: 1,
  blueLine: 8,
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

/** Contributions from this many thousandths of a goal on are worth a sentence, and at most this many of each kind. */
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

/** Seconds of play in which a timeout shows. */
export const TIMEOUT_REACH = 300;

/** Of a line at least this many must be on, so that it is still that line with a fill-in; a pair must be whole. */
export const MIN_TOGETHER = { forwards: 2, defense: 2 } as const;

/** Length of a step in seconds of play. */
export const MOMENTUM_STEP_SECONDS = 60;

/** What has happened counts half as much after this many seconds: a push is felt for a few shifts. */
export const MOMENTUM_HALF_LIFE_SECONDS = 100;

/** An attempt counts its expected goals and this, for having come to it at all … */
export const MOMENTUM_PER_ATTEMPT = 0.03;

/** … and carrying or passing the puck into the zone this: a tenth of the chance of an average attack. */
export const MOMENTUM_PER_CONTROLLED_ENTRY = 0.006;

/** So much more than the other team (in expected goals as weighed above) fills about three quarters of the scale. */
export const STRONG_PUSH = 0.45;

/** A man up who has been so for longer than a minor is thought to be so for these seconds more. */
export const MIN_SECONDS_LEFT = 5;

/** A net stays empty about so long on a delayed penalty. */
export const DELAY_SECONDS = 10;
/** From this second of the last period on a team that is behind leaves its net for good; before it is for a delayed penalty. */
export const ENDGAME_FROM = 900;

/** The table's step in seconds, and the largest goal difference that is told apart. */
export const WIN_CHANCE_STEP_SECONDS = 10;
export const WIN_CHANCE_GOALS = 10;

/** Slope of the logit of the chance over the edge near 0, to begin with. */
export const LOGIT_PER_EDGE = 3.5;

/** Nobody knows more before a game. */
export const MAX_CERTAIN = 0.97;

/** Goals that are told apart; nobody scores more. */
export const MAX_GOALS = 25;

/** Goal differences that are told apart; larger ones count as these. */
export const REPLAY_GOALS = 15;
export const REPLAY_MINUTES = 61;

/** Goals beyond this many do not make a game better. */
export const MAX_COUNTED_GOALS = 9;

// Rates of scoring for the win chance. Source: games between generated professional teams, played by the match engine;
// `npm run sim -- win-chance` measures them again and prints beside each what was found.

/** Goals a team scores in sixty minutes, by skaters (own, then theirs) while both goalies are in. */
export const GOALS_BY_MANPOWER = {
  '5v5': 2.38,
  '4v4': 3.63,
  '3v3': 6.7,
  '5v4': 7.55,
  '4v5': 0.37,
  '5v3': 17.5,
  '3v5': 0.25,
  '4v3': 8,
  '3v4': 0.53,
} as const;

/** The same of regulation while both goalies are in, special teams included: what the future brings on average. */
export const GOALS_TO_COME = 2.66;

/**
 * Goals in sixty minutes with a net empty at the end of the game: by those ahead at it, by those behind with six skaters;
 * the same when it is on a power play that the goalie left.
 */
export const GOALS_AT_EMPTY_NET = 17.4;
export const GOALS_WITH_SIX = 6.65;
export const GOALS_AT_EMPTY_NET_SHORTHANDED = 9.6;
export const GOALS_WITH_SIX_AND_POWER_PLAY = 10;
/** Goals in sixty minutes with a sixth skater on a delayed penalty, when the others cannot score. */
export const GOALS_ON_DELAY = 27;

/** Who is behind scores more, as a power of e for each goal (at most three): he presses, the other defends. */
export const PER_GOAL_BEHIND = 0.065;

/**
 * How long before the end of regulation the goalie of a team that is behind by one or two is out, in seconds: not at
 * once, for he leaves when his team has the puck.
 */
export const NET_EMPTY_SECONDS = [117, 180] as const;

/** Chance of a shooter in a shootout: the best go first. */
export const SHOOTOUT_CHANCE = 0.38;
/**
 * How much of the edge that was expected before the game shows in overtime and in a shootout: anyone who is tied after sixty
 * minutes is less unequal than was thought, and chance has more of a say there.
 */
export const EDGE_IN_OVERTIME = 0.25;

/** How long the goal horns that come with the game sound, in milliseconds. */
export const HORN_MS = { ordinary: 5_000, bananajoe: 13_000 } as const;
