/** The kinds of facts about bids to host. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const nation = { nationId: ids.nation, nation: z.string() };

/** `season`: of the championship. `bids`: 0 means that no federation bid. */
export const hostingNews = [
  fact('host-chosen', { ...nation, season: z.number().int(), bids: z.number().int() }),
] as const;

/** Sent to the members of the federations that bid. `nation`: the member's; `host`: the nation that hosts. */
export const hostingNotifications = [
  fact('hosting-decided', { ...nation, host: z.string(), isOwn: z.boolean(), season: z.number().int() }),
] as const;

/** Sent to a president whose federation could bid. `day`: the night of this day decides. */
export const hostingDesk = [
  deskKind('hosting-bid', { ...nation, season: z.number().int(), day: z.number().int() }, { worth: null, due: 'day' }),
] as const;

export const hostingLedgerKinds = [
  /** Money set aside for a bid, returned, or spent on the championship. */
  fact('hosting-pledge', nation),
  fact('hosting-return', nation),
] as const;
