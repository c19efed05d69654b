/** The kinds of facts that boards state. */
import * as z from 'zod';
import { GOALS } from '#domains/board/constants.ts';
import { fact } from '#domains/fact.ts';

const goal = { season: z.number().int(), goal: z.enum(GOALS) };

/** To the manager: what is wanted of the season that begins, and what the board says of the one that is over. */
export const boardNotifications = [
  fact('board-goal', goal),
  fact('board-verdict', { ...goal, isReached: z.boolean(), confidence: z.number().int() }),
] as const;
