/** The kinds of transactions that facilities book. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const facilitiesLedgerKinds = [
  /** `level`: the one that is built. */
  fact('building', { facility: z.enum(['seats', 'boxes', 'training']), level: z.number().int() }),
  fact('facility-upkeep', {}),
] as const;
