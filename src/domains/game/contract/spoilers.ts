/** Results that a user does not want to know before they have watched the game. */
import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { get, put } from '#platform/calls/call.ts';

const hiddenResults = z.object({
  /** The first team of the user's club: results of all its games from this season on are hidden but those watched. */
  teamId: ids.team,
  season: z.number().int(),
  /** Games whose result the user knows. */
  watched: z.array(ids.game),
  /** All games of the team in the season so far, for news, which only name a game. */
  games: z.array(ids.game),
});
export type HiddenResults = z.infer<typeof hiddenResults>;

const OWN = 'Only what the reader themselves is shown.';

export const spoilerCalls = {
  hidden: get('activated', '/games/hidden')
    .says('Which results the user does not want to know yet; null: without the setting or a club, none')
    .answers(hiddenResults.nullable()),
  reveal: put('activated', '/games/{id}/watched', { open: OWN, restricted: 'suspended' })
    .says('The user has watched the game, or wants to know its result')
    .takes({ id: given.game })
    .nothing(),
  revealAll: put('activated', '/games/watched', { open: OWN, restricted: 'suspended' })
    .says('The user knows all results of their games so far')
    .nothing(),
};
