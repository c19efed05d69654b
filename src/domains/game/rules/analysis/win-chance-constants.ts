/**
 * Rates of scoring for the win chance. Source: games between generated professional teams, played by the match engine;
 * `npm run sim -- win-chance` measures them again and prints beside each what was found.
 */

/** Goals a team scores in sixty minutes, by skaters (own, then theirs) while both goalies are in. */
export const GOALS_BY_MANPOWER = {
  '5v5': 2.35,
  '4v4': 3.5,
  '3v3': 6.5,
  '5v4': 7.3,
  '4v5': 0.42,
  '5v3': 16,
  '3v5': 0.27,
  '4v3': 7.8,
  '3v4': 0.4,
} as const;

/** The same of the whole game while both goalies are in, special teams included: what the future brings on average. */
export const GOALS_TO_COME = 2.77;

/** Goals in sixty minutes at and with an empty net: at it; with it (six skaters); the same with a man more on the ice. */
export const GOALS_AT_EMPTY_NET = 23.9;
export const GOALS_WITH_SIX = 13;
export const GOALS_WITH_SIX_AND_POWER_PLAY = 24.4;
export const GOALS_AT_EMPTY_NET_SHORT_HANDED = 8.5;

/** Who is behind scores more, as a power of e for each goal (at most three): he presses, the other defends. */
export const PER_GOAL_BEHIND = 0.05;

/**
 * How long before the end of regulation the goalie of a team that is behind by one or two is out, in seconds: not at
 * once, for he leaves when his team has the puck.
 */
export const NET_EMPTY_SECONDS = [85, 100] as const;

/** Chance of an ordinary shooter in a shootout. */
export const SHOOTOUT_CHANCE = 0.315;
/** How much of the difference between two teams shows in 3-on-3 and in a shootout; chance has more of a say there. */
export const EDGE_IN_OVERTIME = 0.6;
