/** Numbers of saved searches. */

export const MAX_SEARCH_NAME = 40;
/** Maximum matches of a search used as an alert. */
export const MAX_WATCHED = 500;
