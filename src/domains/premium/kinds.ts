/** The kinds of facts about premium. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const premiumNotifications = [
  /** Premium ends in a few days; it does not renew automatically. */
  fact('premium-ending', { until: z.iso.datetime() }),
] as const;
