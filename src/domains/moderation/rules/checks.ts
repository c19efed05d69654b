/** What automatic checks make of a text, of its name, and of what its author has written lately. */
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
  /** The words, hosts or names; []: what counts is how often. */
  found: string[];
  /** In how many places. */
  places: number;
}

/** A text as it is remembered for a while: what it says as a key, where, and when. */
export interface Remembered {
  isOwn: boolean;
  key: string;
  place: string;
  /** Milliseconds. */
  at: number;
}

/** The words of the author alone: what they quote is somebody else's, and references name what the game knows. */
function ownWords(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .replace(/\[\[[a-z-]+:\d+\]\]/g, ' ');
}

/** Returns by what a text is known again, however it is spaced and written; '': it is too short to tell anything. */
export function keyOf(text: string): string {
  const words = ownWords(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < DUPLICATES.letters ? '' : words;
}

/** What a text says that it should not. */
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

/** Letters that stand for others. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '3': 'e',
  '4': 'a',
  '!': 'i',
  '1': 'i',
  '0': 'o',
};

/** Words with single spaces between and around them, as they look: whatever the case, the alphabet and what stands in for letters. */
function wordsOf(text: string): string {
  const plain = text.toLowerCase().replace(/(?<=\p{L})[@$34!10](?=\p{L})/gu, (letter) => STAND_INS[letter] ?? letter);
  return ` ${skeletonOf(plain)} `;
}

function leadsTo(text: string, host: string): boolean {
  const name = host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.@-])(?:https?://)?(?:[\\w-]+\\.)*${name}(?:[/?#:]\\S)`, 'i').test(text);
}

/**
 * What the latest of some texts makes of them: the same one in many places, too many places at once. Each is found whenever
 * that number of places is reached again, not once a text.
 * @param since when the author's account was made, in milliseconds
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

/** Whether a name is long enough to be taken for another's. */
export function canLookAlike(name: string): boolean {
  return [...glanceOf(name)].length >= LOOK_ALIKE_LETTERS;
}
