/** The kinds of facts that bids to host state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const nation = { nationId: ids.nation, nation: z.string() };

/** `season`: of the championship. `bids`: 0, nobody bid. */
export const hostingNews = [
  fact('host-chosen', { ...nation, season: z.number().int(), bids: z.number().int() }),
] as const;

/** To the members of the federations that have bid. `nation`: theirs; `host`: who hosts. */
export const hostingNotifications = [
  fact('hosting-decided', { ...nation, host: z.string(), isOwn: z.boolean(), season: z.number().int() }),
] as const;

/** To a president whose federation could bid. `day`: the night of which decides. */
export const hostingDesk = [
  fact('hosting-bid', { ...nation, season: z.number().int(), day: z.number().int() }),
] as const;

export const hostingLedgerKinds = [
  /** Set aside for a bid; given back; spent on the championship. */
  fact('hosting-pledge', nation),
  fact('hosting-return', nation),
] as const;
