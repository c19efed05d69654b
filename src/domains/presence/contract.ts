/** What is live right now, and who is online. */
import * as z from 'zod';
import { ids } from '#domains/ids.ts';
import { MAX_LISTED, MAX_ONLINE } from '#domains/presence/constants.ts';
import { gameRef, instant, userRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const count = z.number().int();

const liveNow = z.object({
  /** Live league, playoff and cup games, the most watched first. */
  games: z.array(z.object({ game: gameRef, watchers: count })),
  /** Entry drafts in progress. */
  drafts: z.array(z.object({ leagueId: ids.league, watchers: count })),
  /** Forum topics with a new post, latest first. */
  topics: z.array(z.object({ id: count, title: z.string(), lastPostAt: instant, watchers: count })),
  /** Users who were active in the last minutes and show it. */
  online: z.object({ count, users: z.array(userRef) }),
});
export type LiveNow = z.infer<typeof liveNow>;

export const presence = {
  now: get('activated', '/live')
    .says(
      `Everything that is live: games, drafts, topics with talk (up to ${MAX_LISTED} of each), and up to ${MAX_ONLINE} of the managers who are online and show it`,
    )
    .answers(liveNow),
};
