/** Whom a summer has made better or worse. */

import type { TeamId } from '#engine/ids.ts';

/** What a team was rated when the last season ended, and is now. */
export interface Summer {
  teamId: TeamId;
  before: number;
  now: number;
}

/** Points of overall from which on a team has moved: less is how lineups come and go. */
const MIN_MOVED = 2;
/** Teams that are named each way. */
const NAMED = 3;

/** Those who have gained most, the most first, and those who have lost most. */
export function moversOf(summers: readonly Summer[]): { up: Summer[]; down: Summer[] } {
  const gain = ({ before, now }: Summer) => now - before;
  const most = (sign: 1 | -1) =>
    summers
      .filter((summer) => sign * gain(summer) >= MIN_MOVED)
      .toSorted((one, other) => sign * (gain(other) - gain(one)) || one.teamId - other.teamId)
      .slice(0, NAMED);
  return { up: most(1), down: most(-1) };
}
