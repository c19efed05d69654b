import { circleFor } from '#domains/friend/views/friends.ts';
import { ranking } from '#domains/ranking/contract.ts';
import { leaderboardOverview } from '#domains/ranking/views/overview.ts';
import { ratingBoard, ratingOf } from '#domains/ranking/views/ratings.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads, readsBody } from '#platform/calls/handlers.ts';

export const rankingRoutes = implementing(ranking, {
  board: readsBody(async (call, { page, of }) => ratingBoard(call.db, { page, circle: await circleFor(call, of) })),
  // Built by hand without the date, which would cost a statement after a step of the world.
  overview: async ({ context, input: { page, of } }) => {
    const circle = await circleFor(context, of);
    return leaderboardOverview(context.db, { page, circle });
  },
  ofUser: reads({ topics: ({ id }) => [`user:${id}`] }, ({ db }, { id }) => ratingOf(db, id)),
});
