/** The kinds of transactions that the finances domain books itself. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { SPONSOR_SLOT_NAMES } from '#domains/finances/constants.ts';
import { ids } from '#domains/ids.ts';

export const financesLedgerKinds = [
  fact('opening', {}),
  /** Tickets, boxes and merchandise of a home game; a farm or junior game books everything as gate. */
  fact('gate', { gameId: ids.game }),
  fact('premium-seats', { gameId: ids.game }),
  fact('merchandise', { gameId: ids.game }),
  /** `price`: of one seat for one game. */
  fact('season-tickets', { count: z.number().int(), price: z.number().int() }),
  fact('league-share', {}),
  /** The daily payment of all sponsors together; a bonus is paid by a single sponsor. */
  fact('sponsors', {}),
  fact('sponsor-bonus', { sponsor: z.string(), goal: z.enum(['points', 'attendance', 'playoffs']) }),
  /** `playoffRounds`: rounds won. */
  fact('prize-money', { rank: z.number().int(), playoffRounds: z.number().int() }),
  fact('parachute', {}),
  /** Moved between the clubs of a league according to their own revenue. */
  fact('revenue-sharing', {}),
  /** What the owners withdraw from a club that has more than it needs. */
  fact('dividend', {}),
  fact('staff', {}),
  fact('upkeep', {}),
  fact('travel', { gameId: ids.game }),
  /** `days`: the term of the loan. */
  fact('loan', { loanId: z.number().int(), days: z.number().int() }),
  fact('loan-repayment', { loanId: z.number().int() }),
  fact('interest', { loanId: z.number().int() }),
  /** The debts of a bankrupt club, written off. */
  fact('rescue', {}),
] as const;

/** `daysLeft`: game days until the club is bankrupt. */
const daysLeft = { daysLeft: z.number().int() };

export const financesNotifications = [
  fact('credit-warning', daysLeft),
  /** The assistant has signed a sponsor for a slot that the manager had left open. */
  fact('assistant-sponsor', { sponsor: z.string(), slot: z.enum(SPONSOR_SLOT_NAMES), dealId: z.number().int() }),
] as const;

/** `manager`: name of the dismissed manager; null if the club had none. */
export const financesNews = [
  fact('bankruptcy', { teamId: ids.team, team: z.string(), manager: z.string().nullable() }),
] as const;

/** `count`: open sponsor slots with offers to choose from; the assistant chooses on `day`. */
export const financesDesk = [
  deskKind('credit-warning', daysLeft, { worth: [0, 3], due: 'daysLeft', mayWait: false }),
  deskKind(
    'sponsor-offers',
    { count: z.number().int(), day: z.number().int() },
    { worth: [0, 1], due: 'day', earlier: 1 },
  ),
] as const;
