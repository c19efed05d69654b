/** Texts that a user saves under a name, to insert them wherever they write. */

import * as z from 'zod';
import { MAX_DRAFT } from '#domains/discussion/constants.ts';
import { commentText } from '#domains/discussion/contract.ts';
import { id } from '#domains/ids.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { plainLine } from '#domains/shapes.ts';
import { MAX_TEMPLATE_NAME } from '#domains/text-template/constants.ts';
import { get, put, remove } from '#platform/calls/call.ts';

const OPEN = 'Everybody keeps templates of their own.';

export const textTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  /** Whether it exceeds the user's limit since premium has ended: it can be inserted and removed, but not changed. */
  isReadOnly: z.boolean(),
});
export type TextTemplate = z.infer<typeof textTemplate>;

export const textTemplates = {
  list: get('activated', '/text-templates').says('Your text templates, by name').answers(z.array(textTemplate)),
  save: put('activated', '/text-templates', { open: OPEN })
    .says(
      `Keep a text under a name, in place of the one that had it; at most ${PREMIUM_LIMITS.textTemplates.free} (${PREMIUM_LIMITS.textTemplates.premium} with premium)`,
    )
    .takes({ name: plainLine(MAX_TEMPLATE_NAME).min(1), text: commentText(MAX_DRAFT) })
    .nothing(),
  remove: remove('activated', '/text-templates/{id}', { open: OPEN })
    .says('Forget a template of a text')
    .takes({ id })
    .nothing(),
};
