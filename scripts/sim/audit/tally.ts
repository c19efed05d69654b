/** Means and shares by name: a share is the mean of ones and zeroes. */
export class Tally {
  private readonly sums = new Map<string, { sum: number; count: number }>();

  /** Adds one more number of that name; true counts 1, false 0. */
  add(name: string, value: number | boolean): void {
    this.addMany(name, Number(value), 1);
  }

  /** @param count how many numbers the sum is made of, or seconds for a rate. */
  addMany(name: string, sum: number, count: number): void {
    const entry = this.sums.get(name);
    if (entry === undefined) this.sums.set(name, { sum, count });
    else {
      entry.sum += sum;
      entry.count += count;
    }
  }

  /** Adds all counts of another tally. */
  join(other: Tally): void {
    for (const [name, { sum, count }] of other.sums) this.addMany(name, sum, count);
  }

  /** Returns the mean; 0 when nothing was counted. */
  mean(name: string): number {
    const { sum, count } = this.sums.get(name) ?? { sum: 0, count: 0 };
    return count === 0 ? 0 : sum / count;
  }
}
