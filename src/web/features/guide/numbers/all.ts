/**
 * Every number in the handbook, from the constants of the game itself: change one there, and the handbook changes with
 * it. A test checks that no number is typed, here or in the texts.
 */
import { CAREER_NUMBERS } from './careers.ts';
import { COMMUNITY_NUMBERS } from './community.ts';
import { HOCKEY_NUMBERS } from './hockey.ts';
import { OFFICE_NUMBERS } from './office.ts';
import type { Shown } from './shown.ts';

export const NUMBERS = {
  ...HOCKEY_NUMBERS,
  ...OFFICE_NUMBERS,
  ...CAREER_NUMBERS,
  ...COMMUNITY_NUMBERS,
} as const satisfies Record<string, { value: number; as: Shown }>;

export type NumberName = keyof typeof NUMBERS;
