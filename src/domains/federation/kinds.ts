/** The kinds of facts that federations state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { ids } from '#domains/ids.ts';

const nation = { nationId: ids.nation, nation: z.string() };

export const federationNews = [
  fact('president-in-office', {
    ...nation,
    person: z.string(),
    personId: ids.person,
    origin: z.enum(OFFICE_ORIGINS),
  }),
] as const;

/** To who has applied; to the president: somebody has. */
export const federationNotifications = [
  fact('federation-admitted', nation),
  fact('federation-turned-down', nation),
  fact('federation-applicant', { ...nation, user: z.string() }),
  /** To the general manager of a nation's teams: appointed, dismissed by the president, or out of office with the season. */
  fact('national-gm-appointed', nation),
  fact('national-gm-dismissed', nation),
  fact('national-gm-term-over', nation),
  /** To members: the president has proposed a budget; what came of it. */
  fact('budget-vote', nation),
  fact('budget-result', { ...nation, isAccepted: z.boolean() }),
] as const;

/**
 * To the president: who asks to be taken in, a season without a budget of his, and teams that nobody leads though members would; to members:
 * a budget that they have not voted on.
 */
export const federationDesk = [
  fact('federation-applicants', { ...nation, count: z.number().int() }),
  /** `day`: the last one on which he may propose it. */
  fact('budget-open', { ...nation, day: z.number().int() }),
  fact('national-gm-open', nation),
  fact('budget-vote', nation),
] as const;

export const federationLedgerKinds = [
  /** What the league gives a federation for a season, and what of it the federation spends. */
  fact('federation-season', nation),
] as const;
