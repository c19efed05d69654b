/** The kinds of facts of the election domain. */

import * as z from 'zod';
import { ELECTION_CAUSES } from '#domains/election/constants.ts';
import { deskKind, fact } from '#domains/fact.ts';
import { OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { ids } from '#domains/ids.ts';

const nation = { nationId: ids.nation, nation: z.string() };
const result = { ...nation, person: z.string(), personId: ids.person, outcome: z.enum(OFFICE_ORIGINS) };

export const electionNews = [
  fact('election-called', { ...nation, cause: z.enum(ELECTION_CAUSES) }),
  /** `votes` of `turnout` in the deciding round; both 0: no vote was held, or too few voted for the number to be shown. */
  fact('president-elected', { ...result, votes: z.number().int(), turnout: z.number().int() }),
] as const;

/** To members: candidates may declare; a vote or runoff opens; the result. */
export const electionNotifications = [
  fact('election-called', { ...nation, cause: z.enum(ELECTION_CAUSES) }),
  fact('election-ballot', { ...nation, isRunoff: z.boolean() }),
  fact('election-result', result),
] as const;

/** To members: a vote they have not cast; to those with a career as president: an election they may still enter. */
export const electionDesk = [
  deskKind('election-vote', nation, { worth: null, due: null }),
  deskKind('election-stand', nation, { worth: null, due: null }),
] as const;
