/** Player searches that a user saves under a name, with optional alerts. */

import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { MAX_SEARCH_NAME, MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { playerFilters, playerScope } from '#domains/search/contract.ts';
import { instant, plainLine } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const OPEN = 'Everybody keeps searches of their own.';

const name = plainLine(MAX_SEARCH_NAME).min(1);

export const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  scope: playerScope,
  /** Active filters, named as in `GET /search/players`. */
  filters: z.record(z.string(), z.union([z.string(), z.number()])),
  hasAlert: z.boolean(),
  /** Whether it exceeds the user's limit since premium has ended: it can be used and removed, but not changed. */
  isReadOnly: z.boolean(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const savedSearches = {
  list: get('activated', '/saved-searches').says('Your saved searches, by name').answers(z.array(savedSearch)),
  save: post('activated', '/saved-searches', { open: OPEN })
    .says(
      `Keep a search under a name, at most ${PREMIUM_LIMITS.savedSearches.free} (${PREMIUM_LIMITS.savedSearches.premium} with premium); with an alert for at most ${MAX_WATCHED} who fit it now`,
    )
    .takes({ name, scope: playerScope.default('everybody'), filters: playerFilters, hasAlert: z.boolean() })
    .creates(savedSearch),
  change: put('activated', '/saved-searches/{id}', { open: OPEN })
    .says('Rename a search, or turn its alert on or off')
    .takes({ id, name, hasAlert: z.boolean() })
    .nothing(),
  remove: remove('activated', '/saved-searches/{id}', { open: OPEN }).says('Forget a search').takes({ id }).nothing(),
};
