/** The kinds of facts that sponsorship states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** What was sponsored, and where it is shown. */
const ofSubject = { subject: z.string(), path: z.string() };

export const sponsorshipLedgerKinds = [
  fact('sponsorship', ofSubject),
  /** Of an event that was called off. */
  fact('sponsorship-returned', ofSubject),
  /** Held pucks of an event that has ended, which leave the game. */
  fact('sponsorship-spent', ofSubject),
  /** Ticket pucks of an event that went well: what its sponsors get of them, as play pucks. */
  fact('sponsor-share', ofSubject),
] as const;
