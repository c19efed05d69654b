/** The kinds of facts that contracts state, and of transactions that they book. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const contractsDesk = [
  /** `count`: contracts of the team that end with the season. */
  fact('contract-ending', { count: z.number().int(), season: z.number().int() }),
] as const;

export const contractsLedgerKinds = [fact('wages', {})] as const;
