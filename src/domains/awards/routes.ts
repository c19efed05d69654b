import { awards } from '#domains/awards/contract.ts';
import { honorsOfClub, honorsOfCoach, honorsOfPlayer } from '#domains/awards/views/honors.ts';
import { findVotes } from '#domains/awards/views/votes.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

const api = implementing(awards);

export const awardRoutes = {
  list: api.list.handler(reads({ topics: [] }, ({ db }, input) => findVotes(db, input))),
  ofPlayer: api.ofPlayer.handler(reads({ topics: [] }, ({ db }, { id }) => honorsOfPlayer(db, id))),
  ofCoach: api.ofCoach.handler(reads({ topics: [] }, ({ db }, { id }) => honorsOfCoach(db, id))),
  ofClub: api.ofClub.handler(reads({ topics: [] }, ({ db }, { id }) => honorsOfClub(db, id))),
};
