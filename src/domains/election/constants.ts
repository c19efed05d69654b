/** How elections of presidents go. Judgments of ours. */

/** In the night of this day every federation calls its election of the season. */
export const ELECTION_DAY = 29;
/** Game days in which one may stand and campaign, then to vote, then to vote once more where the first are level. */
export const CAMPAIGN_DAYS = 7;
export const BALLOT_DAYS = 3;
export const RUNOFF_DAYS = 2;

/** Letters of a program. */
/** Where the draft of a program is kept, by the nation. */
export const PROGRAM_DRAFT = 'program';
export const PROGRAM = { min: 20, max: 1000 } as const;

/** A president is not recalled in the first days of office. */
export const RECALL_REST_DAYS = 14;
/** The share of the members whose signatures call an election: one in this many. */
export const RECALL_SHARE = 3;

/** Game days for which a signature keeps the federation open, so that a president cannot turn away who would sign next. */
export const SIGNATURE_HOLD_DAYS = 7;

export const ELECTION_CAUSES = ['regular', 'recall'] as const;
export type ElectionCause = (typeof ELECTION_CAUSES)[number];
export const ELECTION_STATES = ['campaign', 'ballot', 'runoff', 'decided'] as const;
export type ElectionState = (typeof ELECTION_STATES)[number];

/** Elections of a federation that are shown. */
export const ELECTIONS_SHOWN = 10;
