/** The kinds of facts that history states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { BROKEN_RECORDS } from '#domains/history/constants.ts';

export const historyNews = [
  fact('record-broken', {
    statistic: z.enum(BROKEN_RECORDS),
    scope: z.enum(['season', 'career']),
    player: z.string(),
    team: z.string(),
    league: z.string(),
    value: z.number().int(),
    /** The previous record and its holder. */
    before: z.number().int(),
    holder: z.string(),
  }),
  fact('number-retired', { player: z.string(), team: z.string(), number: z.number().int() }),
] as const;
