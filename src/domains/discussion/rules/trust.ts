/** How much users may write, depending on the trust they have earned. */
import { TRUST, TRUST_LEVELS, type Trust } from '#domains/discussion/constants.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import { checkExtent } from '#domains/discussion/rules/extent.ts';
import type { References } from '#domains/discussion/rules/markup.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** Returns the level of trust earned by visits and posts. */
export function trustOf({ visitDays, posts }: { visitDays: number; posts: number }): Trust {
  const earned = TRUST_LEVELS.findLast((level) => visitDays >= TRUST[level].visitDays && posts >= TRUST[level].posts);
  return earned ?? 'new';
}

/**
 * Refuses a text with more mentions or external links than its author's trust allows, or more mentions or embeds than
 * anyone may use.
 */
export function checkReach(references: References, trust: Trust): { ok: true } | Refused {
  const most = TRUST[trust];
  if (references.named.user.length > most.mentions) return discussionRefusals.tooManyMentions({ max: most.mentions });
  if (references.links > most.links)
    return most.links === 0 ? discussionRefusals.noLinksYet() : discussionRefusals.tooManyLinks({ max: most.links });
  return checkExtent(references);
}
