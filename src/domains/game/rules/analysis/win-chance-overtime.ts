/** The chance to win from a tie after sixty minutes, and in a shootout. */
import { EDGE_IN_OVERTIME, OVERTIME_PERIOD, RATE_SECONDS, SHOOTOUT_CHANCE } from '#domains/game/constants.ts';
import { FULL_STRENGTH, type GameMoment, type ShootoutSoFar } from '#domains/game/rules/analysis/win-chance-moment.ts';
import { ratesOf } from '#domains/game/rules/analysis/win-chance-rates.ts';
import type { Manpower } from '#engine/match/events.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

/** How a tie is settled, and the exponent of e by which the home team scores above an even rate and the visitors below it. */
export interface Settling {
  overtime: OvertimeRule;
  edge: number;
}

/** Returns the home team's chance after regulation; a final tie counts half. */
export function overtimeChance(model: Settling, moment: GameMoment, difference: number): number {
  if (difference !== 0) return difference > 0 ? 1 : 0;
  if (moment.shootout) return shootoutChance(moment.shootout, shooterChances(model.edge));
  const { minutes } = model.overtime;
  if (minutes !== null && moment.period > OVERTIME_PERIOD) return afterOvertime(model);
  const rates = ratesOf(model.edge * EDGE_IN_OVERTIME, 0, moment.manpower, false);
  const all = rates.home + rates.away;
  const homeNext = rates.home / all;
  const left = minutes === null ? Number.POSITIVE_INFINITY : Math.max(0, minutes * 60 - moment.second);
  // Until the present manpower ends, a goal falls at one rate, afterwards at the ordinary one.
  const lasts = isEven(moment.manpower) ? left : Math.min(left, moment.manpowerSeconds);
  const decided = 1 - Math.exp((-all * lasts) / RATE_SECONDS);
  if (lasts === left) return decided * homeNext + (1 - decided) * afterOvertime(model);
  const after: GameMoment = { ...moment, second: moment.second + lasts, manpower: evenIn(model.overtime) };
  return decided * homeNext + (1 - decided) * overtimeChance(model, after, 0);
}

const isEven = ({ home, away }: Manpower) => home === away;
const evenIn = ({ men }: OvertimeRule): Manpower => ({ ...FULL_STRENGTH, home: men, away: men });

function afterOvertime(model: Settling): number {
  if (!model.overtime.shootout) return 0.5;
  const none = { taken: { home: 0, away: 0 }, scored: { home: 0, away: 0 } };
  return shootoutChance(none, shooterChances(model.edge));
}

function shooterChances(edge: number): { home: number; away: number } {
  const factor = Math.exp(edge * EDGE_IN_OVERTIME);
  return { home: SHOOTOUT_CHANCE * factor, away: SHOOTOUT_CHANCE / factor };
}

/** Returns the home team's chance in three rounds, then round by round; the home team shoots first. */
function shootoutChance({ taken, scored }: ShootoutSoFar, chances: { home: number; away: number }): number {
  const rounds = Math.max(3, taken.home, taken.away);
  const lead = scored.home - scored.away;
  if (lead > rounds - taken.away) return 1;
  if (-lead > rounds - taken.home) return 0;
  const isHomeNext = taken.home === taken.away;
  if (isHomeNext && taken.home >= 3 && lead === 0) {
    // Sudden death from here: every round is the same until one decides.
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

/** Returns the home team's chance from a tie after sixty minutes. */
export function tieChance(model: Settling): number {
  const moment = {
    period: 4,
    second: 0,
    homeScore: 0,
    awayScore: 0,
    manpower: evenIn(model.overtime),
    manpowerSeconds: 0,
    isEndgame: false,
    shootout: null,
  };
  return overtimeChance(model, moment, 0);
}
