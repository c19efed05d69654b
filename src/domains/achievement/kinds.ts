/** The kinds of facts that achievements state. */
import * as z from 'zod';
import { SERIES_IDS } from '#domains/achievement/constants.ts';
import { fact } from '#domains/fact.ts';

/** The most valuable one of a night, how many others there were, and the points of all. */
export const achievementNotifications = [
  fact('achievement-earned', {
    achievement: z.enum(SERIES_IDS),
    tier: z.number().int(),
    others: z.number().int(),
    points: z.number().int(),
  }),
] as const;

/** `count`: what it took. */
export const achievementNews = [
  fact('manager-milestone', {
    manager: z.string(),
    team: z.string(),
    achievement: z.enum(SERIES_IDS),
    count: z.number().int(),
  }),
] as const;

/** What an achievement brings. */
export const achievementLedgerKinds = [
  fact('achievement-reward', { achievement: z.enum(SERIES_IDS), tier: z.number().int() }),
] as const;
