import { awards } from '#domains/awards/contract.ts';
import { honorsOfClub, honorsOfCoach, honorsOfPlayer } from '#domains/awards/views/honors.ts';
import { findVotes } from '#domains/awards/views/votes.ts';
import { implementing } from '#platform/calls/api.ts';

const api = implementing(awards);

export const awardRoutes = {
  list: api.list.handler(async ({ context, input }) => {
    context.share({ topics: [] });
    return { data: await findVotes(context.db, input) };
  }),
  ofPlayer: api.ofPlayer.handler(async ({ context, input: { id } }) => {
    context.share({ topics: [] });
    return { data: await honorsOfPlayer(context.db, id) };
  }),
  ofCoach: api.ofCoach.handler(async ({ context, input: { id } }) => {
    context.share({ topics: [] });
    return { data: await honorsOfCoach(context.db, id) };
  }),
  ofClub: api.ofClub.handler(async ({ context, input: { id } }) => {
    context.share({ topics: [] });
    return { data: await honorsOfClub(context.db, id) };
  }),
};
