/** The kinds of facts that players state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const playerDesk = [
  /** `count`: days until he is back. */
  fact('injury', { player: z.string(), count: z.number().int() }),
] as const;
