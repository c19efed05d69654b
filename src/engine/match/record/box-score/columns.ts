/** The columns of the tally for each player and each team. */

/** Columns of a player's row. Skaters and goalies share them; each line of the box score uses those that apply. */
export const PLAYER = {
  toi: 0,
  ppToi: 1,
  shToi: 2,
  shifts: 3,
  goals: 4,
  assists: 5,
  ppGoals: 6,
  ppAssists: 7,
  shGoals: 8,
  shAssists: 9,
  emptyNetGoals: 10,
  plusMinus: 11,
  pim: 12,
  penalties: 13,
  shots: 14,
  missed: 15,
  attemptsBlocked: 16,
  xg: 17,
  hits: 18,
  blocks: 19,
  takeaways: 20,
  giveaways: 21,
  faceoffsWon: 22,
  faceoffsLost: 23,
  fights: 24,
  shootoutAttempts: 25,
  /** Goals of a shooter, saves of a goalie. */
  shootoutSuccesses: 26,
  started: 27,
  shotsAgainst: 28,
  goalsAgainst: 29,
  saves: 30,
  ppShotsAgainst: 31,
  ppGoalsAgainst: 32,
  xga: 33,
  /** Second of the period since which his time on the ice has not been recorded; −1 when he is off. */
  onSince: 34,
} as const;
export const PLAYER_WIDTH = 35;

/** Columns of a team's row. */
export const TEAM = {
  goals: 0,
  shots: 1,
  attempts: 2,
  missed: 3,
  attemptsBlocked: 4,
  xg: 5,
  ppGoals: 6,
  ppOpportunities: 7,
  ppSeconds: 8,
  shGoals: 9,
  emptyNetGoals: 10,
  penalties: 11,
  pim: 12,
  hits: 13,
  blocks: 14,
  takeaways: 15,
  giveaways: 16,
  faceoffsWon: 17,
} as const;
export const TEAM_WIDTH = 18;
