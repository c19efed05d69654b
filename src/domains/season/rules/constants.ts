/** The shape of a season on the calendar (the game's own rules, section "Time"). */
export const FIRST_REGULAR_DAY = 6;
export const FIRST_PLAYOFF_DAY = 44;
/** A round of the playoffs takes five days, one game a day. */
export const DAYS_PER_PLAYOFF_ROUND = 5;
/** The days of the training camp on which every team plays a friendly. */
export const FRIENDLY_DAYS = [3, 5] as const;
/** The year that season 0 ended in; season numbers are turned into years for display only. */
export const YEAR_OF_SEASON_0 = 2023;
