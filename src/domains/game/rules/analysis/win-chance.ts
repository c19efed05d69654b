/**
 * The chance of the home team to win from any moment of a game.
 *
 * Goals are taken to fall at random at rates that depend on skaters, empty nets, the score and an edge of one team over
 * the other (a Poisson process, which is how goals in hockey fall to a close approximation). Working back from the final
 * horn, a table holds the chance for every ten seconds left and every goal difference (Bellman's recursion: the value of
 * a state is the mean of the values of what may follow). The edge is chosen so that the table begins with the given
 * pregame chance. Special circumstances (a man advantage, an empty net) are played forward until they end, and the table
 * provides the rest.
 *
 * Checked by `npm run sim -- win-chance`: of all moments with a chance of 30 to 40 %, the home team wins 30 to 40 %.
 */

import {
  LOGIT_PER_EDGE,
  MAX_CERTAIN,
  RATE_SECONDS,
  REGULATION_SECONDS,
  WIN_CHANCE_GOALS,
  WIN_CHANCE_STEP_SECONDS,
} from '#domains/game/constants.ts';
import { FULL_STRENGTH, type GameMoment, type GameOdds } from '#domains/game/rules/analysis/win-chance-moment.ts';
import { overtimeChance, type Settling, tieChance } from '#domains/game/rules/analysis/win-chance-overtime.ts';
import { ratesOf, ratesToCome } from '#domains/game/rules/analysis/win-chance-rates.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { Manpower } from '#engine/match/events.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

export interface WinChanceModel extends Settling {
  /** Chance by steps left of regulation and goal difference, as `tableAt` reads it. */
  table: Float64Array;
}

const WIDTH = 2 * WIN_CHANCE_GOALS + 1;

/** Returns the table for one game; made once, read for each moment. Takes a few milliseconds. */
export function winChanceModel(odds: GameOdds): WinChanceModel {
  const wanted = logit(Math.min(MAX_CERTAIN, Math.max(1 - MAX_CERTAIN, odds.pregame)));
  let model = tableOf(odds.overtime, 0);
  let slope = LOGIT_PER_EDGE;
  // The logit of the chance is nearly linear in the edge, so the secant method converges in a few steps.
  for (let round = 0; round < 6; round++) {
    const value = logit(tableAt(model, REGULATION_SECONDS, 0));
    if (Math.abs(wanted - value) < 1e-6) break;
    const next = tableOf(odds.overtime, model.edge + (wanted - value) / slope);
    slope = (logit(tableAt(next, REGULATION_SECONDS, 0)) - value) / (next.edge - model.edge);
    model = next;
  }
  return model;
}

const logit = (chance: number) => Math.log(chance / (1 - chance));

/** Returns the home team's chance to win, 0 to 1; a final tie counts half. */
export function winChance(model: WinChanceModel, moment: GameMoment): number {
  const difference = moment.homeScore - moment.awayScore;
  if (moment.period > 3) return overtimeChance(model, moment, difference);
  const left = Math.max(0, 3 * PERIOD_SECONDS - ((moment.period - 1) * PERIOD_SECONDS + moment.second));
  if (isOrdinary(moment.manpower)) return tableAt(model, left, difference);
  return playedForward(model, { left, difference, moment });
}

function isOrdinary({ home, away, homeGoalie, awayGoalie }: Manpower): boolean {
  return home === 5 && away === 5 && homeGoalie && awayGoalie;
}

/** Plays the present manpower forward in steps for as long as it lasts, and reads the table from then on. */
function playedForward(
  model: WinChanceModel,
  { left, difference, moment }: { left: number; difference: number; moment: GameMoment },
): number {
  const seconds = Math.min(left, Math.max(0, moment.manpowerSeconds));
  let shares = new Float64Array(WIDTH);
  shares[indexOf(difference)] = 1;
  for (let done = 0; done < seconds; done += WIN_CHANCE_STEP_SECONDS) {
    const length = Math.min(WIN_CHANCE_STEP_SECONDS, seconds - done);
    const next = new Float64Array(WIDTH);
    for (let index = 0; index < WIDTH; index++) {
      const share = shares[index]!;
      if (share === 0) continue;
      // After a goal the goalie returns and a minor ends; what is left then is ordinary play.
      const isChanged = index !== indexOf(difference);
      const rates = ratesOf(
        model.edge,
        index - WIN_CHANCE_GOALS,
        isChanged ? FULL_STRENGTH : moment.manpower,
        moment.isEndgame,
      );
      const home = (rates.home * length) / RATE_SECONDS;
      const away = (rates.away * length) / RATE_SECONDS;
      next[Math.min(WIDTH - 1, index + 1)]! += share * home;
      next[Math.max(0, index - 1)]! += share * away;
      next[index]! += share * (1 - home - away);
    }
    shares = next;
  }
  let chance = 0;
  for (let index = 0; index < WIDTH; index++)
    chance += shares[index]! * tableAt(model, left - seconds, index - WIN_CHANCE_GOALS);
  // Sums of shares may be a hair above 1.
  return Math.min(1, chance);
}

function tableOf(overtime: OvertimeRule, edge: number): WinChanceModel {
  const steps = REGULATION_SECONDS / WIN_CHANCE_STEP_SECONDS;
  const table = new Float64Array((steps + 1) * WIDTH);
  const model: WinChanceModel = { overtime, edge, table };
  for (let index = 0; index < WIDTH; index++) {
    const difference = index - WIN_CHANCE_GOALS;
    table[index] = difference === 0 ? tieChance(model) : difference > 0 ? 1 : 0;
  }
  for (let step = 1; step <= steps; step++) {
    const left = (step - 0.5) * WIN_CHANCE_STEP_SECONDS;
    for (let index = 0; index < WIDTH; index++) {
      const rates = ratesToCome(edge, index - WIN_CHANCE_GOALS, left);
      const home = (rates.home * WIN_CHANCE_STEP_SECONDS) / RATE_SECONDS;
      const away = (rates.away * WIN_CHANCE_STEP_SECONDS) / RATE_SECONDS;
      const before = (step - 1) * WIDTH;
      table[step * WIDTH + index] =
        home * table[before + Math.min(WIDTH - 1, index + 1)]! +
        away * table[before + Math.max(0, index - 1)]! +
        (1 - home - away) * table[before + index]!;
    }
  }
  return model;
}

const indexOf = (difference: number) =>
  Math.min(WIN_CHANCE_GOALS, Math.max(-WIN_CHANCE_GOALS, difference)) + WIN_CHANCE_GOALS;

/** Interpolates linearly between two steps of the table. */
function tableAt({ table }: WinChanceModel, left: number, difference: number): number {
  const steps = Math.min(REGULATION_SECONDS, Math.max(0, left)) / WIN_CHANCE_STEP_SECONDS;
  const below = Math.floor(steps);
  const index = indexOf(difference);
  const low = table[below * WIDTH + index]!;
  if (below === steps) return low;
  return low + (steps - below) * (table[(below + 1) * WIDTH + index]! - low);
}
