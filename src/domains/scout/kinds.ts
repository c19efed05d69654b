/** The kinds of facts that scouts state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const scoutLedgerKinds = [
  /** A night on the road of all scouts whom a club has sent somewhere. */
  fact('scouting-trips', {}),
] as const;

/** To a user who scouts: he is sent nowhere. */
export const scoutDesk = [fact('scout-idle', {})] as const;

/** To the manager: his budget for the road, whole dollars, does not reach for this many of his scouts any more. */
export const scoutNotifications = [
  fact('scouts-called-back', { scouts: z.number().int(), most: z.number().int() }),
] as const;
