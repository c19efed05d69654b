import { describe, expect, it } from 'vitest';
import { everywhere, levelOf } from './coverage-map.tsx';

describe('the scouting coverage map', () => {
  it.each([
    [0, 40, 'none'],
    [1, 40, 'little'],
    [10, 40, 'little'],
    [11, 40, 'half'],
    [20, 40, 'half'],
    [21, 40, 'most'],
    [31, 40, 'all'],
    [0, 0, 'none'],
  ] as const)('says of %i seen of %i: %s', (seen, prospects, level) => {
    expect(levelOf({ seen, prospects })).toBe(level);
  });

  it('adds up nations by age, even where a nation has no prospect of an age', () => {
    const of = (prospects: number, seen: number, looks: number) => ({ prospects, seen, looks });
    const coverage = [
      {
        nationId: 1,
        ...of(5, 2, 7),
        ages: [
          { age: 17, ...of(3, 2, 7) },
          { age: 18, ...of(2, 0, 0) },
        ],
      },
      { nationId: 2, ...of(4, 1, 1), ages: [{ age: 17, ...of(4, 1, 1) }] },
    ];
    expect(everywhere(coverage, [17, 18])).toMatchObject({
      ...of(9, 3, 8),
      ages: [
        { age: 17, ...of(7, 3, 8) },
        { age: 18, ...of(2, 0, 0) },
      ],
    });
  });
});
