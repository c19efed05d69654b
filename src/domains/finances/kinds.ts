/** The kinds of transactions that finances book themselves. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const financesLedgerKinds = [
  fact('opening', {}),
  /** Tickets, boxes and fan gear of a home game; of a farm or junior game all is gate. */
  fact('gate', { gameId: z.number().int() }),
  fact('premium-seats', { gameId: z.number().int() }),
  fact('merchandise', { gameId: z.number().int() }),
  /** `price`: of one seat a game. */
  fact('season-tickets', { count: z.number().int(), price: z.number().int() }),
  fact('league-share', {}),
] as const;
