/** The kinds of facts that a club states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const clubNews = [fact('manager-arrived', { manager: z.string(), team: z.string() })] as const;
