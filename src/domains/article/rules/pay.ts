/** What papers pay for readers. */
import { MAX_PAID_READERS, PAY_PER_READER } from '#domains/article/constants.ts';

/** Whole dollars for the new readers that a reporter's articles found in a day. */
export function payFor(readers: number): number {
  return Math.min(Math.max(readers, 0), MAX_PAID_READERS) * PAY_PER_READER;
}
