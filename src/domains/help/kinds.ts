/** The kinds of facts of the help domain. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** `question`: its beginning. */
export const helpNotifications = [fact('help-answered', { question: z.string() })] as const;
