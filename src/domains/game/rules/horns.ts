/** The goal horns included with the game. Their sound is made by `npm run sounds` and served below /storage. */

import { HORN_MS } from '#domains/game/constants.ts';

export interface GoalHorn {
  id: string;
  /** Below /storage/. */
  path: string;
  /** Milliseconds. */
  duration: number;
}

const builtIn = (id: string, duration: number): GoalHorn => ({ id, path: `sounds/${id}.wav`, duration });

/** horn1 to horn7, and the horn of Banana Day (specification, section 9). */
export const GOAL_HORNS: readonly GoalHorn[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => builtIn(`horn${number}`, HORN_MS.ordinary)),
  builtIn('bananajoe', HORN_MS.bananajoe),
];

/** Returns the horn with that id, or null. */
export function findGoalHorn(id: string): GoalHorn | null {
  return GOAL_HORNS.find((horn) => horn.id === id) ?? null;
}
