/** What is going on at this moment, and who is online. */
import * as z from 'zod';
import { ids } from '#domains/ids.ts';
import { MAX_LISTED, MAX_ONLINE } from '#domains/presence/constants.ts';
import { gameRef, instant, userRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const count = z.number().int();

const liveNow = z.object({
  /** League, playoff and cup games that are on, those that most people watch first. */
  games: z.array(z.object({ game: gameRef, watchers: count })),
  /** Entry drafts that are being held. */
  drafts: z.array(z.object({ leagueId: ids.league, watchers: count })),
  /** Topics of the forum with a new post, the latest one first. */
  topics: z.array(z.object({ id: count, title: z.string(), lastPostAt: instant, watchers: count })),
  /** Who has been here in the last minutes and shows it. */
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
