/** How horns are named: those of the game by their own names, those of users by number. */
import type { GoalHorn } from '#domains/game/rules/horns.ts';

/** 'custom-12'. */
export function customHornId(number: number): string {
  return `custom-${number}`;
}

/** 'custom-12' → 12; null for what names no custom horn. */
export function numberOfCustom(id: string): number | null {
  const digits = /^custom-([1-9]\d{0,9})$/.exec(id)?.[1];
  const number = Number(digits);
  return digits !== undefined && number < 2 ** 31 ? number : null;
}

/** A custom horn as screens play it; its sound is below /storage/. */
export function customGoalHorn({ id, fileKey, duration }: { id: number; fileKey: string; duration: number }): GoalHorn {
  return { id: customHornId(id), path: `horns/${fileKey}.wav`, duration };
}
