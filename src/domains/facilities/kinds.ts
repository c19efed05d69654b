/** The kinds of transactions that facilities book. */
import * as z from 'zod';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { fact } from '#domains/fact.ts';

export const facilitiesLedgerKinds = [
  /** `level`: the one under construction. */
  fact('building', { facility: z.enum(BUILDABLE), level: z.number().int() }),
  /** A project was stopped before it was finished. */
  fact('building-reversed', { facility: z.enum(BUILDABLE), level: z.number().int() }),
  fact('facility-upkeep', {}),
] as const;
