/** The kinds of facts that championships state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const championshipNotifications = [
  /** `count`: players of the club, on all of its teams. `day`: of the first games. */
  fact('players-called-up', { championshipId: ids.competition, count: z.number().int(), day: z.number().int() }),
] as const;
