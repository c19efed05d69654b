/** The kinds of facts that season reviews state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** `expectedRank`: null when nothing was on record as the season began. */
export const seasonReviewNotifications = [
  fact('season-review', {
    teamId: z.number().int(),
    season: z.number().int(),
    rank: z.number().int(),
    expectedRank: z.number().int().nullable(),
    isChampion: z.boolean(),
  }),
] as const;
