/** Numbers of withdrawals. Days are real days, months those of the calendar (UTC). */
export const METHODS = ['voucher', 'donation', 'bank'] as const;
export type Method = (typeof METHODS)[number];

export const STATES = ['requested', 'review', 'approved', 'paid', 'refused', 'canceled'] as const;
export type State = (typeof STATES)[number];
/** States in which the pucks are held. */
export const HELD_STATES = ['requested', 'review', 'approved'] as const satisfies readonly State[];

export const MIN_PUCKS = 2_000;
export const MIN_AGE_DAYS = 60;
/** Percent that stays in the game, rounded up. */
export const FEE_PERCENT = 5;
/** Pucks that a household may ask for in a month. */
export const MONTHLY_LIMIT = 20_000;
/** Requests that a user may make within 24 real hours, with those that they have canceled: each is told to admins and is on the board. */
export const MAX_REQUESTS_A_DAY = 3;
/** Pucks that a household asks for in a month, above which a withdrawal takes two reviewers. */
export const TWO_REVIEWERS_ABOVE = 10_000;
/** Real hours after which the same admin confirms a withdrawal that takes two, where no other may review it. */
export const DELAY_HOURS = 72;
/** Pucks that payouts of a month may come to, until an admin says otherwise: none, so withdrawals are off. */
export const DEFAULT_BUDGET = 0;
export const MAX_BUDGET = 10_000_000;
/** Charities that an admin may list, and characters of a name. */
export const CHARITIES = { max: 10, name: { min: 3, max: 60 } } as const;
/** Characters of the reason for a refusal. */
export const REASON = { min: 3, max: 300 } as const;
/** Withdrawals on a page of the board and of the reviewers' queue, and of users' own. */
export const PER_PAGE = 25;
export const MAX_OWN = 100;
/** Real days of what reviewers are told was earned and withdrawn lately. */
export const LATELY_DAYS = 30;
