/** The kinds of facts of the federation domain. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
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

/** To applicants: the answer; to the president: a new application. */
export const federationNotifications = [
  fact('federation-admitted', nation),
  fact('federation-turned-down', nation),
  fact('federation-applicant', { ...nation, user: z.string() }),
  /**
   * To the general manager of national teams: appointed, dismissed by the president, or out of office at the end of the
   * season.
   */
  fact('national-gm-appointed', nation),
  fact('national-gm-dismissed', nation),
  fact('national-gm-term-over', nation),
  /** To members: a budget to vote on, and its result. */
  fact('budget-vote', nation),
  fact('budget-result', { ...nation, isAccepted: z.boolean() }),
] as const;

/**
 * To the president: applicants, a season without a budget, and national teams without a general manager although
 * members are willing; to members: a budget they have not voted on.
 */
export const federationDesk = [
  deskKind('federation-applicants', { ...nation, count: z.number().int() }, { worth: null, due: null }),
  /** `day`: the last one on which a budget may be proposed. */
  deskKind('budget-open', { ...nation, day: z.number().int() }, { worth: null, due: 'day' }),
  deskKind('national-gm-open', nation, { worth: null, due: null }),
  deskKind('budget-vote', nation, { worth: null, due: null }),
] as const;

export const federationLedgerKinds = [
  /** The league's season grant to a federation, and what the federation spends of it. */
  fact('federation-season', nation),
] as const;
