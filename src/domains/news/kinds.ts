/** The kinds of facts that the news state themselves: what games came to. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ENDINGS, PARTS, SEVERITIES } from '#engine/match/record/codec/words.ts';

export const recapNews = [
  fact('game-recap', {
    homeTeamId: z.number().int(),
    awayTeamId: z.number().int(),
    home: z.string(),
    away: z.string(),
    homeScore: z.number().int(),
    awayScore: z.number().int(),
    endedIn: z.enum(ENDINGS),
    /** The first star by name; '' if nobody was. */
    star: z.string(),
  }),
  fact('injury', {
    player: z.string(),
    team: z.string(),
    part: z.enum(PARTS),
    severity: z.enum(SEVERITIES),
    /** Game days that he is out, from 1. */
    days: z.number().int(),
  }),
] as const;
