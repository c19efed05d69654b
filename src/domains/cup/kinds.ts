/** The kinds of facts that friendly cups state. */
import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const ofCup = { cupId: ids.competition, cup: z.string() };

export const cupNotifications = [
  /** `team`: name of the inviting team. */
  fact('cup-invitation', { ...ofCup, team: z.string() }),
  fact('cup-drawn', ofCup),
  fact('cup-called-off', ofCup),
  /** The club has playoff games on the days of the cup. */
  fact('cup-left-for-playoffs', ofCup),
  /** `winner`: name of the team. */
  fact('cup-over', { ...ofCup, winner: z.string() }),
] as const;

export const cupDesk = [
  deskKind(
    'cup-invitation',
    { ...ofCup, team: z.string(), invitationId: z.number().int() },
    { worth: null, due: null },
  ),
] as const;
