/**
 * Numbers of camps. Judgments: a camp is worth a few days of ordinary growth, so that whom one invites and what they work on is
 * felt, and nobody is made by it. All clubs hold them, by their manager's or their assistant's choice.
 */
import type { Skill } from '#engine/player/skills.ts';

export const CAMP_KINDS = ['development', 'training'] as const;
export type CampKind = (typeof CAMP_KINDS)[number];

/** `days`: days of growth that it brings besides those of the calendar; `goalies`: of the places, what the assistant keeps for them. */
export const CAMPS = {
  development: { firstDay: 1, lastDay: 3, places: 16, goalies: 2, oldest: 21, days: 3 },
  training: { firstDay: 3, lastDay: 5, places: 26, goalies: 3, oldest: null, days: 1 },
} as const;

/** Maximum age for skills to grow at camp; older players gain form. No player this young declines. */
export const GROWS_UNTIL = 23;
/** Points of form that a training camp is worth: ordinary work, and each deviation above it; the least and the most. */
export const CAMP_FORM = { ordinary: 1, perDeviation: 2, least: -3, most: 5 } as const;
/** A grade from 1 to 99: ordinary work, and each deviation above it. */
export const CAMP_GRADE = { ordinary: 50, perDeviation: 20 } as const;

export const CAMP_FOCUSES = ['skating', 'attack', 'defense', 'strength', 'head'] as const;
export type CampFocus = (typeof CAMP_FOCUSES)[number];

/** Skills of each focus; every player trains the one that helps him most. */
export const SKILLS_OF_FOCUS: Readonly<Record<CampFocus, { skater: readonly Skill[]; goalie: readonly Skill[] }>> = {
  skating: { skater: ['skating', 'endurance'], goalie: ['reflexes', 'goalie-endurance'] },
  attack: { skater: ['shooting', 'passing', 'puck-handling'], goalie: ['goalie-puck-handling', 'glove'] },
  defense: { skater: ['defending', 'checking'], goalie: ['positioning', 'rebound-control'] },
  strength: { skater: ['strength', 'endurance', 'checking'], goalie: ['goalie-endurance', 'blocker'] },
  head: { skater: ['hockey-sense', 'discipline', 'faceoffs'], goalie: ['composure', 'positioning'] },
};

/** Highlighted rows of a report. */
export const STAND_OUT = 3;
