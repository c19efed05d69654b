/** Papers' pay for readers. */
import { MAX_PAID_READERS, PAY_PER_READER } from '#domains/article/constants.ts';

/** Returns the pay for a day's new readers of a reporter's articles, in whole dollars. */
export function payFor(readers: number): number {
  return Math.min(Math.max(readers, 0), MAX_PAID_READERS) * PAY_PER_READER;
}
