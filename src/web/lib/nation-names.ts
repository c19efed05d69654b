/** Nations by their names in the reader's language. */

/**
 * Returns the nations with their names in a language, sorted by name. Nations without a translation keep their names,
 * as all do in English.
 */
export function namedIn<N extends { code: string; name: string }>(nations: readonly N[], language: string): N[] {
  if (language.startsWith('en')) return [...nations];
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return nations
    .map((nation) => ({ ...nation, name: nameOf(names, nation) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

function nameOf(names: Intl.DisplayNames, { code, name }: { code: string; name: string }): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || name;
}

/** Nations that take an article in English. */
const WITH_ARTICLE = new Set(['Netherlands', 'United States']);

/** Returns a nation's name as used in a sentence: 'the federation of the United States'. */
export function inSentence(name: string, language: string): string {
  return language.startsWith('en') && WITH_ARTICLE.has(name) ? `the ${name}` : name;
}
