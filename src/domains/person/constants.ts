/** Careers and names of persons. */

/** The careers of a person in the world besides playing; a user holds one of each at most. */
export const CAREER_KINDS = ['coach', 'scout', 'agent', 'reporter', 'president'] as const;
export type CareerKind = (typeof CAREER_KINDS)[number];

/** Letters of a first or last name. */
export const MAX_NAME = 24;

/** Name of a deleted user's person. */
export const FORMER_NAME = { firstname: 'Former', lastname: 'colleague' } as const;
/** The full form of that name. */
export const FORMER_FULL_NAME = `${FORMER_NAME.firstname} ${FORMER_NAME.lastname}`;

/** Careers in the list of people; coaches and scouts have lists of their own. */
export const ACTORS = ['reporter', 'agent', 'president'] as const satisfies readonly CareerKind[];
export const PERSONS_PER_PAGE = 30;

/**
 * What somebody may pay for out of his own purse: courses that raise one of the skills of his kind, a journey among the families of players
 * (`network`), a study trip to a nation, and the move to another desk before its time.
 */
export const COURSES = [
  'offense',
  'defense',
  'goaltending',
  'physical',
  'motivation',
  'tactics',
  'youth',
  'skaters',
  'goalies',
  'potential',
  'character',
  'speed',
  'network',
  'study-trip',
  'relocation',
] as const;
export type Course = (typeof COURSES)[number];
