import { expect, it } from 'vitest';
import { AWAKENING } from '#domains/player/constants.ts';
import { SKATER_SPECIAL_SKILLS, type SpecialSkill, skillsOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { awakened, type Night } from './awakening.ts';

const night: Night = { position: 'C', age: 22, skills: skillsOf('C').map(() => 70), owned: [], rating: 95 };
const many = (over: Partial<Night>, nights = 5_000) => {
  const random = new Random('awakening');
  return Array.from({ length: nights }, () => awakened({ ...night, ...over }, random)).filter(
    (skill) => skill !== null,
  );
};

it('a special skill awakens on one great night in about 250, and never on an ordinary one', () => {
  const found = many({});
  expect(found.length).toBeGreaterThan(8);
  expect(found.length).toBeLessThan(36);
  expect(many({ rating: AWAKENING.from - 1 })).toEqual([]);
});

it('an awakened skill is one the player can have and lacks, and none comes as a fourth or at an old age', () => {
  const owned: SpecialSkill[] = ['sniper', 'playmaker'];
  const found = many({ owned });
  expect(found.length).toBeGreaterThan(0);
  for (const skill of found) {
    expect(SKATER_SPECIAL_SKILLS).toContain(skill);
    expect(owned).not.toContain(skill);
  }
  expect(many({ owned: [...owned, 'clutch'] })).toEqual([]);
  expect(many({ age: AWAKENING.oldest + 1 })).toEqual([]);
});
