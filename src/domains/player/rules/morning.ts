/** How a player wakes up: rested, perhaps healed, and a little better or older than yesterday. */

import { type PlayerLife, rested } from '#domains/player/rules/life.ts';
import { trainedLately } from '#domains/player/rules/ratings-of-work.ts';
import { workDays } from '#engine/player/growth.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export type Morning = Pick<
  PlayerLife,
  | 'id'
  | 'energy'
  | 'injuryPart'
  | 'injurySeverity'
  | 'injuredUntil'
  | 'skills'
  | 'progress'
  | 'declining'
  | 'trainingOn'
  | 'trainingRating'
>;

export interface Waking {
  season: number;
  /** The day that begins. */
  absoluteDay: number;
  /** Days of growth since the last time, 0 for none. */
  days: number;
  secret: Secret;
}

/** @param coaches growth due to his coaches, as a share of the average */
export function morningOf(life: PlayerLife, { season, absoluteDay, days, secret }: Waking, coaches = 1): Morning {
  const { id, energy, injuryPart, injurySeverity, injuredUntil } = life;
  const { skills, progress, declining, trainingOn, trainingPace, trainingRating } = life;
  const health = { energy, injuryPart, injurySeverity, injuredUntil, ...rested(life, absoluteDay) };
  if (days === 0) return { id, ...health, skills, progress, declining, trainingOn, trainingRating };
  const random = secretRandom(secret, `growth/${absoluteDay}/${id}`);
  const age = season - life.birthSeason;
  const { work, ...grown } = workDays(life, { age, days, trainingOn, pace: (trainingPace / 100) * coaches, random });
  return {
    id,
    ...health,
    ...grown,
    trainingOn: stillTrainable(life, grown),
    trainingRating: trainedLately(trainingRating, work, trainingPace),
  };
}

/** Returns the skill in training; training ends when the skill has reached its ceiling or begins to decline. */
function stillTrainable(life: PlayerLife, grown: Pick<PlayerLife, 'skills' | 'declining'>): number | null {
  const skill = life.trainingOn;
  if (skill === null) return null;
  const isDone = (grown.skills[skill] ?? 0) >= (life.ceilings[skill] ?? 0) || (grown.declining & (1 << skill)) !== 0;
  return isDone ? null : skill;
}
