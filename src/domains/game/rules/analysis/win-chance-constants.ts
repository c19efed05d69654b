/**
 * Rates of scoring for the win chance. Source: games between generated professional teams, played by the match engine;
 * `npm run sim -- win-chance` measures them again and prints beside each what was found.
 */

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
 * How much of the edge that was expected before the game shows in overtime and in a shootout: whoever is tied after sixty
 * minutes is less unequal than was thought, and chance has more of a say there.
 */
export const EDGE_IN_OVERTIME = 0.25;
