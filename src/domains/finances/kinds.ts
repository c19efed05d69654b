/** The kinds of transactions that finances book themselves. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const financesLedgerKinds = [
  fact('opening', {}),
  fact('gate', { gameId: z.number().int() }),
  fact('league-share', {}),
] as const;
