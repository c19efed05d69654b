/** What is awarded at the end of a season, and how it is voted on. */

/** Every vote and title, in the order in which a page shows them. */
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

/** What somebody has to show for it afterward. */
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

/** What a screen shows together: an award by itself, or all votes on a team of stars. */
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

/** What farm and junior leagues award; first teams play for everything. */
export const AWARDS_OF_AFFILIATES: readonly Award[] = [
  'MVP',
  'defender',
  'goalie',
  'playoff-MVP',
  'points-title',
  'goals-title',
];

/** Counted, not voted on. */
export const TITLES = ['points-title', 'goals-title', 'wins-title'] as const satisfies readonly Award[];
export const isTitle = (award: Award): award is (typeof TITLES)[number] => TITLES.some((title) => title === award);

/** Votes that the news read out one by one: what every reader wants to know first comes first. */
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

/** Points of the places on one ballot: the most valuable player is voted on as the hockey writers do it. */
export const BALLOT_OF_FIVE = [10, 7, 5, 3, 1] as const;
export const BALLOT_OF_THREE = [5, 3, 1] as const;
/** Two on each team, so that each writer names four. */
export const BALLOT_OF_DEFENSE = [7, 5, 3, 1] as const;

/** How many of each vote are on the teams of stars and of rookies. */
export const PLACES_ON_TEAM = { 'all-star-D': 2, 'rookie-F': 3, 'rookie-D': 2 } as const;

/** Of the games of his team a skater or a goalie must have played this many to be voted on; a coach must have coached more than this many. */
export const MIN_SHARE_OF_GAMES = { skater: 0.65, goalie: 0.4, coach: 0.5 } as const;

/** Past this age nobody is a rookie, nor with this many games for a first team behind him. */
export const ROOKIE = { maxAge: 25, maxGamesBefore: 10 } as const;

/** How much writers differ in what they see (a share of the merit), and what they see in those of their own club. */
export const WRITERS = { spread: 0.06, homeTilt: 0.03 } as const;

/** Of those that get no vote nobody hears; nobody counts further than this either. */
export const MAX_CANDIDATES = 12;

/** What a goalie saves counts a little more than what a scorer makes: there is nobody behind him. */
export const GOALIE_AS_MVP = 1.05;

/** Points a game from which on everybody has heard of a forward. */
export const HEARD_OF = 0.6;

/** Share of the points that a tier more or less is worth: who went up won .69 before and .31 after, who went down .26 and .57 (60 clubs, ten seasons). */
export const TIER_APART = 0.45;

/** What the strongest roster of a league wins of the points beyond the middle, and the weakest falls short of it. */
export const ROSTER_SPREAD = 0.17;
