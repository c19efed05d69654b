import { describe, expect, it } from 'vitest';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import { leftoverGain } from './leftovers.ts';

function player(id: number, position: Position, overall: number) {
  return { id: id as PlayerId, position, overall };
}

const centers = [78, 74, 71, 68].map((overall, index) => player(index + 1, 'C', overall));
const teams = new Map([[1 as ClubId, centers]]);

describe('free agents left in season', () => {
  it('are worth something to a club whose lineup they improve, more so the earlier', () => {
    const early = leftoverGain(teams, { left: [player(9, 'C', 80)], day: 16 });
    const late = leftoverGain(teams, { left: [player(9, 'C', 80)], day: 40 });
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
  });

  it('are worth nothing where none is better than the club’s own players', () => {
    expect(leftoverGain(teams, { left: [player(9, 'C', 40)], day: 16 })).toBe(0);
    expect(leftoverGain(teams, { left: [], day: 16 })).toBe(0);
  });
});
