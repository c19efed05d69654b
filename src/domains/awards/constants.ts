/** Season awards and their voting. */

/** Every voted award and statistical title, in display order. */
export const AWARDS = [
  'MVP',
  'defender',
  'goalie',
  'rookie',
  'defensive-forward',
  'playmaker',
  'sportsmanship',
  'playoff-MVP',
  'coach',
  'manager',
  'points-title',
  'goals-title',
  'wins-title',
  'all-star-LW',
  'all-star-C',
  'all-star-RW',
  'all-star-D',
  'all-star-G',
  'rookie-F',
  'rookie-D',
  'rookie-G',
] as const;
export type Award = (typeof AWARDS)[number];

/** Honors on a career record. */
export const HONORS = [
  'MVP',
  'defender',
  'goalie',
  'rookie',
  'defensive-forward',
  'playmaker',
  'sportsmanship',
  'playoff-MVP',
  'coach',
  'manager',
  'points-title',
  'goals-title',
  'wins-title',
  'first-team',
  'second-team',
  'rookie-team',
] as const;
export type Honor = (typeof HONORS)[number];

/** Awards a screen shows together: a single one, or all votes for an all-star team. */
export const AWARD_GROUPS = [
  'MVP',
  'defender',
  'goalie',
  'rookie',
  'defensive-forward',
  'playmaker',
  'sportsmanship',
  'playoff-MVP',
  'coach',
  'manager',
  'points-title',
  'goals-title',
  'wins-title',
  'all-star',
  'all-rookie',
] as const;
export type AwardGroup = (typeof AWARD_GROUPS)[number];

export const AWARDS_OF_GROUP: Readonly<Record<AwardGroup, readonly Award[]>> = {
  MVP: ['MVP'],
  defender: ['defender'],
  goalie: ['goalie'],
  rookie: ['rookie'],
  'defensive-forward': ['defensive-forward'],
  playmaker: ['playmaker'],
  sportsmanship: ['sportsmanship'],
  'playoff-MVP': ['playoff-MVP'],
  coach: ['coach'],
  manager: ['manager'],
  'points-title': ['points-title'],
  'goals-title': ['goals-title'],
  'wins-title': ['wins-title'],
  'all-star': ['all-star-LW', 'all-star-C', 'all-star-RW', 'all-star-D', 'all-star-G'],
  'all-rookie': ['rookie-F', 'rookie-D', 'rookie-G'],
};

/** Awards of farm and junior leagues; first teams have all of them. */
export const AWARDS_OF_AFFILIATES: readonly Award[] = [
  'MVP',
  'defender',
  'goalie',
  'playoff-MVP',
  'points-title',
  'goals-title',
];

/** Statistical titles, without a vote. */
export const TITLES = ['points-title', 'goals-title', 'wins-title'] as const satisfies readonly Award[];
export const isTitle = (award: Award): award is (typeof TITLES)[number] => TITLES.some((title) => title === award);

/** Awards the news announces one by one, most important first. */
export const READ_OUT = [
  'MVP',
  'playoff-MVP',
  'defender',
  'goalie',
  'rookie',
  'defensive-forward',
  'playmaker',
  'sportsmanship',
  'coach',
  'manager',
] as const satisfies readonly Award[];
export const isReadOut = (award: Award): award is (typeof READ_OUT)[number] => READ_OUT.some((one) => one === award);

/** Points by rank on a ballot; the MVP vote follows the hockey writers' system. */
export const BALLOT_OF_FIVE = [10, 7, 5, 3, 1] as const;
export const BALLOT_OF_THREE = [5, 3, 1] as const;
/** Each writer names four, since each team has two. */
export const BALLOT_OF_DEFENSE = [7, 5, 3, 1] as const;

/** Players per position on the all-star and all-rookie teams. */
export const PLACES_ON_TEAM = { 'all-star-D': 2, 'rookie-F': 3, 'rookie-D': 2 } as const;

/** Minimum share of the team's games to be eligible; a coach must have coached more than his. */
export const MIN_SHARE_OF_GAMES = { skater: 0.65, goalie: 0.4, coach: 0.5 } as const;

/** Maximum age and earlier first-team games of a rookie. */
export const ROOKIE = { maxAge: 25, maxGamesBefore: 10 } as const;

/** Spread of writers' judgments as a share of merit, and their bias toward their own club. */
export const WRITERS = { spread: 0.06, homeTilt: 0.03 } as const;

/** Maximum candidates listed; those without votes are left out as well. */
export const MAX_CANDIDATES = 12;

/** A goalie's saves count slightly more than a skater's goals, since he is the last line of defense. */
export const GOALIE_AS_MVP = 1.05;

/** Points per game from which a forward is widely known. */
export const HEARD_OF = 0.6;

/** Share of points a tier is worth: promoted clubs won .69 before and .31 after, relegated ones .26 and .57 (60 clubs, ten seasons). */
export const TIER_APART = 0.45;

/** Share of points by which a league's strongest roster is above the middle, and its weakest below. */
export const ROSTER_SPREAD = 0.17;
