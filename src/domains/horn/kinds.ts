/** The kinds of facts that goal horns state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const hornNotifications = [
  /** To whom it belonged: the admins have taken it away. */
  fact('horn-removed', { name: z.string(), reason: z.string() }),
] as const;
