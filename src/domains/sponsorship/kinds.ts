/** The kinds of facts about sponsorship. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** The sponsored subject, and the path of its page. */
const ofSubject = { subject: z.string(), path: z.string() };

export const sponsorshipLedgerKinds = [
  fact('sponsorship', ofSubject),
  /** Refund for an event that was called off. */
  fact('sponsorship-returned', ofSubject),
  /** Pucks held for an event that has ended, which leave the game. */
  fact('sponsorship-spent', ofSubject),
  /** Sponsors' share of the ticket pucks of a successful event, as play pucks. */
  fact('sponsor-share', ofSubject),
] as const;
