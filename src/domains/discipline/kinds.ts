/** The kinds of facts that the disciplinary board states. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { INFRACTIONS } from '#engine/match/record/codec/words.ts';

const suspension = fact('suspension', {
  player: z.string(),
  playerId: ids.player,
  team: z.string(),
  games: z.number().int(),
  infraction: z.enum(INFRACTIONS),
});

export const disciplineNews = [suspension] as const;

export const disciplineNotifications = [suspension] as const;

export const disciplineDesk = [
  /** `count`: games left to sit out. */
  deskKind('suspension', { player: z.string(), count: z.number().int() }, { worth: [0, 0.3], due: null }),
] as const;
