/** The kinds of facts that games state. */
import * as z from 'zod';
import { deskKind } from '#domains/fact.ts';

export const gameDesk = [
  deskKind(
    'game-today',
    { opponent: z.string(), venue: z.enum(['home', 'away']) },
    { worth: [0, 0.1], due: 'faceoff' },
  ),
] as const;
