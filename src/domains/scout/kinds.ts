/** The kinds of facts that scouts state. */
import { fact } from '#domains/fact.ts';

export const scoutLedgerKinds = [
  /** A night on the road of all scouts whom a club has sent somewhere. */
  fact('scouting-trips', {}),
] as const;

/** To a user who scouts: he is sent nowhere. */
export const scoutDesk = [fact('scout-idle', {})] as const;
