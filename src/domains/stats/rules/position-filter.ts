/** Filters of lists by position. */
import type { PositionFilter } from '#domains/shapes.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';

const FORWARDS = ['LW', 'C', 'RW'] as const satisfies Position[];
const DEFENSEMEN = ['LD', 'RD'] as const satisfies Position[];

/** Returns the positions that match a filter. @param filter S: all skaters, F: forwards, D: defensemen, else one position */
export function positionsIn(filter: PositionFilter): readonly Position[] {
  if (filter === 'S') return POSITIONS.filter((position) => position !== 'G');
  if (filter === 'F') return FORWARDS;
  if (filter === 'D') return DEFENSEMEN;
  return [filter];
}
