/** Kinds of facts about trades. */
import * as z from 'zod';
import { DRAFT_ROUNDS } from '#domains/draft/constants.ts';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { STANCES } from '#engine/market/trade-constants.ts';

const tradeId = z.number().int();
/** Team name. */
const team = z.string();

/** A traded asset, named as it was on the day. */
const traded = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player: z.string(), playerId: ids.player }),
  /** Rights to a drafted amateur. */
  z.object({ kind: z.literal('rights'), player: z.string(), playerId: ids.player }),
  z.object({
    kind: z.literal('pick'),
    /** The season whose end brings the draft. */
    season: z.number().int(),
    round: z.number().int().min(1).max(DRAFT_ROUNDS),
    /** Overall number, once the lottery is drawn. */
    spot: z.number().int().nullable(),
    isConditional: z.boolean(),
  }),
]);
export type Traded = z.infer<typeof traded>;

export const tradeNews = [
  /** From the point of view of the club in the news. `others`: one club, or two in a three-club trade. */
  fact('trade', { team, others: z.array(team), gets: z.array(traded), gives: z.array(traded), tradeId }),
] as const;

/** Who rejected a trade in escrow: managers by their votes (or too few of them), the boards where too few may vote, or an admin. */
const refusedBy = z.enum(['votes', 'silence', 'boards', 'admin']);
export type RefusedBy = z.infer<typeof refusedBy>;

export const tradeNotifications = [
  /** `team`: the other club. */
  fact('trade-offered', { team, tradeId }),
  /** An AI club calls about a player with an opening offer; what it would part with follows from its stance. */
  fact('trade-called', { team, tradeId, player: z.string(), stance: z.enum(STANCES) }),
  fact('trade-accepted', { team, tradeId }),
  fact('trade-declined', { team, tradeId }),
  fact('trade-countered', { team, tradeId }),
  fact('trade-void', { team, tradeId }),
  /** A trade of the user's club is in escrow; `trade-vote`: a trade between two other clubs (`team`, `other`) that the user may vote on. */
  fact('trade-escrow', { team, tradeId }),
  fact('trade-vote', { team, other: team, tradeId }),
  fact('trade-rejected', { team, refusedBy, tradeId }),
  /** A condition on a traded pick is settled. */
  fact('trade-condition-met', { team, tradeId }),
  fact('trade-condition-missed', { team, tradeId }),
] as const;

export const tradeDesk = [
  /** Another club's offer awaits an answer until the end of a day of the season. */
  deskKind('trade-offer', { team, day: z.number().int(), tradeId }, { worth: [0, 2], due: 'day' }),
  /** A trade between two other clubs is in escrow until the end of a day, and the user has not voted. */
  deskKind('trade-vote', { team, other: team, day: z.number().int(), tradeId }, { worth: null, due: 'day' }),
] as const;
