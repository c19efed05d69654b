/** The kinds of facts of Banana Day. */
import * as z from 'zod';
import { FRUIT_IDS, RECIPE_IDS } from '#domains/banana/constants.ts';
import { fact } from '#domains/fact.ts';

const count = z.number().int();

/** Pucks made from fruit. */
export const bananaLedgerKinds = [fact('banana-prize', { recipe: z.enum(RECIPE_IDS) })] as const;

/** Another manager has taken the user's order: the fruit given and received. */
export const bananaNotifications = [
  fact('fruit-swapped', { give: z.enum(FRUIT_IDS), giveCount: count, want: z.enum(FRUIT_IDS), wantCount: count }),
] as const;
