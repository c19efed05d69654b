/**
 * Seeded randomness for everything that must be repeatable: games, players, worlds.
 *
 * The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator, PractRand), seeded through
 * splitmix32, so that near seeds give unrelated streams. It runs on 32-bit integers only and therefore gives the
 * same numbers on any machine.
 */

/** splitmix32's increment: 2^32 divided by the golden ratio, odd. */
const GOLDEN = 0x9e3779b9;

/** The whole state of a generator: four unsigned 32-bit integers. Storing it and restoring it resumes the stream. */
export type RandomState = readonly [number, number, number, number];

/** Seed of a generator: equal seeds give equal streams. A number has 32 bits, a text 128. */
export type Seed = number | string;

export class Random {
  protected a = 0;
  protected b = 0;
  protected c = 0;
  protected d = 0;

  constructor(seed: Seed) {
    if (typeof seed === 'string') {
      this.restore(stateOf(seed));
      return;
    }
    let mix = (seed ^ Math.floor(seed / 4294967296)) >>> 0;
    const next = () => {
      const word = scrambled(mix);
      mix = (mix + GOLDEN) | 0;
      return word;
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = 1;
    // The first outputs of sfc32 still show the seed; twelve rounds are its author's advice.
    for (let round = 0; round < 12; round++) Random.prototype.next.call(this);
  }

  /** Returns a generator that continues from where `state` was taken. */
  static resume(state: RandomState): Random {
    const random = new Random(0);
    random.restore(state);
    return random;
  }

  protected restore(state: RandomState): void {
    // Signed, as the generator keeps them: V8 then holds them as small integers, which is several times faster.
    this.a = state[0] | 0;
    this.b = state[1] | 0;
    this.c = state[2] | 0;
    this.d = state[3] | 0;
  }

  state(): RandomState {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.d >>> 0];
  }

  /** Returns an independent generator for one purpose, so that a draw added in one place does not shift all others. */
  fork(label: string | number): Random {
    return new Random(`${this.state().join('.')}/${label}`);
  }

  /** Returns a uniform number in [0, 1), 32 bits of resolution. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** Returns true with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Returns a number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** Returns a normally distributed number (Box-Muller, one value a call so that the stream stays easy to reason about). */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  /** Returns an exponentially distributed number with mean 1: the wait for an event that happens once per unit of time on average. */
  exponential(): number {
    return -Math.log(1 - this.next());
  }

  /** Returns one element of a list; throws RangeError if it is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list');
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** Returns an index drawn in proportion to its weight. Weights must not be negative and their sum must be above 0, else RangeError. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (let index = 0; index < weights.length; index++) total += weights[index] as number;
    if (!(total > 0)) throw new RangeError('weights must add up to more than 0');
    let left = this.next() * total;
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index] as number;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  /** Returns a shuffled copy (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = list.slice();
    for (let index = copy.length - 1; index > 0; index--) {
      const other = Math.floor(this.next() * (index + 1));
      [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
    }
    return copy;
  }
}

/** Number of draws made ahead at a time. */
const AHEAD = 256;
const BITS = 4294967296;
const PER_BIT = 1 / BITS;

/**
 * The same stream, drawn ahead in small batches: within a batch the state stays in registers, which halves the time of a draw.
 * For games, which draw thousands of numbers and nothing else. One generator can serve game after game (`restart`).
 */
export class BatchedRandom extends Random {
  /** Uniform in [0, 1); fractions from the start, or V8 would have to check each time what kind of elements the array has. */
  private readonly drawn = Array.from({ length: AHEAD }, () => 0.5);
  private used = AHEAD;
  private before: RandomState = [0, 0, 0, 0];

  /** Continues from where `state` was taken. */
  restart(state: RandomState): void {
    this.restore(state);
    this.used = AHEAD;
  }

  /** The state after the draws that were used, not after those made ahead. */
  override state(): RandomState {
    if (this.used === AHEAD) return super.state();
    const behind = Random.resume(this.before);
    for (let index = 0; index < this.used; index++) behind.next();
    return behind.state();
  }

  /** Returns all 32 bits of one draw as a signed integer, for several small decisions at once. */
  bits(): number {
    if (this.used === AHEAD) this.draw();
    return (this.drawn[this.used++]! * BITS) | 0;
  }

  override next(): number {
    if (this.used === AHEAD) this.draw();
    return this.drawn[this.used++]!;
  }

  // Repeated here so that games call methods of one class only, which the compiler can then inline.

  override chance(probability: number): boolean {
    return this.next() < probability;
  }

  override int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  override between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  private draw(): void {
    this.before = super.state();
    const { drawn } = this;
    let { a, b, c, d } = this;
    for (let index = 0; index < AHEAD; index++) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + t) | 0;
      drawn[index] = (t >>> 0) * PER_BIT;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.used = 0;
  }
}

/**
 * Returns the state derived from a label: 128 bits, so that no stream is found by trying all seeds. Each UTF-16 unit is folded
 * into one of four words by a step of FNV-1a and passed on to the next; at the end all are mixed until every bit depends on all.
 * Not a keyed hash: what must stay secret comes from `secretRandom`.
 */
function stateOf(label: string): RandomState {
  let [a, b, c, d] = [0x811c9dc5, GOLDEN, 0x85ebca6b, 0xc2b2ae35];
  for (let index = 0; index < label.length; index++) {
    const taken = (Math.imul(a ^ label.charCodeAt(index), 0x01000193) + d) | 0;
    a = b ^ (taken >>> 15);
    b = c;
    c = d;
    d = taken;
  }
  for (let round = 0; round < 3; round++) {
    a = scrambled(a + d);
    b = scrambled(b ^ a);
    c = scrambled(c + b);
    d = scrambled(d ^ c);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** One step of splitmix32: its increment and its finalizer. */
function scrambled(word: number): number {
  let t = (word + GOLDEN) | 0;
  t = Math.imul(t ^ (t >>> 16), 0x21f0aaad);
  t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
  return t ^ (t >>> 15);
}

/** Returns FNV-1a over the UTF-16 units of a string; unsigned 32 bits. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
