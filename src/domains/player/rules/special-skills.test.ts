import { expect, test } from 'vitest';
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS, type SpecialSkill } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';
import { activeSpecialSkills, inactiveSpecialSkills } from './special-skills.ts';

const skaters: readonly SpecialSkill[] = SKATER_SPECIAL_SKILLS;
const goalies: readonly SpecialSkill[] = GOALIE_SPECIAL_SKILLS;
const secret = knownSecret('special skills');

test('each season one special skill of skaters and one of goalies rests', () => {
  for (let season = 1; season <= 30; season++) {
    const [skater, goalie] = inactiveSpecialSkills(secret, season);
    expect(skaters).toContain(skater);
    expect(goalies).toContain(goalie);
    expect(inactiveSpecialSkills(secret, season)).toEqual([skater, goalie]);
  }
});

test('over the years every special skill rests, and every one counts', () => {
  const resting = Array.from({ length: 200 }, (_, season) => inactiveSpecialSkills(secret, season + 1)).flat();
  expect(new Set(resting)).toEqual(new Set([...skaters, ...goalies]));
});

test('a resting special skill does not count, the others do', () => {
  const [resting] = inactiveSpecialSkills(secret, 3);
  const other = SKATER_SPECIAL_SKILLS.find((skill) => skill !== resting) ?? 'leader';
  expect(activeSpecialSkills([resting, other], { secret, season: 3 })).toEqual([other]);
  const next = [4, 5, 6].find((season) => !inactiveSpecialSkills(secret, season).includes(resting)) ?? 4;
  expect(activeSpecialSkills([resting], { secret, season: next })).toEqual([resting]);
});

test('two worlds rest different special skills each season', () => {
  const worlds = Array.from({ length: 20 }, (_, world) => inactiveSpecialSkills(knownSecret(world), 3).join());
  expect(new Set(worlds).size).toBeGreaterThan(10);
});
