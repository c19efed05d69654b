/**
 * An answer that is the same for every caller: however many ask, it is read again once in a while, and hardly any of them waits
 * for it.
 */

export interface Keeping {
  /** Milliseconds for which the answer is served without a new read. */
  freshMs: number;
  /** Up to this age it is still served while the next one is being read; after that callers wait for the new one. */
  usableMs: number;
}

export class Kept<T> {
  private last: { value: T; at: number } | null = null;
  private reading: Promise<T> | null = null;
  private readonly keeping: Keeping;
  private readonly load: (now: Date) => Promise<T>;

  /** @param load reads the answer as of a moment; when it fails, waiting callers get the error, and the next one tries again. */
  constructor(keeping: Keeping, load: (now: Date) => Promise<T>) {
    this.keeping = keeping;
    this.load = load;
  }

  async read(now: Date): Promise<T> {
    const { last, keeping } = this;
    // A clock that was set back makes an answer unusable, not eternal.
    const age = last && now.getTime() >= last.at ? now.getTime() - last.at : Number.POSITIVE_INFINITY;
    if (last && age < keeping.freshMs) return last.value;
    this.reading ??= this.readAnew(now);
    return last && age < keeping.usableMs ? last.value : this.reading;
  }

  private readAnew(now: Date): Promise<T> {
    const reading = this.load(now)
      .then((value) => {
        this.last = { value, at: now.getTime() };
        return value;
      })
      .finally(() => {
        this.reading = null;
      });
    // Possibly no caller waits for it.
    reading.catch(() => {});
    return reading;
  }
}
