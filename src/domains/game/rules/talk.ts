/** Numbers and kinds of what is said and felt about a game; here, because the screens must not carry the contract's schemas. */

/** The most characters of a chat message; an emoji may be made of several. */
export const MAX_MESSAGE = 300;

/** The reactions that there are, in the order in which they are shown. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'heart', 'boo'] as const;
