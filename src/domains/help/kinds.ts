/** The kinds of facts that help states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** `question`: how it began. */
export const helpNotifications = [fact('help-answered', { question: z.string() })] as const;
