/**
 * Figures of real professional hockey: means of recent seasons from public data, with the band that a simulated league must stay
 * in (two spreads between seasons, or 5 % where the spread is not known). Per team and game unless stated otherwise.
 */
import { between, type Target, target, within5 } from './rows.ts';

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
  within5('shots5', 'shots on goal that 5 % of the team-games stay within', 19, 0),
  within5('shots50', 'shots on goal that half of the team-games stay within', 29, 0),
  within5('shots95', 'shots on goal that 95 % of the team-games stay within', 42, 0),
  target('shotsCorrelation', 'correlation of shots, home and away', -0.2, 0.1),
  target('savePercentage', 'save percentage', 0.902, 0.012, 3),
  within5('savePercentageDeviation', 'deviation of save percentage in a team-game', 0.063, 3),
  within5('attempts', 'shot attempts', 59.5, 1),
  within5('missed', 'missed attempts', 14.5, 1),
  within5('attemptsBlocked', 'blocked attempts', 16.7, 1),
  target('ppGoals', 'power-play goals', 0.615, 0.06, 3),
  target('ppOpportunities', 'power plays', 2.95, 0.4),
  target('ppPercentage', 'power-play percentage', 20.8, 2.4, 1),
  target('shGoals', 'shorthanded goals, both teams', 0.075, 0.014, 3),
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
  within5('overtimeSettled', 'overtimes settled at 3-on-3, %', 67, 1),
  target('oneGoalGames', 'one-goal games, %', 39.9, 7, 1),
  target('shutOut', 'team-games without a goal, %', 5.1, 1.2, 1),
  target('homeWins', 'home wins, %', 53.7, 3.2, 1),
  target('goalsFirst', 'share of regulation goals, first period', 0.31, 0.03, 3),
  target('goalsSecond', 'share of regulation goals, second period', 0.34, 0.03, 3),
  target('goalsThird', 'share of regulation goals, third period', 0.35, 0.03, 3),
  within5('defenseGoals', "defensemen's share of goals, %", 14.6, 1),
  within5('defensePoints', "defensemen's share of points, %", 25.1, 1),
  within5('defenseShots', "defensemen's share of shots, %", 27.8, 1),
  within5('defenseHits', "defensemen's share of hits, %", 34, 1),
  within5('defenseBlocks', "defensemen's share of blocks, %", 59, 1),
  within5('forwardShooting', 'shooting percentage, forwards', 12.3, 1),
  within5('defenseShooting', 'shooting percentage, defensemen', 5.4, 1),
  ...iceTimes('F', [20.9, 19.7, 18.7, 17.7, 16.7, 15.7, 14.7, 13.8, 12.8, 11.3, 10.1, 8.7]),
  ...iceTimes('D', [24.8, 22.5, 20.6, 18.9, 16.1, 13.6]),
  within5('line1', 'share of team points, line 1 of the opening day, %', 29, 1),
  within5('line2', 'share of team points, line 2 of the opening day, %', 19, 1),
  within5('line3', 'share of team points, line 3 of the opening day, %', 12, 1),
  within5('line4', 'share of team points, line 4 of the opening day, %', 8, 1),
];

