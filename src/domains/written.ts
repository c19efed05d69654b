/** How to find what a call has written, and the kind of subject whose text is emptied when it is removed. */
import type { FindsWritten, SubjectContent, SubjectKind } from '#domains/subject.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the id at a dotted path of an answer or input, if it is one: ids from the URL are strings. */
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

/** Finds the id at this path in the call's answer. */
export const answered =
  (path: string): FindsWritten =>
  (_db, { output }) =>
    idAt(output, `data.${path}`);

/** Finds what the call created, whose id it returns. */
export const made: FindsWritten = answered('id');

/** Finds the subject of the call, from its URL. */
export const given: FindsWritten = (_db, { input }) => idAt(input, 'id');

/** Finds what belongs to the user themselves. */
export const ofAuthor: FindsWritten = (_db, { userId }) => userId;

/** A subject with its stored texts. */
interface Found extends Omit<SubjectContent, 'text'> {
  words: readonly string[];
  /** The texts that replace removed ones; empty by default. */
  plain?: readonly string[];
}

interface Words extends Pick<SubjectKind, 'kind' | 'writtenBy'> {
  /** Returns the texts of a subject. @param reader the user who asks; null: moderation, which sees everything */
  find(db: Database | Transaction, id: number, reader: Actor | null): Promise<Found | null>;
  write(tx: Transaction, id: number, words: string[]): Promise<void>;
}

/**
 * Returns a kind of subject whose row stays without its texts when it is removed; restoring brings them back unless
 * there are new ones.
 */
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
