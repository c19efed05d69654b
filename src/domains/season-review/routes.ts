import { teamPolicy } from '#domains/club/policy.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { seasonReviews } from '#domains/season-review/contract.ts';
import { findBooks, findReview } from '#domains/season-review/views.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse } from '#platform/calls/api.ts';

const api = implementing(seasonReviews);

export const seasonReviewRoutes = {
  find: api.find.handler(async ({ context, input: { id, season } }) => {
    const team = await firstTeamOf(context, id);
    // Written once; the names in it change when somebody leaves the game.
    context.share({ topics: [`team:${team.id}`, 'owners'] });
    return { data: await findReview(context.db, team, season) };
  }),
  books: api.books.handler(async ({ context, input: { id, season } }) => {
    const team = await firstTeamOf(context, id);
    authorize(context, teamPolicy.manage, { teamId: team.id });
    return { data: await findBooks(context.db, team, season) };
  }),
};

/** The first team of the club whose team it is: a season is reviewed for the club. */
async function firstTeamOf({ db }: ApiContext, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  return (await clubTeamRefs(db, team.clubId))[0] ?? team;
}
