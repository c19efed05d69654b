/**
 * The chance of the home team to win from any moment of a game.
 *
 * Goals are taken to fall at random at rates that depend on skaters, empty nets, the score and an edge of one team over
 * the other (a Poisson process, which is how goals in hockey fall to a close approximation). From the horn backwards a
 * table holds the chance for every ten seconds left and every goal difference (Bellman's recursion: the value of a state
 * is the mean of the values of what may follow). The edge is chosen so that the table begins with the chance that was
 * given before the game. What is special about the moment (a man up, an empty net) is played forward until it passes,
 * and the table tells the rest.
 *
 * Checked by `npm run sim -- win-chance`: of all moments with a chance of 30 to 40 %, the home team wins 30 to 40 %.
 */
import {
  EDGE_IN_OVERTIME,
  GOALS_AT_EMPTY_NET,
  GOALS_AT_EMPTY_NET_SHORT_HANDED,
  GOALS_BY_MANPOWER,
  GOALS_TO_COME,
  GOALS_WITH_SIX,
  GOALS_WITH_SIX_AND_POWER_PLAY,
  NET_EMPTY_SECONDS,
  PER_GOAL_BEHIND,
  SHOOTOUT_CHANCE,
} from '#domains/game/rules/analysis/win-chance-constants.ts';
import type { Manpower, OvertimeRule } from '#engine/match/types.ts';

/** What was known before the face-off. */
export interface GameOdds {
  /** Chance of the home team to win, 0 to 1. */
  pregame: number;
  overtime: OvertimeRule;
}

export interface GameMoment {
  /** From 1; the period after the third is overtime. */
  period: number;
  /** Seconds played of the period. */
  second: number;
  homeScore: number;
  awayScore: number;
  manpower: Manpower;
  /** Seconds until the present manpower ends by itself, e.g. a minor runs out. */
  manpowerSeconds: number;
  /** Attempts so far; null before a shootout. */
  shootout: ShootoutSoFar | null;
}

export interface ShootoutSoFar {
  taken: { home: number; away: number };
  scored: { home: number; away: number };
}

export interface WinChanceModel {
  overtime: OvertimeRule;
  /** Power of e by which the home team's rate is above the even one, and the visitors' below. */
  edge: number;
  /** Chance by steps left of regulation and goal difference, as `at` reads it. */
  table: Float64Array;
}

/** The table's step in seconds, and the largest goal difference that is told apart. */
const STEP = 10;
const MOST = 10;
const WIDTH = 2 * MOST + 1;
const REGULATION_SECONDS = 3600;
const PERIOD_SECONDS = 1200;
const HOUR = 3600;
const FULL: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };

/** The table for one game; made once, read for each moment. About a millisecond. */
export function winChanceModel(odds: GameOdds): WinChanceModel {
  const wanted = Math.min(0.97, Math.max(0.03, odds.pregame));
  let low = -1.5;
  let high = 1.5;
  let model = tableOf(odds.overtime, 0);
  // The chance grows with the edge: halving the interval thirteen times leaves less than a thousandth of it.
  for (let round = 0; round < 13; round++) {
    const edge = (low + high) / 2;
    model = tableOf(odds.overtime, edge);
    if (tableAt(model, REGULATION_SECONDS, 0) < wanted) low = edge;
    else high = edge;
  }
  return model;
}

/** Chance of the home team to win, 0 to 1; a tie that stands counts half. */
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

