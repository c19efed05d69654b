/** Counts tries within windows of time, e.g. of passwords by those who make them. Kept in this process, and never too many. */

export interface Budget {
  /** Tries within the window, which begins with the first of them. */
  calls: number;
  windowMs: number;
}

/** What a try is counted against. */
export interface TryLimit extends Budget {
  key: string;
}

interface Count {
  tries: number;
  endsAt: number;
}

/** Beyond so many keys the oldest are forgotten: whoever can fill them has as many addresses anyway. */
const MAX_KEYS = 100_000;

export class Tries {
  private readonly counts = new Map<string, Count>();

  get size(): number {
    return this.counts.size;
  }

  /**
   * Counts a try against all limits, unless one of them is used up.
   * @param now milliseconds since 1970
   * @returns milliseconds until the next try is worth it; 0 when it was counted
   */
  take(limits: readonly TryLimit[], now: number): number {
    const waits = limits.map(({ key, calls }) => {
      const count = this.current(key, now);
      return count && count.tries >= calls ? count.endsAt - now : 0;
    });
    const wait = Math.max(0, ...waits);
    if (wait === 0) for (const limit of limits) this.add(limit, now);
    return wait;
  }

  /** Takes a try back that should not count, such as a right password. */
  giveBack(limits: readonly TryLimit[], now: number): void {
    for (const { key } of limits) {
      const count = this.current(key, now);
      if (count) count.tries--;
      if (count && count.tries <= 0) this.counts.delete(key);
    }
  }

  private add({ key, windowMs }: TryLimit, now: number): void {
    const count = this.current(key, now);
    if (count) count.tries++;
    else this.counts.set(key, { tries: 1, endsAt: now + windowMs });
    if (this.counts.size > MAX_KEYS) this.makeRoom(now);
  }

  private current(key: string, now: number): Count | null {
    const count = this.counts.get(key);
    if (!count) return null;
    if (count.endsAt > now) return count;
    this.counts.delete(key);
    return null;
  }

  private makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(key);
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest);
  }
}
