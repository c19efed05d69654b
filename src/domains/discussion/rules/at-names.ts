/** Users named as `@name`, as people type: which names may be meant, and the text with mentions in their place. Pure. */

import { AT_NAMES } from '#domains/discussion/constants.ts';
import { LINK } from '#domains/discussion/rules/markup.ts';

/** Web addresses and code, which are left as they are, or an `@` that begins a name: not in the middle of a word, as in an e-mail address. */
const PIECE = new RegExp(`${LINK.source}|\`[^\`\\n]+\`|(?<at>(?<![\\p{L}\\p{N}._%+@/-])@(?=[\\p{L}\\p{N}]))`, 'giu');
/** The end of a word. */
const END = /[\p{L}\p{N}_](?![\p{L}\p{N}_])/gu;
/** A last word in lower case, as sentences go on. */
const GOES_ON = /\s\p{Ll}\S*$/u;

interface AtName {
  /** Where its `@` is. */
  at: number;
  /** The names it may begin, the longest first. */
  names: string[];
}

/** Returns the names that may be meant in a text, as they are typed. */
export function namesAt(text: string): string[] {
  return [...new Set(foundIn(text).flatMap(({ names }) => names))];
}

/**
 * Returns the text with a mention in the place of each `@name`. Names for whose mention there is no room stay as they are typed.
 * @param idOf returns the id of a user by the name as it is typed
 * @param most letters of the text
 */
export function withMentions(text: string, idOf: (name: string) => number | undefined, most: number): string {
  let done = '';
  let from = 0;
  let room = most - text.length;
  for (const { at, names } of foundIn(text)) {
    if (at < from) continue;
    const name = meantOf(names.filter((each) => idOf(each) !== undefined));
    if (name === undefined) continue;
    const mention = `[[user:${idOf(name)}]]`;
    const grows = mention.length - `@${name}`.length;
    if (grows > room) continue;
    room -= grows;
    done += text.slice(from, at) + mention;
    from = at + 1 + name.length;
  }
  return done + text.slice(from);
}

/**
 * Returns the longest of the names of users, unless it ends with a word in lower case and there is a shorter one: a user
 * named "Ole is" does not answer to "@Ole is here".
 */
function meantOf(names: readonly string[]): string | undefined {
  return names.find((name) => !GOES_ON.test(name)) ?? names.at(-1);
}

function foundIn(text: string): AtName[] {
  const begins = [...text.matchAll(PIECE)].filter(({ groups }) => groups?.at !== undefined);
  return begins.slice(0, AT_NAMES.most).map(({ index: at }) => {
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