/** Rows that need whole seasons of 32 teams and 82 games. */
export const SEASON_TARGETS: readonly Target[] = [
  target('favorite', 'games won by the favorite, %', 59, 4, 1),
  between('bestTeam', 'best team, share of points', [0.67, 0.82], 3),
  between('worstTeam', 'worst team, share of points', [0.29, 0.41], 3),
  within5('bestWins', 'best team, share of games won', 0.685, 3),
  within5('worstWins', 'worst team, share of games won', 0.29, 3),
  target('pointsDeviation', 'deviation of the share of points', 0.1, 0.005, 3),
  target('goalsForDeviation', 'deviation of goals for between teams', 0.32, 0.14),
  target('goalsAgainstDeviation', 'deviation of goals against between teams', 0.33, 0.14),
  between('points1', 'points of the 1st scorer', [103, 136], 0),
  between('points10', 'points of the 10th scorer', [78, 97], 0),
  between('points50', 'points of the 50th scorer', [60, 71], 0),
  between('points100', 'points of the 100th scorer', [49, 57], 0),
  between('points200', 'points of the 200th scorer', [35, 39], 0),
  between('goals1', 'goals of the 1st goal scorer', [51, 60], 0),
  between('goals10', 'goals of the 10th goal scorer', [34, 42], 0),
  between('goals50', 'goals of the 50th goal scorer', [25, 30], 0),
  between('goals100', 'goals of the 100th goal scorer', [20, 23], 0),
  between('goals200', 'goals of the 200th goal scorer', [13, 15], 0),
  // Published with one digit: half of it is wider than 5 %.
  target('starterTrue', "true deviation of starters' save percentage", 0.006, 0.0005, 4),
  target('starterSave', "observed deviation of starters' save percentage", 0.01, 0.0005, 4),
  within5('starts1', "goalie's share of the starts, the first, %", 59.5, 1),
  within5('starts2', "goalie's share of the starts, the second, %", 31, 1),
  within5('starts3', "goalie's share of the starts, the third, %", 9, 1),
  within5('gamesMissed', 'games missed by regulars, %', 10.9, 1),
  within5('absences0', 'absences of 1 game, %', 36, 1),
  within5('absences1', 'absences of 2 to 5 games, %', 36, 1),
  within5('absences2', 'absences of 6 to 15 games, %', 19, 1),
  within5('absences3', 'absences of 16 to 40 games, %', 7.5, 1),
  within5('absences4', 'absences of more games, %', 0.7, 2),
];

/** Players of the first teams, as generated. */
export const BODY_TARGETS: readonly Target[] = [
  ...bodies('C', 'centers', { height: [185, 5.2], weight: [89, 6] }),
  ...bodies('W', 'wings', { height: [185], weight: [90] }),
  ...bodies('D', 'defensemen', { height: [187, 5.5], weight: [92, 7] }),
  ...bodies('G', 'goalies', { height: [190, 4.6], weight: [91, 7] }),
  within5('leftC', 'centers who shoot left, %', 66, 1),
  within5('leftLW', 'left wings who shoot left, %', 91, 1),
  within5('leftRW', 'right wings who shoot left, %', 29, 1),
  within5('leftD', 'defensemen who shoot left, %', 59, 1),
  within5('leftG', 'goalies who catch left, %', 94, 1),
];

/** The playoffs of the best sixteen: bands of league games, as there are fewer to measure. */
export const PLAYOFF_TARGETS: readonly Target[] = [
  target('goals', 'playoffs: goals', 3.05, 0.36),
  within5('hits', 'playoffs: hits', 36.5, 1),
  within5('pim', 'playoffs: penalty minutes', 11.6, 1),
  within5('blocks', 'playoffs: blocks', 16.9, 1),
];

/** Best-on-best tournaments: goals of both teams, and the goal differences of the strongest and the weakest of group A after seven games. */
export const TOURNAMENT_TARGETS: readonly Target[] = [
  target('championshipGoals', 'World Championship: goals, both teams', 6, 0.3),
  within5('olympicGoals', 'Olympics: goals, both teams', 5.1),
  within5('championshipBest', 'World Championship, group A: best goal difference', 22, 1),
  within5('championshipWorst', 'World Championship, group A: worst goal difference', -28, 1),
];

type Norm = readonly [mean: number, deviation?: number];

function bodies(key: string, who: string, { height, weight }: { height: Norm; weight: Norm }): Target[] {
  return [
    ...normTargets(`height${key}`, `height of ${who}, cm`, height),
    ...normTargets(`weight${key}`, `weight of ${who}, kg`, weight),
  ];
}

function normTargets(key: string, label: string, [mean, deviation]: Norm): Target[] {
  const rows = [within5(key, label, mean, 1)];
  if (deviation !== undefined) rows.push(within5(`${key}Deviation`, `${label}, deviation`, deviation, 1));
  return rows;
}
