/** The two teams of a game. */

export type Side = 'home' | 'away';

/** The engine's index of a side: 0 is the home team, 1 the away team. */
export type SideIndex = 0 | 1;
export type Both<T> = [T, T];

export const SIDES: readonly SideIndex[] = [0, 1];
export const SIDE_NAMES: readonly [Side, Side] = ['home', 'away'];

export function other(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
