import { ranking } from '#domains/ranking/contract.ts';
import { leaderboardOverview } from '#domains/ranking/views/overview.ts';
import { ratingBoard, ratingOf } from '#domains/ranking/views/ratings.ts';
import { implementing } from '#platform/calls/api.ts';

const api = implementing(ranking);

export const rankingRoutes = {
  board: api.board.handler(async ({ context, input: { page } }) => {
    context.share({ topics: ['owners'] });
    return ratingBoard(context.db, page);
  }),
  overview: api.overview.handler(async ({ context, input: { page } }) => {
    context.share({ topics: ['owners'] });
    return leaderboardOverview(context.db, page);
  }),
  ofUser: api.ofUser.handler(async ({ context, input: { id } }) => {
    context.share({ topics: [`user:${id}`] });
    return { data: await ratingOf(context.db, id) };
  }),
};
