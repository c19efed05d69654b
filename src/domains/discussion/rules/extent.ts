/** Limits of embeds and mentions in any text, so that its readers can load it. */
import { MAX_EMBEDS, MAX_MENTIONS } from '#domains/discussion/constants.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import type { References } from '#domains/discussion/rules/markup.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export function checkExtent({ named, embeds }: References): { ok: true } | Refused {
  if (embeds > MAX_EMBEDS) return discussionRefusals.tooManyDrawings({ max: MAX_EMBEDS });
  const mentions = Object.values(named).flat().length;
  return mentions > MAX_MENTIONS ? discussionRefusals.tooManyNamed({ max: MAX_MENTIONS }) : { ok: true };
}
