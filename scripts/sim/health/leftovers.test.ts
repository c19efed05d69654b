import { describe, expect, it } from 'vitest';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import { leftoverGain } from './leftovers.ts';

function man(id: number, position: Position, overall: number) {
  return { id: id as PlayerId, position, overall };
}

const centers = [78, 74, 71, 68].map((overall, index) => man(index + 1, 'C', overall));
const teams = new Map([[1 as ClubId, centers]]);

describe('what is left over in season', () => {
  it('is worth something to a club whose lineup it makes better, the more the earlier', () => {
    const early = leftoverGain(teams, { left: [man(9, 'C', 80)], day: 16 });
    const late = leftoverGain(teams, { left: [man(9, 'C', 80)], day: 40 });
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
  });

  it('is worth nothing where nobody is better than the own players', () => {
    expect(leftoverGain(teams, { left: [man(9, 'C', 40)], day: 16 })).toBe(0);
    expect(leftoverGain(teams, { left: [], day: 16 })).toBe(0);
  });
});
