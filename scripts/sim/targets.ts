/**
 * What real professional hockey measures: means of recent seasons from public data, with the band that a simulated league
 * has to stay in (two spreads between seasons, or 5 % where the spread is not known). Per team and game unless it says otherwise.
 */
export interface Target {
  key: string;
  label: string;
  real: number;
  /** Half the width of the band. */
  spread: number;
  digits: number;
}

const target = (key: string, label: string, real: number, spread: number, digits = 2): Target => ({
  key,
  label,
  real,
  spread,
  digits,
});
const within5 = (key: string, label: string, real: number, digits = 2): Target =>
  target(key, label, real, real * 0.05, digits);

const iceTimes = (prefix: string, minutes: readonly number[]): Target[] =>
  minutes.map((real, index) => within5(`${prefix}${index + 1}`, `ice time ${prefix}${index + 1}, minutes`, real, 1));

export const TARGETS: readonly Target[] = [
  target('goals', 'goals', 3.08, 0.36),
  target('homeGoals', 'goals, home team', 3.2, 0.36),
  target('awayGoals', 'goals, away team', 2.97, 0.36),
  within5('goalsDeviation', 'deviation of goals in a game', 1.75),
  within5('dispersion', 'variance / mean of goals in regulation', 1.01),
  target('shots', 'shots on goal', 29.9, 2.2, 1),
  within5('shotsDeviation', 'deviation of shots on goal', 6.7, 1),
  target('shotsCorrelation', 'correlation of shots, home and away', -0.2, 0.1),
  target('savePercentage', 'save percentage', 0.902, 0.012, 3),
  within5('savePercentageDeviation', 'deviation of save percentage in a team-game', 0.063, 3),
  within5('attempts', 'shot attempts', 59.5, 1),
  within5('missed', 'missed attempts', 14.5, 1),
  within5('attemptsBlocked', 'blocked attempts', 16.7, 1),
  target('ppGoals', 'power-play goals', 0.615, 0.06, 3),
  target('ppOpportunities', 'power plays', 2.95, 0.4),
  target('ppPercentage', 'power-play percentage', 20.8, 2.4, 1),
  target('shGoals', 'short-handed goals, both teams', 0.075, 0.014, 3),
  target('emptyNetGoals', 'empty-net goals, both teams', 0.37, 0.12),
  target('penalties', 'penalties', 3.66, 0.4),
  target('pim', 'penalty minutes', 8.65, 2),
  within5('minors', 'minors', 3.26),
  within5('doubleMinors', 'double minors', 0.042, 3),
  within5('majors', 'majors', 0.24),
  within5('misconducts', 'misconducts', 0.095, 3),
  target('hits', 'hits', 22, 2, 1),
  target('blocks', 'blocks', 14.7, 1.2, 1),
  target('takeaways', 'takeaways', 6, 1.2, 1),
  target('giveaways', 'giveaways', 10.5, 2.1, 1),
  within5('faceoffs', 'faceoffs, both teams', 57, 1),
  target('faceoffHomeShare', 'faceoffs won by the home team, %', 51.6, 0.7, 1),
  within5('faceoffDeviation', 'deviation of faceoff share in a game, points', 7, 1),
  target('assistsPerGoal', 'assists per goal', 1.69, 0.04),
  target('fights', 'fights a game', 0.23, 0.1),
  target('pastRegulation', 'games past regulation, %', 22.2, 2.8, 1),
  target('shootouts', 'games ended by a shootout, %', 7.1, 2, 1),
  target('overtimeSettled', 'overtimes settled at 3-on-3, %', 67, 6, 1),
  target('oneGoalGames', 'one-goal games, %', 39.9, 7, 1),
  target('shutOut', 'team-games without a goal, %', 5.1, 1.2, 1),
  target('homeWins', 'home wins, %', 53.7, 3.2, 1),
  target('goalsFirst', 'share of goals, first period', 0.31, 0.03, 3),
  target('goalsSecond', 'share of goals, second period', 0.34, 0.03, 3),
  target('goalsThird', 'share of goals, third period', 0.35, 0.03, 3),
  within5('defenceGoals', "defencemen's share of goals, %", 14.6, 1),
  within5('defencePoints', "defencemen's share of points, %", 25.1, 1),
  within5('defenceShots', "defencemen's share of shots, %", 27.8, 1),
  within5('defenceHits', "defencemen's share of hits, %", 34, 1),
  within5('defenceBlocks', "defencemen's share of blocks, %", 59, 1),
  within5('forwardShooting', 'shooting percentage, forwards', 12.3, 1),
  within5('defenceShooting', 'shooting percentage, defencemen', 5.4, 1),
  ...iceTimes('F', [20.9, 19.7, 18.7, 17.7, 16.7, 15.7, 14.7, 13.8, 12.8, 11.3, 10.1, 8.7]),
  ...iceTimes('D', [24.8, 22.5, 20.6, 18.9, 16.1, 13.6]),
  within5('line1', 'share of team points, a man of line 1 on the opening day, %', 29 / 3, 1),
  within5('line2', 'share of team points, a man of line 2 on the opening day, %', 19 / 3, 1),
  within5('line3', 'share of team points, a man of line 3 on the opening day, %', 12 / 3, 1),
  within5('line4', 'share of team points, a man of line 4 on the opening day, %', 8 / 3, 1),
];

/** Rows that need whole seasons of 32 teams and 82 games. */
export const SEASON_TARGETS: readonly Target[] = [
  target('bestTeam', 'best team, share of points', 0.745, 0.075, 3),
  target('worstTeam', 'worst team, share of points', 0.35, 0.06, 3),
  target('pointsDeviation', 'deviation of the share of points', 0.1, 0.015, 3),
  target('goalsForDeviation', 'deviation of goals for between teams', 0.32, 0.07),
  target('goalsAgainstDeviation', 'deviation of goals against between teams', 0.33, 0.07),
  target('points1', 'points of the 1st scorer', 119.5, 16.5, 0),
  target('points10', 'points of the 10th scorer', 87.5, 9.5, 0),
  target('points50', 'points of the 50th scorer', 65.5, 5.5, 0),
  target('points100', 'points of the 100th scorer', 53, 4, 0),
  target('points200', 'points of the 200th scorer', 37, 2, 0),
  target('goals1', 'goals of the 1st goal scorer', 55.5, 4.5, 0),
  target('goals10', 'goals of the 10th goal scorer', 38, 4, 0),
  target('goals50', 'goals of the 50th goal scorer', 27.5, 2.5, 0),
  target('goals100', 'goals of the 100th goal scorer', 21.5, 1.5, 0),
  target('goals200', 'goals of the 200th goal scorer', 14, 1, 0),
  target('starterSave', "observed deviation of starters' save percentage", 0.01, 0.003, 4),
  target('gamesMissed', 'games missed by regulars, %', 10.9, 2, 1),
];
