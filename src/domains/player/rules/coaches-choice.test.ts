import { describe, expect, it } from 'vitest';
import { SKATER_SKILLS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { coachesChoice, type Trainee } from './coaches-choice.ts';

const LAGS = SKATER_SKILLS.indexOf('shooting');
const winger: Trainee = {
  positions: ['LW'],
  skills: SKATER_SKILLS.map((_, index) => (index === LAGS ? 40 : 60)),
  declining: 0,
};

const chosen = (player: Trainee, count = 400) =>
  Array.from({ length: count }, (_, seed) => coachesChoice(player, new Random(seed)));

describe('a club’s coaches', () => {
  it('vary what players train, most often what lags behind', () => {
    const choices = chosen(winger);
    const share = (skill: number) => choices.filter((choice) => choice === skill).length / choices.length;
    expect(new Set(choices).size).toBeGreaterThan(6);
    for (const skill of SKATER_SKILLS.keys()) if (skill !== LAGS) expect(share(skill)).toBeLessThan(share(LAGS));
  });

  it('never train what a position does not need or age is eroding', () => {
    const faceoffs = SKATER_SKILLS.indexOf('faceoffs');
    expect(chosen(winger)).not.toContain(faceoffs);
    expect(chosen({ ...winger, declining: 1 << LAGS })).not.toContain(LAGS);
    expect(chosen({ ...winger, declining: 0x7ff }, 5)).toEqual([null, null, null, null, null]);
  });

  it('choose the same for the same random seed', () => {
    expect(coachesChoice(winger, new Random('a'))).toBe(coachesChoice(winger, new Random('a')));
  });
});