/** The present manpower for as long as it lasts, second by second in steps, and the table from then on. */
function playedForward(
  model: WinChanceModel,
  { left, difference, moment }: { left: number; difference: number; moment: GameMoment },
): number {
  const seconds = Math.min(left, Math.max(0, moment.manpowerSeconds));
  let shares = new Float64Array(WIDTH);
  shares[indexOf(difference)] = 1;
  for (let done = 0; done < seconds; done += STEP) {
    const length = Math.min(STEP, seconds - done);
    const next = new Float64Array(WIDTH);
    for (let index = 0; index < WIDTH; index++) {
      const share = shares[index]!;
      if (share === 0) continue;
      // After a goal the goalie is back and the minor over; what is left then is ordinary play.
      const isChanged = index !== indexOf(difference);
      const rates = ratesOf(model.edge, index - MOST, isChanged ? FULL : moment.manpower);
      const home = (rates.home * length) / HOUR;
      const away = (rates.away * length) / HOUR;
      next[Math.min(WIDTH - 1, index + 1)]! += share * home;
      next[Math.max(0, index - 1)]! += share * away;
      next[index]! += share * (1 - home - away);
    }
    shares = next;
  }
  let chance = 0;
  for (let index = 0; index < WIDTH; index++) chance += shares[index]! * tableAt(model, left - seconds, index - MOST);
  return chance;
}

function overtimeChance(model: WinChanceModel, moment: GameMoment, difference: number): number {
  if (difference !== 0) return difference > 0 ? 1 : 0;
  if (moment.shootout) return shootoutChance(moment.shootout, shooterChances(model.edge));
  const rates = ratesOf(model.edge * EDGE_IN_OVERTIME, 0, moment.manpower);
  const all = rates.home + rates.away;
  const homeNext = rates.home / all;
  const rule = model.overtime;
  if (rule.kind === 'none') return 0.5;
  const left = rule.kind === 'sudden-death' ? Number.POSITIVE_INFINITY : Math.max(0, rule.minutes * 60 - moment.second);
  // Until the present manpower ends, somebody scores with the one chance, afterwards with the ordinary one.
  const lasts = isEven(moment.manpower) ? left : Math.min(left, moment.manpowerSeconds);
  const decided = 1 - Math.exp((-all * lasts) / HOUR);
  if (lasts === left) return decided * homeNext + (1 - decided) * afterOvertime(model);
  const after: GameMoment = { ...moment, second: moment.second + lasts, manpower: evenIn(model.overtime) };
  return decided * homeNext + (1 - decided) * overtimeChance(model, after, 0);
}

const isEven = ({ home, away }: Manpower) => home === away;
const evenIn = (rule: OvertimeRule): Manpower =>
  rule.kind === 'three-on-three' ? { ...FULL, home: 3, away: 3 } : FULL;

function afterOvertime(model: WinChanceModel): number {
  const none = { taken: { home: 0, away: 0 }, scored: { home: 0, away: 0 } };
  return shootoutChance(none, shooterChances(model.edge));
}

function shooterChances(edge: number): { home: number; away: number } {
  const factor = Math.exp(edge * EDGE_IN_OVERTIME);
  return { home: SHOOTOUT_CHANCE * factor, away: SHOOTOUT_CHANCE / factor };
}

/** Three rounds, then round by round; the home team shoots first. */
function shootoutChance({ taken, scored }: ShootoutSoFar, chances: { home: number; away: number }): number {
  const rounds = Math.max(3, taken.home, taken.away);
  const lead = scored.home - scored.away;
  if (lead > rounds - taken.away) return 1;
  if (-lead > rounds - taken.home) return 0;
  const isHomeNext = taken.home === taken.away;
  if (isHomeNext && taken.home >= 3 && lead === 0) {
    // Sudden death from here: each round is the same as the one before until it decides.
    const homeOnly = chances.home * (1 - chances.away);
    const awayOnly = chances.away * (1 - chances.home);
    return homeOnly / (homeOnly + awayOnly);
  }
  const side = isHomeNext ? 'home' : 'away';
  const after = (goals: number): ShootoutSoFar => ({
    taken: { ...taken, [side]: taken[side] + 1 },
    scored: { ...scored, [side]: scored[side] + goals },
  });
  const chance = chances[side];
  return chance * shootoutChance(after(1), chances) + (1 - chance) * shootoutChance(after(0), chances);
}

