/** An answer that everybody gets: however many ask, it is read again once in a while, and hardly anybody waits for it. */

export interface Keeping {
  /** Milliseconds for which the answer is given without another look. */
  freshMs: number;
  /** Until it is so old it is still given, while the next one is being read; later anyone who asks waits for that. */
  usableMs: number;
}

export class Kept<T> {
  private last: { value: T; at: number } | null = null;
  private reading: Promise<T> | null = null;
  private readonly keeping: Keeping;
  private readonly load: (now: Date) => Promise<T>;

  /** @param load reads the answer as of a moment; when it fails, those hear of it who wait, and the next one tries again. */
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
    // Perhaps nobody waits for it.
    reading.catch(() => {});
    return reading;
  }
}
