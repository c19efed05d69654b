import { teamPolicy } from '#domains/club/policy.ts';
import { ofFirstTeam } from '#domains/club/store/asked.ts';
import { seasonReviews } from '#domains/season-review/contract.ts';
import { findBooks, findReview } from '#domains/season-review/views.ts';
import { authorize, implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const seasonReviewRoutes = implementing(seasonReviews, {
  find: reads({ of: ofFirstTeam }, ({ db, team, share }, { season }) => {
    // Written once; only the names in it change, when users leave the game.
    share({ topics: [`team:${team.id}`, 'owners'] });
    return findReview(db, team, season);
  }),
  books: reads({ of: ofFirstTeam }, (call, { season }) => {
    authorize(call, teamPolicy.manage, { teamId: call.team.id });
    return findBooks(call.db, call.team, season);
  }),
});
