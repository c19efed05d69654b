/** The kinds of facts that trades state. */
import * as z from 'zod';
import { DRAFT_ROUNDS } from '#domains/draft/constants.ts';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { STANCES } from '#engine/market/trade-constants.ts';

const tradeId = z.number().int();
/** By name. */
const team = z.string();

/** What has changed hands, as it was called on the day. */
const traded = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player: z.string(), playerId: ids.player }),
  /** To a drafted amateur. */
  z.object({ kind: z.literal('rights'), player: z.string(), playerId: ids.player }),
  z.object({
    kind: z.literal('pick'),
    /** At whose end the draft is. */
    season: z.number().int(),
    round: z.number().int().min(1).max(DRAFT_ROUNDS),
    /** Its number, once the lottery is drawn. */
    spot: z.number().int().nullable(),
    isConditional: z.boolean(),
  }),
]);
export type Traded = z.infer<typeof traded>;

export const tradeNews = [
  /** As seen from the club whose news it is. `others`: one club, or two of a trade of three. */
  fact('trade', { team, others: z.array(team), gets: z.array(traded), gives: z.array(traded), tradeId }),
] as const;

/** Who has refused a trade in escrow: managers by their votes or for want of them, the boards where too few may vote, or an admin. */
const refusedBy = z.enum(['votes', 'silence', 'boards', 'admin']);
export type RefusedBy = z.infer<typeof refusedBy>;

export const tradeNotifications = [
  /** `team`: the other club. */
  fact('trade-offered', { team, tradeId }),
  /** An AI club calls about a player, with an offer to begin with: what it parts with follows from its stance. */
  fact('trade-called', { team, tradeId, player: z.string(), stance: z.enum(STANCES) }),
  fact('trade-accepted', { team, tradeId }),
  fact('trade-declined', { team, tradeId }),
  fact('trade-countered', { team, tradeId }),
  fact('trade-void', { team, tradeId }),
  /** A trade of the user's club is in escrow; one of two others is, on which one may vote (`team`, `other`). */
  fact('trade-escrow', { team, tradeId }),
  fact('trade-vote', { team, other: team, tradeId }),
  fact('trade-rejected', { team, refusedBy, tradeId }),
  /** A condition on a pick of a trade is settled. */
  fact('trade-condition-met', { team, tradeId }),
  fact('trade-condition-missed', { team, tradeId }),
] as const;

export const tradeDesk = [
  /** An offer of another club waits for an answer, until the end of a day of the season. */
  fact('trade-offer', { team, day: z.number().int(), tradeId }),
  /** A trade of two others is in escrow until the end of a day, and the user has not voted on it. */
  fact('trade-vote', { team, other: team, day: z.number().int(), tradeId }),
] as const;
