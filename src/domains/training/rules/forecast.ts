/**
 * A coach's forecast for the next days: a band for the change of the overall. It uses public information (age, overall,
 * scouted potential, marks of decline) and never ceilings, so that it does not reveal them.
 */
import { HALF_OF_ALL } from '#domains/training/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { declineOf, growthOver, growthShare } from '#engine/player/growth.ts';
import { PEAK_AGE, SEASON_DEVIATION, TRAINING_FOCUS } from '#engine/player/growth-constants.ts';
import { exactOverall, WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { isGoalie, type Position, skillsOf } from '#engine/player/skills.ts';

export interface Forecast {
  /** Points of overall, to a tenth. */
  low: number;
  high: number;
}

export interface Foreseen {
  position: Position;
  age: number;
  skills: readonly number[];
  /** Bit n: skill n declines. */
  declining: number;
  /** Scouted band of the overall; null: he is past growing. */
  potential: { low: number; high: number } | null;
  trainingOn: number | null;
  /** In percent of average growth. */
  pace: number;
}

export function forecast(player: Foreseen, days: number): Forecast {
  const { position, age, skills, declining, potential, trainingOn, pace } = player;
  const part = days / DAYS_PER_SEASON;
  const fromPeak = age - (isGoalie(position) ? PEAK_AGE.goalie : PEAK_AGE.skater);
  const closed = growthOver(growthShare(Math.round(fromPeak)) * (pace / 100), part) * focusOf(position, trainingOn);
  const overall = exactOverall(position, skills);
  const weights = WEIGHTS_IN_ORDER[position];
  const loss = skillsOf(position).reduce((sum, skill, index) => {
    const isDeclining = (declining & (1 << index)) !== 0;
    // An average player of that age may not decline yet: then his decline has just begun.
    const yearly = isDeclining ? Math.max(declineOf(skill, fromPeak), 0.2) : 0;
    return sum + (weights[index] ?? 0) * yearly * part;
  }, 0);
  const spread = SEASON_DEVIATION.shared * Math.sqrt(part) * HALF_OF_ALL;
  const [low, high] = potential ? [potential.low, potential.high] : [overall, overall];
  return {
    low: tenth(Math.max(0, low - overall) * closed - loss - spread),
    high: tenth(Math.max(0, high - overall) * closed - loss + spread),
  };
}

/** Returns what the choice of a skill does to the growth of the overall, if all skills have the same room to grow. */
function focusOf(position: Position, trainingOn: number | null): number {
  if (trainingOn === null) return 1;
  const weight = WEIGHTS_IN_ORDER[position][trainingOn] ?? 0;
  return weight * TRAINING_FOCUS.trained + (1 - weight) * TRAINING_FOCUS.others;
}

function tenth(points: number): number {
  return Math.round(points * 10) / 10 || 0;
}

/** Returns the points gained since the season began, in hundredths: for each skill, and for the overall. Null: he came later. */
export function gainSoFar(player: {
  position: Position;
  skills: readonly number[];
  progress: readonly number[];
  skillsAtStart: readonly number[] | null;
}): { overall: number; skills: number[] } | null {
  const { position, skills, progress, skillsAtStart } = player;
  if (skillsAtStart === null) return null;
  const gains = skills.map((skill, index) => skill * 100 + (progress[index] ?? 0) - (skillsAtStart[index] ?? 0));
  return { overall: Math.round(exactOverall(position, gains)), skills: gains };
}
