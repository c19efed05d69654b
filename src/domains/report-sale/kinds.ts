/** The kinds of facts about the market for reports. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const sold = { player: z.string(), playerId: ids.player };

/** `scout`: the author of the report. */
export const reportSaleLedgerKinds = [fact('report-sale', { ...sold, scout: z.string() })] as const;

/** To the scout's user. `team`: the buyer's team. */
export const reportSaleNotifications = [
  fact('report-sold', { ...sold, team: z.string(), price: z.number().int() }),
] as const;
