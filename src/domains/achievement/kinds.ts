/** The kinds of facts of the achievement domain. */
import * as z from 'zod';
import { SERIES_IDS } from '#domains/achievement/constants.ts';
import { fact } from '#domains/fact.ts';

/** The most valuable achievement of a night, the number of others, and the total points. */
export const achievementNotifications = [
  fact('achievement-earned', {
    achievement: z.enum(SERIES_IDS),
    tier: z.number().int(),
    others: z.number().int(),
    points: z.number().int(),
  }),
] as const;

/** `count`: the count required. */
export const achievementNews = [
  fact('manager-milestone', {
    manager: z.string(),
    team: z.string(),
    achievement: z.enum(SERIES_IDS),
    count: z.number().int(),
  }),
] as const;

/** The reward for an achievement. */
export const achievementLedgerKinds = [
  fact('achievement-reward', { achievement: z.enum(SERIES_IDS), tier: z.number().int() }),
] as const;
