/** Numbers of saved searches. */

export const MAX_SEARCH_NAME = 40;
/** A search that more players fit is no help as an alert. */
export const MAX_WATCHED = 500;
