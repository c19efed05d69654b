/** What a world must keep stable over twenty seasons, and real figures of careers. */
import { between, type Target, target } from '../rows.ts';

/** From the first five seasons to the last five. */
export const DRIFT_TARGETS: readonly Target[] = [
  target('goalsTrend', 'goals, trend over the seasons, %', 0, 2, 1),
  target('goalsFurthest', 'goals, furthest mean of five seasons from the mean, %', 0, 2, 1),
  target('overallChange', 'overall of first teams, change', 0, 1.5),
  ...['LW', 'C', 'RW', 'LD', 'RD', 'G'].map((position) =>
    target(`${position}Change`, `overall of first teams, ${position}, change`, 0, 2.5),
  ),
  target('starsChange', 'overall of the twenty best, change', 0, 3),
  target('age', 'age of first teams', 27.2, 1, 1),
];

/** Points of 82 games; the truth lies between the published curve of survivors and no change; a point for chance. */
const aging = (kind: 'F' | 'D', who: string, changes: readonly (readonly [age: number, change: number])[]): Target[] =>
  changes.map(([age, change]) =>
    between(`${kind} at ${age}`, `points of ${who} at ${age}, change from 24`, [change - 1, 1], 1),
  );

/**
 * Year-to-year correlations: studies of players with enough games in both seasons. Ages: realism.md, from survivors. Draft: share
 * of the picks who play 200 games; a few dozen players each, so the bands are as wide as their luck.
 */
export const CAREER_TARGETS: readonly Target[] = [
  target('forwardsPoints', "year to year: forwards' points a game", 0.76, 0.08),
  target('defensePoints', "year to year: defensemen's points a game", 0.7, 0.1),
  target('shooting', "year to year: forwards' shooting percentage", 0.3, 0.12),
  target('saving', "year to year: goalies' save percentage", 0.25, 0.12),
  target('teamPoints', "year to year: teams' points", 0.5, 0.15),
  ...aging('F', 'forwards', [
    [20, -15],
    [22, -7],
    [27, -1],
    [30, -7],
    [32, -13],
    [35, -26],
  ]),
  ...aging('D', 'defensemen', [
    [20, -7],
    [30, -2],
    [33, -8],
    [35, -14],
  ]),
  target('goalies young', 'goalies under 22.5, save percentage v the league', -0.003, 0.003, 4),
  target('goalies prime', 'goalies of 26.5 to 30.5, save percentage v the league', 0.0015, 0.0015, 4),
  target('goalies old', 'goalies over 34.5, save percentage v the league', -0.003, 0.003, 4),
  target('picks from 1', 'first pick plays 200 games, %', 100, 15, 0),
  target('picks from 4', 'picks 4 and 5 play 200 games, %', 90, 15, 0),
  target('picks from 11', 'picks 11 to 20 play 200 games, %', 64, 12, 0),
  target('picks from 31', 'picks 31 to 60 play 200 games, %', 29, 10, 0),
  target('picks from 91', 'picks 91 to 120 play 200 games, %', 17, 8, 0),
  target('picks from 181', 'picks from 181 play 200 games, %', 9, 6, 0),
];
