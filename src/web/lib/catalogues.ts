/**
 * The words that features bring: `features/<noun>/words.ts` has them in English, and adds their type here, so that keys are
 * checked. Other languages stand beside it, as `words.<language>.ts`; those of the shell are in `locales/<language>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Catalogues {}
