/** Players on a user's shortlist. */

import * as z from 'zod';
import { given } from '#domains/ids.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { foundPlayer } from '#domains/search/contract.ts';
import { instant } from '#domains/shapes.ts';
import { MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
import { get, put, remove } from '#platform/calls/call.ts';

const OPEN = 'Everybody keeps a shortlist of his own.';

export const shortlistedPlayer = foundPlayer.extend({ shortlistedAt: instant, note: z.string() });
export type ShortlistedPlayer = z.infer<typeof shortlistedPlayer>;

export const shortlist = {
  list: get('activated', '/shortlist')
    .says('Your shortlist, the last one added first')
    .answers(z.array(shortlistedPlayer)),
  add: put('activated', '/shortlist/players/{id}', { open: OPEN })
    .says(
      `Put a player on your shortlist, or change your note about him; at most ${MAX_SHORTLISTED} players; a note has ${PREMIUM_LIMITS.noteLength.free} letters, and with premium ${PREMIUM_LIMITS.noteLength.premium}`,
    )
    .takes({ id: given.player, note: z.string().trim().max(PREMIUM_LIMITS.noteLength.premium).optional() })
    .nothing(),
  remove: remove('activated', '/shortlist/players/{id}', { open: OPEN })
    .says('Take him off again')
    .takes({ id: given.player })
    .nothing(),
};
