import { hallOfFame } from '#domains/hall-of-fame/contract.ts';
import { castBallot } from '#domains/hall-of-fame/store/votes.ts';
import { findBuilder, findBuilders } from '#domains/hall-of-fame/views/builders.ts';
import { findBallot, findCeremony, findMembers } from '#domains/hall-of-fame/views/hall.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsBody } from '#platform/calls/handlers.ts';

const api = implementing(hallOfFame);

export const hallRoutes = {
  builders: api.builders.handler(readsBody({ topics: [] }, ({ db }, { page }) => findBuilders(db, page))),
  builder: api.builder.handler(reads({ topics: [] }, ({ db }, input) => findBuilder(db, input))),
  members: api.members.handler(readsBody({ topics: [] }, ({ db }, { page }) => findMembers(db, page))),
  ballot: api.ballot.handler(reads(({ db, userId, today: { season } }) => findBallot(db, { season, userId }))),
  vote: api.vote.handler(
    delegates(
      {},
      ({ db, userId, today: { season } }, ballot) => castBallot(db, { season, userId, ...ballot }),
      (_, { playerIds, builderIds }) => ({ playerIds, builderIds }),
    ),
  ),
  ceremony: api.ceremony.handler(reads({ topics: [] }, ({ db }) => findCeremony(db))),
};
