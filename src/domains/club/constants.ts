import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** What the story of a club is told with: ways to begin, to go on and to end, whose words are in the catalogues. */
export const STORY = {
  opening: ['clocks', 'openRink', 'mondays', 'factory', 'winter'],
  middle: ['full', 'standing', 'counted'],
  ending: ['trade', 'earned', 'road'],
} as const;

/**
 * Game days that a manager who has left a club, and everybody of their household, wait: for another club, and for the same one. The
 * first bankruptcy within this many game days sends its manager to the lowest tier at once; the second one waits.
 */
export const WAIT = { anotherClub: 7, sameClub: DAYS_PER_SEASON, bankruptcies: 3 * DAYS_PER_SEASON } as const;
/** Days between two records. */
export const DAYS_BETWEEN_RECORDS = 7;

/** Injuries named one by one; the rest can be seen on the roster. */
export const INJURIES_NAMED = 3;

/** A club this far below the median rating is too weak to recommend for its money: cheap because it is bad. */
export const WEAKEST_FOR_ROOM = 2;

/** What a calendar blocks for a game: live games take at most 40 minutes before overtime. */
export const CALENDAR_MINUTES = 45;

/**
 * What makes a rival, as points. Judgments: a playoff series is remembered longer than games of a season, and a short trip brings
 * fans along. `nearKm`: kilometers from which on nobody is near.
 */
export const RIVALRY = { seasonsRemembered: 3, series: 3, season: 1, near: 2, nearKm: 500 } as const;

/** Real days on which a manager has looked in before they count towards a full tier. */
export const ACTIVE_MANAGER_DAYS = 10;

/** The hockey jerseys that facesjs draws; colors come from the club. */
export const JERSEY_PATTERNS = ['hockey', 'hockey2', 'hockey3', 'hockey4'] as const;
export const CREST_SHAPES = ['shield', 'round', 'diamond', 'hexagon', 'pennant'] as const;
export const CREST_FIELDS = ['plain', 'chief', 'pale', 'bend', 'chevron', 'quarterly'] as const;
export const CREST_CHARGES = [
  ...(['star', 'crown', 'anchor', 'bolt', 'wave', 'tree'] as const),
  ...(['mountain', 'flame', 'wing', 'paw', 'stick', 'gear'] as const),
] as const;
/** What the rink of a club looks like from above. */
export const ARENA_LOOKS = ['classic', 'heritage', 'winter', 'spotlight'] as const;
export type ArenaLook = (typeof ARENA_LOOKS)[number];
/** Contrast (WCAG) that the first two colors of a club have at least: what is written on one in the other can be read. */
export const MIN_COLOR_CONTRAST = 4.5;
