/**
 * The words that features bring: `features/<noun>/words.ts` has them in English, and adds their type here, so that keys are
 * checked. Other languages have them with all others, as `locales/<language>/<noun>.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Catalogues {}
