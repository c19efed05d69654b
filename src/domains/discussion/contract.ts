/** Comments of any kind: allowed text, display and removal. */
import * as z from 'zod';
import { MAX_DRAFT } from '#domains/discussion/constants.ts';
import { commentPolicy } from '#domains/discussion/policy.ts';
import { id } from '#domains/ids.ts';
import { abilities, instant, subject, userRef } from '#domains/shapes.ts';
import { get, put, remove } from '#platform/calls/call.ts';

/**
 * Plain text of 1 to `max` characters with something visible. Refused: control characters, characters that change the
 * direction of other users' text, and stacked accents that overlap other lines.
 */
export function commentText(max: number, lines: Lines = {}) {
  return optionalComment(max, lines)
    .min(1)
    .refine((said) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(said), 'Must have something to read.');
}

interface Lines {
  isOneLine?: boolean;
}

/** The same, but optional. */
export function optionalComment(max: number, { isOneLine = false }: Lines = {}) {
  const text = z
    .string()
    // An emoji may consist of several characters.
    .max(4 * max)
    .trim()
    .refine((said) => [...said].length <= max, `Must have at most ${max} characters.`)
    .refine((said) => !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(said), 'Must be plain text.')
    .refine((said) => !/\p{M}{5}/u.test(said), 'Has too many accents on one letter.');
  if (!isOneLine) return text;
  return text.refine((said) => !/[\n\r\t\u2028\u2029]/u.test(said), 'Must be one line of plain text.');
}

export const comment = z.object({
  id: z.number().int(),
  author: userRef,
  /** As typed; screens interpret its markup and mentions (`readTalk`). */
  text: z.string(),
  createdAt: instant,
  abilities: abilities(commentPolicy),
});
export type CommentView = z.infer<typeof comment>;

export const discussion = {
  remove: remove('activated', '/comments/{id}', { ability: commentPolicy.remove })
    .says(
      'Take a comment of yours back, wherever you have made it: about a game, trade, proposal or article, or on a topic',
    )
    .takes({ id })
    .nothing(),
  draft: get('activated', '/drafts/{kind}/{id}')
    .says('What you have begun to write in a place: in a conversation, or to a user; empty: nothing')
    .takes(subject)
    .answers(z.object({ text: z.string() })),
  saveDraft: put('activated', '/drafts/{kind}/{id}', { open: 'Only ever the own drafts.' })
    .says('Keep what you have begun to write; an empty text takes it away')
    .takes(subject.extend({ text: optionalComment(MAX_DRAFT) }))
    .nothing(),
};
