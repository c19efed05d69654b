/** What persons are. */

/** The careers of a person in the world besides playing; a user holds one of each at most. */
export const CAREER_KINDS = ['coach', 'scout', 'agent', 'reporter', 'president'] as const;
export type CareerKind = (typeof CAREER_KINDS)[number];

/** Letters of a first or last name. */
export const MAX_NAME = 24;

/** What a person is called whose user has left for good. */
export const FORMER_NAME = { firstname: 'Former', lastname: 'colleague' } as const;
/** The same where a name is kept in one piece. */
export const FORMER_FULL_NAME = `${FORMER_NAME.firstname} ${FORMER_NAME.lastname}`;

/** The kinds that the list of people shows; coaches and scouts have their own. */
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
