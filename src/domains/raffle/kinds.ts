/** The kinds of facts about raffles. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { RAFFLE_TYPE_IDS } from '#domains/raffle/constants.ts';

const ofRaffle = { raffle: z.enum(RAFFLE_TYPE_IDS), raffleId: z.number().int() };

export const raffleLedgerKinds = [
  fact('raffle-ticket', { ...ofRaffle, tickets: z.number().int() }),
  fact('raffle-prize', { ...ofRaffle, place: z.number().int() }),
  /** Refund of tickets whose owner was not in the draw. */
  fact('raffle-returned', ofRaffle),
  /** Ticket sales of a raffle, booked when it is drawn. */
  fact('raffle-stakes', ofRaffle),
] as const;

export const raffleNotifications = [fact('raffle-won', { ...ofRaffle, place: z.number().int() })] as const;
