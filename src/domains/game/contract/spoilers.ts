/** Results that a user does not want to know before they have watched the game. */
import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { get, put } from '#platform/calls/call.ts';

const OWN = 'Only what the reader themselves is shown.';

export const spoilerCalls = {
  hidden: get('activated', '/games/hidden')
    .says('The user’s own games of the season whose results they do not want to know yet; none without the setting')
    .answers(z.array(ids.game)),
  reveal: put('activated', '/games/{id}/watched', { open: OWN, restricted: 'suspended' })
    .says('The user has watched the game, or wants to know its result')
    .takes({ id: given.game })
    .nothing(),
  revealAll: put('activated', '/games/watched', { open: OWN, restricted: 'suspended' })
    .says('The user knows all results of their games so far')
    .nothing(),
};
