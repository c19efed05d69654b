import { describe, expect, it } from 'vitest';
import {
  COACH_SKILLS,
  COACH_SPECIAL_SKILLS,
  EFFECT_SIZE,
  EFFECTS,
  ROLE_WEIGHTS,
  SPECIAL_EFFECTS,
} from '#domains/coach/constants.ts';
import { grown, isNewIn } from '#domains/coach/rules/careers.ts';
import {
  coachingRating,
  effectsAmong,
  type StaffCoach,
  specialInJob,
  strengthsOf,
} from '#domains/coach/rules/effects.ts';
import { askFor, fitFor, fitParts } from '#domains/coach/rules/fit.ts';
import { behind, isSackedInSummer } from '#domains/coach/rules/judgment.ts';
import { lessonsOf } from '#domains/coach/rules/mentors.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { compensationOf, interviewPoints, isEnough, mostBonus } from '#domains/job/rules.ts';
import { coachPace } from '#engine/player/staff-effects.ts';
import { Random } from '#engine/random.ts';

const coach = (skill: number, specialSkills: StaffCoach['specialSkills'] = []): StaffCoach => ({
  skills: COACH_SKILLS.map(() => skill),
  specialSkills,
});
const staff = (skill: number) => new Map(COACH_ROLES.map((role) => [role, coach(skill)]));

