/** Russian names in Latin letters, the way scoreboards spell them (simplified BGN/PCGN). */

const RUSSIAN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
/** Returns a name in Latin letters; names that are Latin already come back as they are, diacritics and all. */
export function toLatin(name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return name;
  const letters = [...name.toLowerCase()].map((letter) => RUSSIAN[letter] ?? letter).join('');
  // The endings -ий and -ый are spelled with a single y.
  return letters.replace(/[iy]y(?=$|-)/g, 'y').replace(/(^|-)\p{Ll}/gu, (start) => start.toUpperCase());
}
