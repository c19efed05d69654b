/** Constants of presidential elections; judgments. */

/** The night every federation calls its election of the season. */
export const ELECTION_DAY = 29;
/** Game days to stand and campaign, then to vote, then for a runoff between tied candidates. */
export const CAMPAIGN_DAYS = 7;
export const BALLOT_DAYS = 3;
export const RUNOFF_DAYS = 2;

/** Letters of a program. */
/** Draft place of a program, by nation. */
export const PROGRAM_DRAFT = 'program';
export const PROGRAM = { min: 20, max: 1000 } as const;

/** First days in office without recalls. */
export const RECALL_REST_DAYS = 14;
/** One in this many members must sign to call an election. */
export const RECALL_SHARE = 3;

/** Game days a signature keeps the federation open, so the president cannot reject the next signer. */
export const SIGNATURE_HOLD_DAYS = 7;

export const ELECTION_CAUSES = ['regular', 'recall'] as const;
export type ElectionCause = (typeof ELECTION_CAUSES)[number];
export const ELECTION_STATES = ['campaign', 'ballot', 'runoff', 'decided'] as const;
export type ElectionState = (typeof ELECTION_STATES)[number];

/** Maximum elections shown per federation. */
export const ELECTIONS_SHOWN = 10;
