/** Finding sections of the handbook by what they say. */

/** A section as it is shown, numbers filled in. */
export interface Readable<Id extends string> {
  id: Id;
  title: string;
  text: string;
}

/**
 * Sections that have all the words, whole or in part, in any case: those with a word in the title first, else in their order.
 * Nothing to look for finds none.
 */
export function findSections<Id extends string>(sections: readonly Readable<Id>[], wanted: string): Readable<Id>[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.filter(({ title, text }) => {
    const all = plain(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const inTitle = ({ title }: Readable<Id>) => words.some((word) => plain(title).includes(word));
  return [...found.filter(inTitle), ...found.filter((section) => !inTitle(section))];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
