/** The kinds of facts that scouts state. */
import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';

export const scoutLedgerKinds = [
  /** A night's travel costs of all scouts on assignment for a club. */
  fact('scouting-trips', {}),
] as const;

/** For a user who scouts: no assignment. */
export const scoutDesk = [deskKind('scout-idle', {}, { worth: null, due: null })] as const;

/** For the manager: the travel budget, whole dollars, no longer covers this many scouts. */
export const scoutNotifications = [
  fact('scouts-called-back', { scouts: z.number().int(), most: z.number().int() }),
] as const;
