/** What a manager sees of a player's skills: the value and two marks, never the ceiling. */
import { type Position, skillsOf } from '#engine/player/skills.ts';

export interface SkillValue {
  id: string;
  /** 0 to 99. */
  value: number;
  /** Has reached its ceiling; not trainable. */
  max: boolean;
  /** Is declining; not trainable. */
  dec: boolean;
}

interface Skilled {
  positions: readonly Position[];
  skills: readonly number[];
  ceilings: readonly number[];
  /** Bit n: skill n declines. */
  declining: number;
}

/** Returns the player's skills in stored order. A declining skill is shown as such, even above its ceiling. */
export function skillValues(player: Skilled): SkillValue[] {
  return skillsOf(player.positions[0] ?? 'C').map((id, index) => {
    const value = player.skills[index] ?? 0;
    const dec = (player.declining & (1 << index)) !== 0;
    return { id, value, max: !dec && value >= (player.ceilings[index] ?? 99), dec };
  });
}

/** Only a skill that neither declines nor has reached its ceiling can be trained (specification, section 5). */
export function isTrainable(skill: Pick<SkillValue, 'max' | 'dec'>): boolean {
  return !skill.max && !skill.dec;
}
