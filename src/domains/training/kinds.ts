/** The kinds of facts that training states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const trainingNotifications = [
  /** He can learn no more in what he was told to train. `skill`: by its id. */
  fact('training-complete', { player: z.string(), playerId: z.number().int(), skill: z.string() }),
  /** `count`: days that he is out. */
  fact('training-injury', { player: z.string(), playerId: z.number().int(), count: z.number().int() }),
] as const;