function tableOf(overtime: OvertimeRule, edge: number): WinChanceModel {
  const steps = REGULATION_SECONDS / STEP;
  const table = new Float64Array((steps + 1) * WIDTH);
  const model: WinChanceModel = { overtime, edge, table };
  for (let index = 0; index < WIDTH; index++) {
    const difference = index - MOST;
    table[index] = difference === 0 ? tieChance(model) : difference > 0 ? 1 : 0;
  }
  for (let step = 1; step <= steps; step++) {
    const left = (step - 0.5) * STEP;
    for (let index = 0; index < WIDTH; index++) {
      const rates = ratesToCome(edge, index - MOST, left);
      const home = (rates.home * STEP) / HOUR;
      const away = (rates.away * STEP) / HOUR;
      const before = (step - 1) * WIDTH;
      table[step * WIDTH + index] =
        home * table[before + Math.min(WIDTH - 1, index + 1)]! +
        away * table[before + Math.max(0, index - 1)]! +
        (1 - home - away) * table[before + index]!;
    }
  }
  return model;
}

/** Chance from a tie after sixty minutes. */
function tieChance(model: WinChanceModel): number {
  const moment = {
    period: 4,
    second: 0,
    homeScore: 0,
    awayScore: 0,
    manpower: evenIn(model.overtime),
    manpowerSeconds: 0,
    shootout: null,
  };
  return overtimeChance(model, moment, 0);
}

const indexOf = (difference: number) => Math.min(MOST, Math.max(-MOST, difference)) + MOST;

/** Between two steps by straight line. */
function tableAt({ table }: WinChanceModel, left: number, difference: number): number {
  const steps = Math.min(REGULATION_SECONDS, Math.max(0, left)) / STEP;
  const below = Math.floor(steps);
  const index = indexOf(difference);
  const low = table[below * WIDTH + index]!;
  if (below === steps) return low;
  return low + (steps - below) * (table[(below + 1) * WIDTH + index]! - low);
}

interface Rates {
  home: number;
  away: number;
}

/** Goals in sixty minutes from the present manpower. */
function ratesOf(edge: number, difference: number, manpower: Manpower): Rates {
  const { home, away, homeGoalie, awayGoalie } = manpower;
  const factor = Math.exp(edge - PER_GOAL_BEHIND * Math.max(-3, Math.min(3, difference)));
  return {
    home: rateOf({ own: home, theirs: away, ownGoalie: homeGoalie, theirGoalie: awayGoalie }) * factor,
    away: rateOf({ own: away, theirs: home, ownGoalie: awayGoalie, theirGoalie: homeGoalie }) / factor,
  };
}

function rateOf(on: { own: number; theirs: number; ownGoalie: boolean; theirGoalie: boolean }): number {
  if (!on.theirGoalie) return on.own < 5 ? GOALS_AT_EMPTY_NET_SHORT_HANDED : GOALS_AT_EMPTY_NET;
  if (!on.ownGoalie) return on.theirs < 5 ? GOALS_WITH_SIX_AND_POWER_PLAY : GOALS_WITH_SIX;
  const rates: Record<string, number> = GOALS_BY_MANPOWER;
  return rates[`${on.own}v${on.theirs}`] ?? GOALS_BY_MANPOWER['5v5'];
}

/** Goals in sixty minutes from a moment to come, of which only time and score are known. */
function ratesToCome(edge: number, difference: number, left: number): Rates {
  const behind = Math.abs(difference);
  const factor = Math.exp(edge - PER_GOAL_BEHIND * Math.max(-3, Math.min(3, difference)));
  if (behind >= 1 && left <= (NET_EMPTY_SECONDS[behind - 1] ?? 0)) {
    const isHomeBehind = difference < 0;
    return {
      home: (isHomeBehind ? GOALS_WITH_SIX : GOALS_AT_EMPTY_NET) * factor,
      away: (isHomeBehind ? GOALS_AT_EMPTY_NET : GOALS_WITH_SIX) / factor,
    };
  }
  return { home: GOALS_TO_COME * factor, away: GOALS_TO_COME / factor };
}
