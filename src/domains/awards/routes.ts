import { awards } from '#domains/awards/contract.ts';
import { honorsOfClub, honorsOfCoach, honorsOfPlayer } from '#domains/awards/views/honors.ts';
import { findVotes } from '#domains/awards/views/votes.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const awardRoutes = implementing(awards, {
  list: reads({ topics: [] }, ({ db }, input) => findVotes(db, input)),
  ofPlayer: reads({ topics: [] }, ({ db }, { id }) => honorsOfPlayer(db, id)),
  ofCoach: reads({ topics: [] }, ({ db }, { id }) => honorsOfCoach(db, id)),
  ofClub: reads({ topics: [] }, ({ db }, { id }) => honorsOfClub(db, id)),
});
