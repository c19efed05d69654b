/** The kinds of facts that lineups state. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { BENCH_ROLES } from '#domains/lineups/constants.ts';
import { FAULT_CODES } from '#engine/lineup/validate.ts';

export const lineupsNotifications = [
  fact('lineup-repaired', { teamId: ids.team, gameId: ids.game }),
  /** He can play again and has his place back ('forwards.0.LW'), which `by` had filled; '' and null in older facts. */
  fact('lineup-return', {
    teamId: ids.team,
    playerId: ids.player,
    player: z.string(),
    place: z.string().default(''),
    by: ids.player.nullable().default(null),
  }),
  /** The manager or the coach of a team suggests something that is the other one's to set. */
  fact('lineup-suggested', { teamId: ids.team, team: z.string(), by: z.enum(BENCH_ROLES) }),
] as const;

export const lineupsDesk = [
  /** `count`: faults of the lineup that the manager saved. */
  deskKind('lineup-fault', { count: z.number().int() }, { worth: [0, 0.3], due: 'faceoff', mayWait: false }),
  deskKind(
    'lineup-repaired',
    {
      opponent: z.string(),
      /** Player who came in, player who went out (null: the place was empty), by name, and why (null: it follows from another change). */
      replaced: z.array(
        z.object({ out: z.string().nullable(), in: z.string().nullable(), fault: z.enum(FAULT_CODES).nullable() }),
      ),
    },
    { worth: [0, 0.3], due: 'faceoff' },
  ),
  /** The player who got his place back this morning, and his substitute. */
  deskKind(
    'lineup-return',
    { in: z.string(), out: z.string(), inId: ids.player, outId: ids.player },
    { worth: [0, 0.3], due: 'faceoff' },
  ),
  /** The user who shares the bench suggests something that is this one's to set. */
  deskKind('lineup-suggested', { team: z.string(), by: z.enum(BENCH_ROLES) }, { worth: [0, 0.5], due: null }),
  /** The manager has never saved his lines. */
  deskKind('welcome', {}, { worth: [0, 3], due: null }),
] as const;
