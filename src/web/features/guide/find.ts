/** The search for sections of the handbook. */
import { folded } from '#engine/player/identity/folding.ts';

/** A section as shown, with its numbers filled in. */
export interface Readable<Id extends string> {
  id: Id;
  title: string;
  text: string;
}

/**
 * Returns the sections with all the words, whole or in part, in any case: those with a word in the title first, else in
 * order. An empty search finds none.
 */
export function findSections<Id extends string>(sections: readonly Readable<Id>[], wanted: string): Readable<Id>[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.filter(({ title, text }) => {
    const all = folded(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const inTitle = ({ title }: Readable<Id>) => words.some((word) => folded(title).includes(word));
  return [...found.filter(inTitle), ...found.filter((section) => !inTitle(section))];
}
