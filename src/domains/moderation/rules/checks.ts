/** Automatic checks of a text, a name, and what its author has written lately. */
import { glanceOf, skeletonOf } from '#domains/account/rules/names.ts';
import {
  BURST,
  type CheckKind,
  DUPLICATES,
  LOOK_ALIKE_LETTERS,
  MAX_FOUND,
  NEWCOMER,
} from '#domains/moderation/constants.ts';
import type { Lists } from '#domains/moderation/rules/lists.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** What a check has found. */
export interface Finding {
  check: CheckKind;
  /** The words, hosts or names; []: the check counts occurrences only. */
  found: string[];
  /** Number of places. */
  places: number;
}

/** A recently written text: a key of its content, its place, and its time. */
export interface Remembered {
  isOwn: boolean;
  key: string;
  place: string;
  /** Milliseconds. */
  at: number;
}

/** Returns the author's own words, without quotes and references. */
function ownWords(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .replace(/\[\[[a-z-]+:\d+\]\]/g, ' ');
}

/** Returns a key that is equal for equal texts, regardless of spacing and spelling; '': too short to compare. */
export function keyOf(text: string): string {
  const words = ownWords(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < DUPLICATES.letters ? '' : words;
}

/** Returns what the checks find in a text. */
export function findingsOf(text: string, { words, scams, hosts }: Lists): Finding[] {
  const own = ownWords(text);
  const spoken = wordsOf(own);
  const listed = words.filter((word) => spoken.includes(wordsOf(word)));
  const baits = scams.flatMap((scam) => scam.exec(own)?.[0] ?? []);
  const led = hosts.filter((host) => leadsTo(own, host));
  const found: [CheckKind, string[]][] = [
    ['words', listed],
    ['scam', baits],
    ['links', led],
  ];
  return found.flatMap(([check, what]) =>
    what.length === 0 ? [] : { check, found: what.slice(0, MAX_FOUND), places: 1 },
  );
}

/** Characters that substitute for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '3': 'e',
  '4': 'a',
  '!': 'i',
  '1': 'i',
  '0': 'o',
};

/**
 * Returns the words with single spaces between and around them, reduced to how they look: ignoring case, alphabet and
 * substitute characters.
 */
function wordsOf(text: string): string {
  const plain = text.toLowerCase().replace(/(?<=\p{L})[@$34!10](?=\p{L})/gu, (letter) => STAND_INS[letter] ?? letter);
  return ` ${skeletonOf(plain)} `;
}

function leadsTo(text: string, host: string): boolean {
  const name = host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.@-])(?:https?://)?(?:[\\w-]+\\.)*${name}(?:[/?#:]\\S)`, 'i').test(text);
}

/**
 * Returns what the latest of several texts reveals: the same text in many places, or too many places at once. A finding
 * is made each time the count is reached again, not once per text.
 * @param since when the author's account was created, in milliseconds
 */
export function findingsAmong(
  latest: Remembered,
  earlier: readonly Remembered[],
  { since, now }: { since: number; now: number },
): Finding[] {
  const among = [...earlier, latest];
  const placesOf = (some: readonly Remembered[], ms: number) =>
    new Set(some.filter(({ at }) => now - at < ms).map(({ place }) => place)).size;
  const isNewPlace = !earlier.some(({ isOwn, place }) => isOwn && place === latest.place);
  const own = among.filter(({ isOwn }) => isOwn);
  const same = latest.key === '' ? [] : among.filter(({ key }) => key === latest.key);
  const isNewOfSame = !earlier.some(({ key, place }) => key === latest.key && place === latest.place);
  const isNewcomer = now - since < NEWCOMER.days * DAY_MS;
  const counted: [CheckKind, number, number][] = [
    ['duplicates', isNewOfSame ? placesOf(same, DUPLICATES.hours * HOUR_MS) : 0, DUPLICATES.places],
    ['burst', isNewPlace ? placesOf(own, BURST.minutes * MINUTE_MS) : 0, BURST.places],
    ['newcomer', isNewPlace && isNewcomer ? placesOf(own, NEWCOMER.minutes * MINUTE_MS) : 0, NEWCOMER.places],
  ];
  return counted.flatMap(([check, places, most]) =>
    places > 0 && places % most === 0 ? { check, found: [], places } : [],
  );
}

/** Returns whether a name is long enough to be mistaken for another. */
export function canLookAlike(name: string): boolean {
  return [...glanceOf(name)].length >= LOOK_ALIKE_LETTERS;
}
