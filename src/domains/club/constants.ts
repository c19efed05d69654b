import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** A nation's two teams, and the age groups of its championships. U20 players are under 20 on the first day of the season. */
export const NATION_LEVELS = ['senior', 'U20'] as const;

/** Building blocks of a club's story: openings, middles and endings, with texts in the catalogues. */
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

/** Maximum injuries named; the roster shows the rest. */
export const INJURIES_NAMED = 3;

/** Points below the median rating at which a club is not recommended for its money: it is cheap because it is bad. */
export const WEAKEST_FOR_ROOM = 2;

/** Minutes a calendar blocks for a game; live games take at most 40 before overtime. */
export const CALENDAR_MINUTES = 45;

/**
 * What makes a rival, as points. Judgments: a playoff series is remembered longer than games of a season, and a short trip brings
 * fans along. `nearKm`: kilometers from which on nobody is near.
 */
export const RIVALRY = { seasonsRemembered: 3, series: 3, season: 1, near: 2, nearKm: 500 } as const;

/** Real days with a visit before a manager counts toward a full tier. */
export const ACTIVE_MANAGER_DAYS = 10;

/** The hockey jerseys that facesjs draws; colors come from the club. */
export const JERSEY_PATTERNS = ['hockey', 'hockey2', 'hockey3', 'hockey4'] as const;
export const CREST_SHAPES = ['shield', 'round', 'diamond', 'hexagon', 'pennant'] as const;
export const CREST_FIELDS = ['plain', 'chief', 'pale', 'bend', 'chevron', 'quarterly'] as const;
export const CREST_CHARGES = [
  ...(['star', 'crown', 'anchor', 'bolt', 'wave', 'tree'] as const),
  ...(['mountain', 'flame', 'wing', 'paw', 'stick', 'gear'] as const),
] as const;
/** Looks of a club's rink from above. */
export const ARENA_LOOKS = ['classic', 'heritage', 'winter', 'spotlight'] as const;
export type ArenaLook = (typeof ARENA_LOOKS)[number];
/** Minimum WCAG contrast of a club's first two colors, for readable text in one on the other. */
export const MIN_COLOR_CONTRAST = 4.5;

/** How long an item on a desk can be put off: until the next day, for three days, or until the last day to answer it. */
export const PUT_OFF = ['tomorrow', 'three-days', 'last-day'] as const;
