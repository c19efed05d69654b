/** The kinds of transactions that finances book themselves. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { SPONSOR_SLOT_NAMES } from '#domains/finances/constants.ts';
import { ids } from '#domains/ids.ts';

export const financesLedgerKinds = [
  fact('opening', {}),
  /** Tickets, boxes and fan gear of a home game; of a farm or junior game all is gate. */
  fact('gate', { gameId: ids.game }),
  fact('premium-seats', { gameId: ids.game }),
  fact('merchandise', { gameId: ids.game }),
  /** `price`: of one seat a game. */
  fact('season-tickets', { count: z.number().int(), price: z.number().int() }),
  fact('league-share', {}),
  /** What all sponsors pay for the day; a bonus is paid by one of them. */
  fact('sponsors', {}),
  fact('sponsor-bonus', { sponsor: z.string(), goal: z.enum(['points', 'attendance', 'playoffs']) }),
  /** `playoffRounds`: won. */
  fact('prize-money', { rank: z.number().int(), playoffRounds: z.number().int() }),
  fact('parachute', {}),
  /** Between the clubs of a league, by what each has earned by itself. */
  fact('revenue-sharing', {}),
  /** What the owners take out of a club that has more than it needs. */
  fact('dividend', {}),
  fact('staff', {}),
  fact('upkeep', {}),
  fact('travel', { gameId: ids.game }),
  /** `days`: until it is repaid. */
  fact('loan', { loanId: z.number().int(), days: z.number().int() }),
  fact('loan-repayment', { loanId: z.number().int() }),
  fact('interest', { loanId: z.number().int() }),
  /** The debts of a bankrupt club, written off. */
  fact('rescue', {}),
] as const;

/** `daysLeft`: game days until the club is bankrupt. */
const creditWarning = fact('credit-warning', { daysLeft: z.number().int() });

export const financesNotifications = [
  creditWarning,
  /** The assistant has chosen a sponsor for a slot that the manager had left open. */
  fact('assistant-sponsor', { sponsor: z.string(), slot: z.enum(SPONSOR_SLOT_NAMES), dealId: z.number().int() }),
] as const;

/** `manager`: the one who has to go, by name; null: nobody managed the club. */
export const financesNews = [
  fact('bankruptcy', { teamId: ids.team, team: z.string(), manager: z.string().nullable() }),
] as const;

/** `count`: sponsors' slots that are open with offers to choose from; the assistant chooses on `day`. */
export const financesDesk = [
  creditWarning,
  fact('sponsor-offers', { count: z.number().int(), day: z.number().int() }),
] as const;
