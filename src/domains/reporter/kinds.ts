/** The kinds of facts about reporters. */
import { deskKind } from '#domains/fact.ts';

/** To a user with a reporting career but no desk. */
export const reporterDesk = [deskKind('reporter-no-desk', {}, { worth: null, due: null })] as const;
