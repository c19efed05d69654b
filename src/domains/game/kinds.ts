/** The kinds of facts that games state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const gameDesk = [fact('game-today', { opponent: z.string(), venue: z.enum(['home', 'away']) })] as const;
