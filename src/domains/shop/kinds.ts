/** The kinds of facts about the shop. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ITEM_IDS } from '#domains/shop/constants.ts';

export const shopLedgerKinds = [fact('shop-purchase', { item: z.enum(ITEM_IDS) })] as const;
