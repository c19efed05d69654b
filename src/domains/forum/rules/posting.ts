/** The rules of taking posts back, and the paging of topics. */
import { POSTS_PER_PAGE, TAKE_BACK_MINUTES } from '#domains/forum/constants.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Whether an author may still take a post back: soon after posting, and before any later post. Times in milliseconds. */
export function mayTakeBack(
  post: { number: number; createdAt: number },
  topic: { lastNumber: number },
  now: number,
): boolean {
  return post.number === topic.lastNumber && now - post.createdAt <= TAKE_BACK_MINUTES * MINUTE_MS;
}

/** Returns the page of a topic, from 1, with the post of this number. */
export function pageOf(number: number): number {
  return Math.max(1, Math.ceil(number / POSTS_PER_PAGE));
}

/** Returns the numbers of the posts of a page. */
export function numbersOf(page: number): { from: number; to: number } {
  return { from: (page - 1) * POSTS_PER_PAGE + 1, to: page * POSTS_PER_PAGE };
}
