/** Numbers of withdrawals. Days are real days, months those of the calendar (UTC). */
export const METHODS = ['voucher', 'donation', 'bank'] as const;
export type Method = (typeof METHODS)[number];

export const STATES = ['requested', 'review', 'approved', 'paid', 'refused', 'canceled'] as const;
export type State = (typeof STATES)[number];
/** States in which the pucks are held. */
export const HELD_STATES = ['requested', 'review', 'approved'] as const satisfies readonly State[];

export const MIN_PUCKS = 2_000;
export const MIN_AGE_DAYS = 60;
/** Fee in percent, rounded up, that stays in the game. */
export const FEE_PERCENT = 5;
/** Maximum pucks a household may request per month. */
export const MONTHLY_LIMIT = 20_000;
/** Maximum requests per user within 24 real hours, canceled ones included, since admins are notified of each. */
export const MAX_REQUESTS_A_DAY = 3;
/** Monthly pucks requested by a household above which a withdrawal takes two reviewers. */
export const TWO_REVIEWERS_ABOVE = 10_000;
/** Default monthly payout budget in pucks: zero, so withdrawals are off until an admin sets one. */
export const DEFAULT_BUDGET = 0;
export const MAX_BUDGET = 10_000_000;
/** Charities that an admin may list, and characters of a name. */
export const CHARITIES = { max: 10, name: { min: 3, max: 60 } } as const;
/** Characters of the reason for a refusal. */
export const REASON = { min: 3, max: 300 } as const;
/** Withdrawals per page of the board, the reviewers' queue and users' own lists. */
export const PER_PAGE = 25;
export const MAX_OWN = 100;
/** Real days of recent earnings and withdrawals shown to reviewers. */
export const LATELY_DAYS = 30;
