/** Kinds of facts about boards. */
import * as z from 'zod';
import { GOALS } from '#domains/board/constants.ts';
import { fact } from '#domains/fact.ts';

const goal = { season: z.number().int(), goal: z.enum(GOALS) };

/** For the manager: the goal of the season that begins, and the verdict on the one just ended. */
export const boardNotifications = [
  fact('board-goal', goal),
  fact('board-verdict', { ...goal, isReached: z.boolean(), confidence: z.number().int() }),
] as const;
