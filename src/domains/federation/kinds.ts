/** The kinds of facts that federations state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { OFFICE_ORIGINS } from '#domains/federation/constants.ts';

const nation = { nationId: z.number().int(), nation: z.string() };

export const federationNews = [
  fact('president-in-office', {
    ...nation,
    person: z.string(),
    personId: z.number().int(),
    origin: z.enum(OFFICE_ORIGINS),
  }),
] as const;

/** To who has applied; to the president: somebody has. */
export const federationNotifications = [
  fact('federation-admitted', nation),
  fact('federation-turned-down', nation),
  fact('federation-applicant', { ...nation, user: z.string() }),
] as const;
