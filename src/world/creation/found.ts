/** What nouns do when a world is made: calls what they bring for its moments, and knows none of them. */
import type { FoundingContext, FoundingHook } from '#domains/day.ts';
import { foundingsAt } from '#domains/slices.ts';

/** Everything of a moment, in order. */
export async function found(at: FoundingHook['at'], context: FoundingContext): Promise<void> {
  for (const { run } of foundingsAt(at)) await run(context);
}
