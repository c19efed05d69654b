/** Mean, variance and deviation of numbers added one by one. */
export class Spread {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }
  get mean(): number {
    return this.sum / Math.max(1, this.count);
  }
  get variance(): number {
    return Math.max(0, this.squares / Math.max(1, this.count) - this.mean * this.mean);
  }
  get deviation(): number {
    return Math.sqrt(this.variance);
  }
}

export function deviationOf(values: Iterable<number>): number {
  const spread = new Spread();
  for (const value of values) spread.add(value);
  return spread.deviation;
}

/** Returns the mean; 0 for no values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
