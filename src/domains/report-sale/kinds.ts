/** The kinds of facts that the market for reports states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const sold = { player: z.string(), playerId: ids.player };

/** `scout`: who has written it. */
export const reportSaleLedgerKinds = [fact('report-sale', { ...sold, scout: z.string() })] as const;

/** To the scout's user. `team`: of the club that has bought it. */
export const reportSaleNotifications = [
  fact('report-sold', { ...sold, team: z.string(), price: z.number().int() }),
] as const;
