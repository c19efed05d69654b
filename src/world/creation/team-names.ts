/** Names teams: a nickname that few others share, and a unique abbreviation. */
import type { Random } from '#engine/random.ts';
import { NICKNAMES, type Nickname } from '#world/creation/club-words.ts';

/** Name of a team. */
export interface TakenName {
  city: string;
  nickname: string;
  abbr: string;
}

export class TeamNames {
  private readonly used = new Map<string, number>();
  private readonly fullNames = new Set<string>();
  private readonly abbrs = new Set<string>();
  private readonly random: Random;

  /** @param taken names in use already */
  constructor(random: Random, taken: readonly TakenName[] = []) {
    this.random = random;
    for (const { city, nickname, abbr } of taken) {
      this.used.set(nickname, (this.used.get(nickname) ?? 0) + 1);
      this.fullNames.add(`${city} ${nickname}`);
      this.abbrs.add(abbr);
    }
  }

  /** Returns a nickname for a team of the city: one of the least used, and not used by another team of the city. */
  nickname(city: string): Nickname {
    const open = NICKNAMES.filter(({ word }) => !this.fullNames.has(`${city} ${word}`));
    const least = Math.min(...open.map(({ word }) => this.used.get(word) ?? 0));
    const nickname = this.random.pick(open.filter(({ word }) => (this.used.get(word) ?? 0) === least));
    this.used.set(nickname.word, least + 1);
    this.fullNames.add(`${city} ${nickname.word}`);
    return nickname;
  }

  /**
   * Returns three capital letters: the first three of the city if they are free, otherwise others from city and
   * nickname.
   */
  abbreviation(city: string, nickname: string): string {
    for (const candidate of candidates(lettersOf(city), lettersOf(nickname))) {
      if (this.abbrs.has(candidate)) continue;
      this.abbrs.add(candidate);
      return candidate;
    }
    throw new RangeError(`no abbreviation is left for ${city} ${nickname}`);
  }
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[^a-zA-Z]/g, '')
    .toUpperCase();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Yields abbreviations from likely to far-fetched; at the end every code that begins with the city's letter, then any.
 */
function* candidates(city: string, nickname: string): Generator<string> {
  const start = city.slice(0, 1);
  yield city.slice(0, 3).padEnd(3, 'X');
  for (const letter of nickname.slice(0, 1)) yield city.slice(0, 2) + letter;
  for (const letter of city.slice(2)) yield city.slice(0, 2) + letter;
  for (const second of city.slice(1)) for (const third of nickname) yield start + second + third;
  for (const first of [start, ...ALPHABET]) {
    for (const second of ALPHABET) for (const third of ALPHABET) yield first + second + third;
  }
}
