/** Numbers of the entry draft. Errors are standard deviations in points of overall. */

/** Rounds of a draft; each club has a pick in every one. */
export const DRAFT_ROUNDS = 7;
/** Picks of so many drafts are known and can change hands, the next one first. */
export const DRAFTS_AHEAD = 3;
/** Seasons for which a club has the rights of whom it has drafted. */
export const RIGHTS_SEASONS = 2;

/**
 * The lottery decides the first spots among the clubs out of the playoffs; the worst wins with this chance (club.md, section 5),
 * each better one with `ratio` of the chance of the one before. Nobody climbs more than `mostUp` places.
 */
export const LOTTERY = { draws: 2, worst: 0.25, ratio: 0.86, mostUp: 10 } as const;

/**
 * What everybody errs about what an amateur may become, the same for all clubs, by his age in the season of his draft; what a
 * club errs besides is `engine/market/estimate.ts`. Set by the share of picks who make it (realism.md).
 */
export const COMMON_ERROR = { 17: 9, later: 7.5 } as const;
/** Share of the errors with which one sees what a boy is already. */
export const PRESENT_ERROR_SHARE = 0.35;

/** How a club weighs what he may become against what he is: from the safest to the boldest. */
export const UPSIDE = { least: 0.6, most: 1 } as const;
/** Points that a goalie counts less: one plays, and late. */
export const GOALIE_DISCOUNT = 3;
/** Points that a prospect loses for each of his position whom the club has chosen in this draft already; goalies, for each goalie. */
export const ALREADY_CHOSEN = { skater: 1.5, goalie: 9 } as const;
/** A club looks at so many of those who are left, the best of the central ranking first. */
export const MAX_SCOUTED = 260;

/** A manager's own wishes: so many points at most for a position, and so many names on his list. */
export const MAX_POSITION_WEIGHT = 10;
export const MAX_RANKED = 300;

/** Real seconds: what a manager has for a pick, what a club without one takes, and what passes before the first pick. */
export const CLOCK = { manager: 60, club: 4, opening: 120 } as const;
/** A draft takes at most this share of its day: where days are short, so are clocks. */
export const MAX_SHARE_OF_DAY = 0.5;
