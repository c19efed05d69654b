/** What a translation lacks, key by key, for the tests of the catalogues. */

/** Returns the words by dotted path, with nested catalogues flattened. */
export function flatWords(catalogue: object, path = ''): Map<string, string> {
  const words = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    const at = path === '' ? key : `${path}/${key}`;
    if (typeof value === 'string') words.set(at, value);
    else for (const [below, text] of flatWords(value, at)) words.set(below, text);
  }
  return words;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const ORDINAL = /_ordinal_(zero|one|two|few|many|other)$/;

/**
 * Returns the keys that a language needs for the English ones: each counted text once for every plural form of the
 * language. Texts for none at all ('_zero') are separate in every language.
 */
export function neededKeys(english: Iterable<string>, language: string): Set<string> {
  const needed = new Set<string>();
  for (const key of english) {
    const isOrdinal = ORDINAL.test(key);
    const isCounted = PLURAL.test(key) && !key.endsWith('_zero');
    const stem = isOrdinal ? key.replace(ORDINAL, '_ordinal') : isCounted ? key.replace(PLURAL, '') : null;
    if (stem === null) needed.add(key);
    else for (const form of formsOf(language, isOrdinal)) needed.add(`${stem}_${form}`);
  }
  return needed;
}

function formsOf(language: string, isOrdinal: boolean): readonly string[] {
  return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories;
}

/** Returns the placeholders for facts and for parts of a text: '{{count}}', '<0>', '$t(other)'. */
export function holesOf(words: string): string[] {
  return [...new Set(words.match(/\{\{\s*-?\s*\w+|<\/?\w+\/?>|\$t\([^)]*\)/g) ?? [])].sort();
}

/**
 * Returns the faults of a translation, each as 'key: what is wrong'. The text for a single item ('_one') may leave out
 * the number.
 */
export function faultsOf(english: object, translated: object, language: string): string[] {
  const [source, target] = [flatWords(english), flatWords(translated)];
  const needed = neededKeys(source.keys(), language);
  const missing = [...needed].filter((key) => !target.has(key)).map((key) => `${key}: missing`);
  const superfluous = [...target.keys()].filter((key) => !needed.has(key)).map((key) => `${key}: superfluous`);
  const holes = [...target].flatMap(([key, words]) => {
    const original = source.get(key) ?? source.get(key.replace(PLURAL, '_other')) ?? '';
    const [has, wanted] = [holesOf(words), holesOf(original)];
    const optional = /_one$/.test(key) ? ['{{count'] : [];
    const lost = wanted.filter((hole) => !has.includes(hole) && !optional.includes(hole));
    const added = has.filter((hole) => !wanted.includes(hole) && !optional.includes(hole));
    return needed.has(key) && lost.length + added.length > 0
      ? [`${key}: lacks [${lost.join(' ')}], has too much [${added.join(' ')}]`]
      : [];
  });
  return [...missing, ...superfluous, ...holes];
}
