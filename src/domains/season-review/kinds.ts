/** The kinds of facts that season reviews state. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const finish = {
  season: z.number().int(),
  rank: z.number().int(),
  /** null when nothing was on record as the season began. */
  expectedRank: z.number().int().nullable(),
  isChampion: z.boolean(),
};

export const seasonReviewNotifications = [fact('season-review', { teamId: ids.team, ...finish })] as const;

export const seasonReviewDesk = [deskKind('season-review', finish, { worth: null, due: null })] as const;
