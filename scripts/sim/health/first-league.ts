import type { LeagueId } from '#engine/ids.ts';

/** The id of the first league: see the plan of the pyramid. */
export const FIRST_LEAGUE = 1 as LeagueId;
