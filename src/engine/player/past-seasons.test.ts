import { describe, expect, it } from 'vitest';
import { inventPast, PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import type { Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const pastOf = (
  position: Position,
  { age = 28, overall = 70, proSince = 20 as number | null, step = 0, seed = 1 } = {},
) =>
  inventPast({ position, age, overall, proSince, step }, new Random(`past ${seed}`)).map(({ counts, ...season }) => ({
    ...season,
    ...Object.fromEntries(
      (position === 'G' ? PAST_GOALIE_COLUMNS : PAST_SKATER_COLUMNS).map((name, index) => [
        name,
        counts[index] ?? Number.NaN,
      ]),
    ),
  }));
/** Returns many pasts of the same player. */
const many = (...of: Parameters<typeof pastOf>) =>
  Array.from({ length: 200 }, (_, seed) => pastOf(of[0], { ...of[1], seed })).flat();
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const of = (season: object, name: string): number => Number(Reflect.get(season, name));
const perGame = (seasons: readonly object[]) =>
  mean(seasons.map((season) => (of(season, 'goals') + of(season, 'assists')) / of(season, 'games')));

describe('a player’s generated past', () => {
  it('has a season for each year, juniors first, and rises with him', () => {
    const past = pastOf('C');
    expect(past.map(({ age }) => age)).toEqual(past.map((_, index) => (past[0]?.age ?? 0) + index));
    expect(past.at(-1)?.age).toBe(27);
    expect(past[0]?.age).toBeLessThan(20);
    expect(past.filter(({ age }) => age < 20).every(({ level }) => level === 'U21')).toBe(true);
    expect(past.at(-1)?.level).toBe('PRO');
  });

  it('adds up: special teams within totals, goalie decisions equal starts, saves and goals equal shots', () => {
    for (const season of many('RW', { overall: 85 })) {
      expect(of(season, 'ppGoals') + of(season, 'shGoals')).toBeLessThanOrEqual(of(season, 'goals'));
      expect(of(season, 'shots')).toBeGreaterThanOrEqual(of(season, 'goals'));
      expect(of(season, 'games')).toBeLessThanOrEqual(38);
    }
    for (const season of many('G')) {
      const decisions = of(season, 'wins') + of(season, 'losses') + of(season, 'overtimeLosses');
      expect(decisions).toBe(of(season, 'starts'));
      expect(of(season, 'saves') + of(season, 'goalsAgainst')).toBe(of(season, 'shotsAgainst'));
    }
  });

  it('fits his role: star, checker or defenseman', () => {
    const pro = (position: Position, overall: number) =>
      many(position, { overall }).filter(({ level, age }) => level === 'PRO' && age >= 24);
    const [star, checker, back] = [pro('C', 82), pro('C', 65), pro('LD', 70)].map(perGame);
    expect(star).toBeGreaterThan(0.9);
    expect(star).toBeLessThan(1.6);
    expect(checker).toBeGreaterThan(0.2);
    expect(checker).toBeLessThan(0.5);
    expect(back).toBeGreaterThan(0.2);
    expect(back).toBeLessThan(0.45);
    const goalies = many('G', { overall: 76 }).filter(({ level }) => level === 'PRO');
    const saved = mean(goalies.map((season) => of(season, 'saves') / of(season, 'shotsAgainst')));
    expect(saved).toBeGreaterThan(0.9);
    expect(saved).toBeLessThan(0.925);
  });

  it('is short for a prospect and empty for a new amateur', () => {
    expect(pastOf('C', { age: 18, overall: 52, proSince: null }).length).toBeLessThanOrEqual(2);
    expect(pastOf('C', { age: 16, overall: 42, proSince: null })).toEqual([]);
  });
});
