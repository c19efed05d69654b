/** How much an AI general manager has heard from another club: asking often must not reveal his price. */
import { PATIENCE } from '#domains/trade/constants.ts';

export interface Heard {
  heard: number;
  /** The absolute day it refers to. */
  onDay: number;
}

/** Returns how much of it is left today. */
export function heardToday(before: Heard | null, absoluteDay: number): number {
  if (!before) return 0;
  return Math.max(0, before.heard - PATIENCE.forgottenADay * Math.max(0, absoluteDay - before.onDay));
}

export function moodOf(heard: number): 'open' | 'tired' | 'silent' {
  if (heard >= PATIENCE.silent) return 'silent';
  return heard >= PATIENCE.tired ? 'tired' : 'open';
}
