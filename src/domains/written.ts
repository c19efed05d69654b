/** How what users write is found again by the call that wrote it, and the kind of subject whose words are emptied when they are removed. */
import type { FindsWritten, SubjectContent, SubjectKind } from '#domains/subject.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns what stands in an answer or an input at a dotted path, if it is an id: ids of the address come as text. */
function idAt(whole: unknown, path: string): number | null {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      whole,
    );
  const id = Number(found ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}

/** Finds what the call answers at this path. */
export const answered =
  (path: string): FindsWritten =>
  (_db, { output }) =>
    idAt(output, `data.${path}`);

/** Finds what the call made, whose id it answers. */
export const made: FindsWritten = answered('id');

/** Finds what the call is about, as its address says. */
export const given: FindsWritten = (_db, { input }) => idAt(input, 'id');

/** Finds what belongs to the user themselves. */
export const ofAuthor: FindsWritten = (_db, { userId }) => userId;

/** Words as they are kept. */
interface Found extends Omit<SubjectContent, 'text'> {
  words: readonly string[];
  /** What stands in their place once they are removed; without it, nothing does. */
  plain?: readonly string[];
}

interface Words extends Pick<SubjectKind, 'kind' | 'writtenBy'> {
  /** Returns the words of that id. @param reader who asks to see them; null: moderation, whatever is shown to whom */
  find(db: Database | Transaction, id: number, reader: Actor | null): Promise<Found | null>;
  write(tx: Transaction, id: number, words: string[]): Promise<void>;
}

/** Returns a kind of subject whose row stays without its words when they are removed; they come back unless there are others by then. */
export function wordsSubject({ find, write, ...kind }: Words): SubjectKind {
  const plainOf = ({ words, plain }: Found) => plain ?? words.map(() => '');
  const isThere = (found: Found) => {
    const plain = plainOf(found);
    return found.words.some((word, index) => word !== '' && word !== plain[index]);
  };
  return {
    ...kind,

    async read(db, id, reader) {
      const found = await find(db, id, reader);
      if (!found || !isThere(found)) return null;
      const { words, plain: _, ...content } = found;
      return { ...content, text: words.filter((word) => word !== '').join('\n\n') };
    },

    async remove(tx, id) {
      const found = await find(tx, id, null);
      if (!found || !isThere(found)) return null;
      await write(tx, id, [...plainOf(found)]);
      return { words: JSON.stringify(found.words) };
    },

    async restore(tx, id, { words }) {
      const found = await find(tx, id, null);
      if (!found || isThere(found) || typeof words !== 'string') return;
      const kept: unknown = JSON.parse(words);
      if (Array.isArray(kept) && kept.length === found.words.length) await write(tx, id, kept.map(String));
    },
  };
}
