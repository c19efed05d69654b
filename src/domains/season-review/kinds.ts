/** The kinds of facts that season reviews state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const finish = {
  season: z.number().int(),
  rank: z.number().int(),
  /** null when nothing was on record as the season began. */
  expectedRank: z.number().int().nullable(),
  isChampion: z.boolean(),
};

export const seasonReviewNotifications = [fact('season-review', { teamId: z.number().int(), ...finish })] as const;

export const seasonReviewDesk = [fact('season-review', finish)] as const;
