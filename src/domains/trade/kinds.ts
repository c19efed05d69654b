/** The kinds of facts that trades state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const tradeId = z.number().int();
/** By name. */
const team = z.string();

export const tradeNews = [
  /** `gets`, `gives`: names, as seen from the club whose news it is. */
  fact('trade', { team, other: team, gets: z.string(), gives: z.string(), tradeId }),
] as const;

export const tradeNotifications = [
  /** `team`: the other club. */
  fact('trade-offered', { team, tradeId }),
  fact('trade-accepted', { team, tradeId }),
  fact('trade-declined', { team, tradeId }),
  fact('trade-countered', { team, tradeId }),
  fact('trade-void', { team, tradeId }),
  /** A trade of one's own is in escrow; one of two others is, on which one may vote (`team`, `other`). */
  fact('trade-escrow', { team, tradeId }),
  fact('trade-vote', { team, other: team, tradeId }),
  fact('trade-rejected', { team, tradeId }),
  /** A condition on a pick of a trade is settled. */
  fact('trade-condition-met', { team, tradeId }),
  fact('trade-condition-missed', { team, tradeId }),
] as const;

/** An offer of another club waits for an answer, until the end of a day of the season. */
export const tradeDesk = [fact('trade-offer', { team, day: z.number().int(), tradeId })] as const;
