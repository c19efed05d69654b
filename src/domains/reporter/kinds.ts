/** The kinds of facts about reporters. */
import { fact } from '#domains/fact.ts';

/** To a user with a reporting career but no desk. */
export const reporterDesk = [fact('reporter-no-desk', {})] as const;
