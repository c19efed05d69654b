/** The kinds of facts that Banana Day states. */
import * as z from 'zod';
import { FRUIT_IDS, RECIPE_IDS } from '#domains/banana/constants.ts';
import { fact } from '#domains/fact.ts';

const count = z.number().int();

/** Pucks that fruit was made into. */
export const bananaLedgerKinds = [fact('banana-prize', { recipe: z.enum(RECIPE_IDS) })] as const;

/** Somebody has taken an order of the user: what they gave, and what they have for it. */
export const bananaNotifications = [
  fact('fruit-swapped', { give: z.enum(FRUIT_IDS), giveCount: count, want: z.enum(FRUIT_IDS), wantCount: count }),
] as const;
