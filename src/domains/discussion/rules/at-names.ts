/** Users named as `@name`, as people type: which names may be meant, and the text with mentions in their place. Pure. */

import { AT_NAMES } from '#domains/discussion/constants.ts';

/** Code is left as it is. */
const CODE = /(`[^`\n]+`)/;
/** Not in the middle of a word, where it belongs to an address. */
const AT = /(?<![\p{L}\p{N}._%+@/-])@(?=[\p{L}\p{N}])/gu;
/** The end of a word. */
const END = /[\p{L}\p{N}_](?![\p{L}\p{N}_])/gu;

interface AtName {
  /** Where its `@` is. */
  at: number;
  /** The names it may begin, the longest first. */
  names: string[];
}

/** Returns the names that may be meant in a text, in lower case. */
export function namesAt(text: string): string[] {
  return [
    ...new Set(
      text
        .split(CODE)
        .flatMap((part, index) => (index % 2 === 0 ? foundIn(part) : []))
        .flatMap(({ names }) => names),
    ),
  ].map((name) => name.toLowerCase());
}

/** Returns the text with a mention in the place of each `@name`. @param idOf returns the id of a user by the name in lower case */
export function withMentions(text: string, idOf: (name: string) => number | undefined): string {
  return text
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? mentioned(part, idOf) : part))
    .join('');
}

function mentioned(text: string, idOf: (name: string) => number | undefined): string {
  let done = '';
  let from = 0;
  for (const { at, names } of foundIn(text)) {
    if (at < from) continue;
    const name = names.find((each) => idOf(each.toLowerCase()) !== undefined);
    if (name === undefined) continue;
    done += `${text.slice(from, at)}[[user:${idOf(name.toLowerCase())}]]`;
    from = at + 1 + name.length;
  }
  return done + text.slice(from);
}

function foundIn(text: string): AtName[] {
  return [...text.matchAll(AT)].slice(0, AT_NAMES.most).map(({ index: at }) => {
    const rest = /^[^\n[\]]*/.exec(text.slice(at + 1, at + 2 + AT_NAMES.letters))?.[0] ?? '';
    const ends = [...rest.matchAll(END)].map(({ index, 0: last }) => index + last.length);
    return {
      at,
      names: ends
        .map((end) => rest.slice(0, end))
        .filter((name) => name.length <= AT_NAMES.letters)
        .reverse(),
    };
  });
}
