/** Players whom a user keeps an eye on. */

import * as z from 'zod';
import { given } from '#domains/ids.ts';
import { foundPlayer } from '#domains/search/contract.ts';
import { instant } from '#domains/shapes.ts';
import { MAX_NOTE, MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
import { call } from '#platform/calls/call.ts';

const OPEN = 'Everybody keeps a shortlist of his own.';

export const shortlistedPlayer = foundPlayer.extend({ shortlistedAt: instant, note: z.string() });
export type ShortlistedPlayer = z.infer<typeof shortlistedPlayer>;

export const shortlist = {
  list: call('activated')
    .route({ method: 'GET', path: '/shortlist', summary: 'Your shortlist, the last one added first' })
    .output(z.object({ data: z.array(shortlistedPlayer) })),
  add: call('activated', { open: OPEN, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/shortlist/players/{id}',
      successStatus: 204,
      summary: `Put a player on your shortlist, or change your note about him; at most ${MAX_SHORTLISTED} players`,
    })
    .input(z.object({ id: given.player, note: z.string().trim().max(MAX_NOTE).optional() }))
    .output(z.void()),
  remove: call('activated', { open: OPEN, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/shortlist/players/{id}', successStatus: 204, summary: 'Take him off again' })
    .input(z.object({ id: given.player }))
    .output(z.void()),
};
