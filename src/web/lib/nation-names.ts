/** Nations as the reader's language calls them. */

/**
 * The same nations with their names in a language, by name. Those that it has no word for keep theirs; in English the game's
 * own names stand.
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

/** Nations that English puts an article before. */
const WITH_ARTICLE = new Set(['Netherlands', 'United States']);

/** A nation's name as it stands in a sentence: 'the federation of the United States'. */
export function inSentence(name: string, language: string): string {
  return language.startsWith('en') && WITH_ARTICLE.has(name) ? `the ${name}` : name;
}
