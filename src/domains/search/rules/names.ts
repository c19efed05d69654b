/**
 * Finds people by name, also with typos, in an in-memory index of words. There are far fewer words than people, and
 * typos occur within words, so a hundred thousand people are searched in a few milliseconds.
 */
import { MAX_ALIKE_WORDS, NO_WORD, NOT_ALIKE, WORDS_EACH } from '#domains/search/constants.ts';

export interface NameIndex {
  /** Ids of people, in order of preference. */
  ids: Int32Array;
  /** All words, sorted. */
  words: readonly string[];
  /** For each person, `WORDS_EACH` indexes into `words`. */
  places: Int32Array;
}

/**
 * Builds an index from folded names, added in order of preference; incremental, since there may be very many people.
 */
export class NameIndexer {
  private readonly ids: number[] = [];
  private readonly places: number[] = [];
  private readonly numberOf = new Map<string, number>();

  add(people: readonly { id: number; name: string }[]): void {
    for (const { id, name } of people) {
      const words = wordsIn(name);
      this.ids.push(id);
      for (let at = 0; at < WORDS_EACH; at++) this.places.push(this.numbered(words[at]));
    }
  }

  /** Returns the index of everyone added so far. */
  done(): NameIndex {
    const words = [...this.numberOf.keys()].sort(byLetters);
    const placeOf = new Int32Array(words.length);
    for (const [place, word] of words.entries()) placeOf[this.numberOf.get(word) ?? 0] = place;
    const places = Int32Array.from(this.places, (number) =>
      number === NO_WORD ? NO_WORD : (placeOf[number] ?? NO_WORD),
    );
    return { ids: Int32Array.from(this.ids), words, places };
  }

  private numbered(word: string | undefined): number {
    if (word === undefined) return NO_WORD;
    const known = this.numberOf.get(word);
    if (known !== undefined) return known;
    this.numberOf.set(word, this.numberOf.size);
    return this.numberOf.size - 1;
  }
}

/** Builds the index of a few people. @param people in order of preference; names folded */
export function indexNames(people: readonly { id: number; name: string }[]): NameIndex {
  const indexer = new NameIndexer();
  indexer.add(people);
  return indexer.done();
}

/**
 * Returns people with words that begin with each search word, then people with similar words, most similar first.
 * @param asked folded
 */
export function findNamed(index: NameIndex, asked: string, limit: number): number[] {
  const words = wordsIn(asked);
  if (words.length === 0) return [];
  const named = findBeginning(index, words, limit);
  if (named.length >= limit || words.length > MAX_ALIKE_WORDS) return named;
  return [...named, ...findAlike(index, words, { limit: limit - named.length, known: new Set(named) })];
}

function wordsIn(name: string): string[] {
  return name.split(/[\s-]+/).filter(Boolean);
}

function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function findBeginning(index: NameIndex, asked: readonly string[], limit: number): number[] {
  // Words with the same beginning are next to each other.
  const ranges = asked.map((word) => ({
    from: placeFor(index.words, word),
    to: placeFor(index.words, `${word}\uffff`),
  }));
  if (ranges.some(({ from, to }) => from === to)) return [];
  const found: number[] = [];
  for (let person = 0; person < index.ids.length && found.length < limit; person++) {
    const fits = ranges.every(({ from, to }) => {
      for (let at = person * WORDS_EACH; at < (person + 1) * WORDS_EACH; at++) {
        const place = index.places[at] ?? NO_WORD;
        if (place >= from && place < to) return true;
      }
      return false;
    });
    if (fits) found.push(index.ids[person] ?? 0);
  }
  return found;
}

/** Returns the index at which the text is, or would be, in the sorted words. */
function placeFor(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byLetters(words[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findAlike(
  index: NameIndex,
  asked: readonly string[],
  { limit, known }: { limit: number; known: ReadonlySet<number> },
): number[] {
  const strays = asked.map((word) => Uint8Array.from(index.words, (other) => strayOf(word, other)));
  if (strays.some((ofWord) => ofWord.every((stray) => stray === NOT_ALIKE))) return [];
  const byStray: number[][] = [];
  for (let person = 0; person < index.ids.length; person++) {
    let all = 0;
    for (const ofWord of strays) {
      let least = NOT_ALIKE;
      for (let at = person * WORDS_EACH; at < (person + 1) * WORDS_EACH; at++) {
        least = Math.min(least, ofWord[index.places[at] ?? NO_WORD] ?? NOT_ALIKE);
      }
      all += least;
      if (all >= NOT_ALIKE) break;
    }
    if (all >= NOT_ALIKE) continue;
    const alike = byStray[all] ?? [];
    byStray[all] = alike;
    const id = index.ids[person] ?? 0;
    if (alike.length < limit && !known.has(id)) alike.push(id);
  }
  return byStray.flat().slice(0, limit);
}

/**
 * Returns the number of mistyped letters in the word, or in as much of it as is searched for; `NOT_ALIKE` if it is a
 * different word.
 */
function strayOf(asked: string, word: string): number {
  const most = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  if (word.length < asked.length - most) return NOT_ALIKE;
  const beginning = lettersBetween(asked, word.slice(0, asked.length), most);
  const stray = word.length > asked.length + most ? beginning : Math.min(beginning, lettersBetween(asked, word, most));
  return stray <= most ? stray : NOT_ALIKE;
}

/**
 * Returns the number of letters that are wrong, missing, extra or swapped with a neighbor; stops counting above `most`.
 */
function lettersBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0 || Math.abs(one.length - other.length) > most) return most + 1;
  let before = new Uint8Array(other.length + 1);
  let last = Uint8Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = new Uint8Array(other.length + 1);
    now[0] = row;
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(at - 1);
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 &&
        at > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(at - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(at - 1);
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      now[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
