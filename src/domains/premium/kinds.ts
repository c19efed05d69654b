/** The kinds of facts that premium states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const premiumNotifications = [
  /** It ends in a few days, and does not renew by itself. */
  fact('premium-ending', { until: z.iso.datetime() }),
] as const;
