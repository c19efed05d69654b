import { expect, it } from 'vitest';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { teamOverall } from '#engine/lineup/strength.ts';

it('is the rounded average of the five ratings, wherever it is computed', () => {
  const ratings = { offense: 80, defense: 71, physical: 65, goaltending: 90, coaching: 52 };
  for (const overallOf of [overallRating, teamOverall]) {
    expect(overallOf(ratings)).toBe(72); // 71.6
    expect(overallOf({ ...ratings, coaching: 51 })).toBe(71); // 71.4
    expect(overallOf({ ...ratings, coaching: 0 })).toBe(61); // 61.2
  }
});