describe('the fit of a coach', () => {
  it('gives a coach with equal skills the same fit for every job', () => {
    for (const role of COACH_ROLES) {
      expect(Object.values(ROLE_WEIGHTS[role] ?? {}).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
      expect(fitFor(role, coach(63).skills)).toBe(63);
    }
  });

  it('is broken down by the seven skills, the most important for the job first', () => {
    const skills = [90, 50, 20, 60, 70, 80, 10];
    for (const role of COACH_ROLES) {
      const parts = fitParts(role, skills);
      expect(parts.map(({ skill }) => skill).sort()).toEqual([...COACH_SKILLS].sort());
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(Math.round(parts.reduce((sum, { points }) => sum + points, 0))).toBe(fitFor(role, skills));
    }
    expect(fitParts('goalie', skills).slice(0, 3)).toEqual([
      { skill: 'goaltending', weight: 85, value: 20, points: 17 },
      { skill: 'motivation', weight: 15, value: 70, points: 10.5 },
      { skill: 'offense', weight: 0, value: 90, points: 0 },
    ]);
  });

  it('raises a coach’s ask, which is lower in lower tiers, and he accepts slightly less', () => {
    expect(askFor('head', 80, 1)).toBeGreaterThan(askFor('head', 60, 1));
    expect(askFor('head', 80, 2)).toBeLessThan(askFor('head', 80, 1));
    expect(isEnough({ pay: 95_000, bonus: 0 }, 100_000)).toBe(true);
    expect(isEnough({ pay: 94_000, bonus: 0 }, 100_000)).toBe(false);
  });

  it('lowers the salary a coach accepts when there is a playoff bonus, and raises the total', () => {
    const bonus = mostBonus(80_000);
    expect(bonus).toBe(40_000);
    expect(isEnough({ pay: 80_000, bonus }, 100_000)).toBe(true);
    expect(isEnough({ pay: 80_000, bonus: 20_000 }, 100_000)).toBe(false);
  });
});

describe('a staff', () => {
  it('changes nothing in a league of equal staffs', () => {
    const even = effectsAmong([strengthsOf(staff(50), 'PRO'), strengthsOf(staff(50), 'PRO')]);
    for (const effects of even) expect(Object.values(effects)).toEqual(EFFECTS.map(() => 0));
  });

  it('gains what another one loses, within a limit', () => {
    const [good, bad] = effectsAmong([strengthsOf(staff(99), 'PRO'), strengthsOf(staff(5), 'PRO')]);
    expect(good?.forwards).toBe(8);
    expect(bad?.forwards).toBe(-8);
  });

  it('gains no more than others lose, even where one falls below the limit', () => {
    const staffs = [61, 60, 59, 60, 62, 58, 60, 61, 59, 5].map((skill) => strengthsOf(staff(skill), 'PRO'));
    const effects = effectsAmong(staffs);
    for (const effect of EFFECTS) {
      const sum = effects.reduce((all, one) => all + one[effect], 0);
      expect(Math.abs(sum / effects.length)).toBeLessThanOrEqual(0.5);
      // It takes a special skill, and none of these coaches has one.
      const takes = effect === 'playoffs' ? 0 : EFFECT_SIZE[effect].most;
      expect(effects.at(-1)?.[effect] ?? 1).toBe(takes === 0 ? 0 : -takes);
    }
  });

  it('is worse with a vacant job, and better with a special skill', () => {
    const without = new Map(staff(60));
    without.delete('goalie');
    const whisperer = new Map(staff(60)).set('goalie', coach(60, ['goalie-whisperer']));
    expect(strengthsOf(without, 'PRO').goalies).toBeLessThan(strengthsOf(staff(60), 'PRO').goalies);
    expect(strengthsOf(whisperer, 'PRO').goalies).toBeGreaterThan(strengthsOf(staff(60), 'PRO').goalies);
    expect(coachingRating(without, 'PRO')).toBeLessThan(coachingRating(staff(60), 'PRO'));
  });

  it.each(COACH_SPECIAL_SKILLS)('is better with %s where the special skill applies, and nowhere else', (special) => {
    const role = (['offense', 'defense', 'goalie', 'head'] as const).map(
      (one) => [one, { ...coach(60, [special]), isNew: true }] as const,
    );
    const [plain, own] = [strengthsOf(staff(60), 'PRO'), strengthsOf(new Map([...staff(60), ...role]), 'PRO')];
    const better = EFFECTS.filter((effect) => own[effect] > plain[effect]);
    expect(better.sort()).toEqual(Object.keys(SPECIAL_EFFECTS[special]).sort());
    expect(EFFECTS.filter((effect) => own[effect] < plain[effect])).toEqual([]);
  });

  it('benefits from a special skill only in the jobs it is for', () => {
    // Ten points of skill, six in ten of them as the specialist: 0.8 tenths of a goal each.
    expect(specialInJob('power-play-architect', 'offense')).toMatchObject({ powerPlay: expect.closeTo(4.8) });
    expect(specialInJob('power-play-architect', 'head').powerPlay).toBeCloseTo(3.2);
    expect(specialInJob('power-play-architect', 'goalie')).toEqual({});
    expect(specialInJob('goalie-whisperer', 'goalie')).toEqual({ goalies: expect.closeTo(0.9) });
    expect(specialInJob('turnaround-man', 'head').morale).toBeGreaterThan(0);
    for (const special of COACH_SPECIAL_SKILLS) {
      const jobs = COACH_ROLES.filter((role) => Object.keys(specialInJob(special, role)).length > 0);
      expect(jobs, special).not.toEqual([]);
    }
  });

  it('with a turnaround specialist is better only in his first season with the team', () => {
    const led = (isNew: boolean) =>
      strengthsOf(new Map(staff(60)).set('head', { ...coach(60, ['turnaround-man']), isNew }), 'PRO');
    expect(led(true).gamePlan).toBeGreaterThan(led(false).gamePlan);
    expect(led(false)).toEqual(strengthsOf(staff(60), 'PRO'));
    expect(isNewIn(4, { season: 3, day: 59 })).toBe(true);
    expect(isNewIn(4, { season: 4, day: 30 })).toBe(true);
    expect(isNewIn(4, { season: 3, day: 58 })).toBe(false);
  });

  it('with a playoff mind does not depend on other coaches or a vacant job', () => {
    expect(strengthsOf(new Map(), 'PRO').playoffs).toBe(0);
    expect(strengthsOf(staff(99), 'PRO').playoffs).toBe(0);
  });

  it('improves forwards, defensemen and goalies each by its own coach', () => {
    const effects = [4, -2, 8, 0, 0];
    expect(coachPace(effects, 'LW')).toBeCloseTo(1.04);
    expect(coachPace(effects, 'RD')).toBeCloseTo(0.98);
    expect(coachPace(effects, 'G')).toBeCloseTo(1.08);
    expect(coachPace([], 'C')).toBe(1);
  });
});

describe('an assistant coach', () => {
  const own = [60, 60, 60, 60, 60, 60, 60];
  const mentor = [90, 70, 61, 60, 40, 95, 60];

  it('learns what the head coach is better at, a little each season, until he is 55', () => {
    const lessons = lessonsOf(own, { age: 45, mentor });
    expect(lessons.map((points) => Math.round(points * 100) / 100)).toEqual([1, 0.5, 0.05, 0, 0, 1, 0]);
    expect(lessonsOf(own, { age: 55, mentor })).toEqual(lessons);
    for (const of of [
      { age: 56, mentor },
      { age: 45, mentor: null },
      { age: 45, mentor: own },
    ])
      expect(lessonsOf(own, of)).toEqual(own.map(() => 0));
  });

  it('improves over many seasons by as much more than he would alone', () => {
    const seasons = 2000;
    const mean = (teacher: readonly number[] | null) => {
      const random = new Random('growth');
      const sums = own.map(() => 0);
      for (let season = 0; season < seasons; season++)
        grown(own, { age: 45, mentor: teacher }, random).forEach((skill, index) => {
          sums[index] = (sums[index] ?? 0) + skill - 60;
        });
      return sums.map((sum) => sum / seasons);
    };
    const [alone, taught] = [mean(null), mean(mentor)];
    const lessons = lessonsOf(own, { age: 45, mentor });
    for (const [index, more] of lessons.entries())
      expect((taught[index] ?? 0) - (alone[index] ?? 0)).toBeCloseTo(more, 1);
  });
});

describe('a club', () => {
  it('fires a coach behind the roster’s expectations more often than one ahead of them', () => {
    const sacked = (rank: number) => {
      const random = new Random('sacked');
      const showing = { rank, expected: 8, teams: 16 };
      return Array.from({ length: 1000 }, () => isSackedInSummer(showing, random)).filter(Boolean).length;
    };
    expect(behind({ rank: 16, expected: 1, teams: 16 })).toBe(1);
    expect(sacked(15)).toBeGreaterThan(sacked(8) * 3);
    expect(sacked(2)).toBeLessThan(100);
  });
});

describe('a job', () => {
  it('pays half of its remaining salary on dismissal', () => {
    expect(compensationOf({ pay: 630_000, untilSeason: 3 }, { season: 3, day: 63 })).toBe(0);
    expect(compensationOf({ pay: 630_000, untilSeason: 4 }, { season: 3, day: 63 })).toBe(315_000);
  });

  it('goes more readily to an applicant who tells the employer what it wants to hear', () => {
    expect(interviewPoints(['youth', 'youth', 'winning'], 'youth')).toBe(5);
    expect(interviewPoints(null, 'youth')).toBe(0);
  });
});
