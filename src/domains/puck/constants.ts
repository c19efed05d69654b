/** What pucks move for, as the ledger calls it; the list of a user's transactions is narrowed down to one of these. */
export const PUCK_KINDS = ['quest-reward', 'purse-exchange'] as const;
export type PuckKind = (typeof PUCK_KINDS)[number];

/** Transactions on a page. */
export const TRANSACTIONS_PER_PAGE = 25;
