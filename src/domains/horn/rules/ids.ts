/** Ids of horns: those of the game by name, those of users by number. */
import type { GoalHorn } from '#domains/game/rules/horns.ts';

/** Returns an id such as 'custom-12'. */
export function customHornId(number: number): string {
  return `custom-${number}`;
}

/** Converts 'custom-12' to 12; returns null for ids of other horns. */
export function numberOfCustom(id: string): number | null {
  const digits = /^custom-([1-9]\d{0,9})$/.exec(id)?.[1];
  const number = Number(digits);
  return digits !== undefined && number < 2 ** 31 ? number : null;
}

/** Returns a custom horn as screens play it; its sound is below /storage/. */
export function customGoalHorn({ id, fileKey, duration }: { id: number; fileKey: string; duration: number }): GoalHorn {
  return { id: customHornId(id), path: `horns/${fileKey}.wav`, duration };
}
