/**
 * The catalogues of the features: `features/<noun>/words.ts` holds their English words and adds their type here, so
 * that keys are checked. Other languages are beside it, as `words.<language>.ts`; the catalogues of the shell are in
 * `locales/<language>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Catalogues {}
