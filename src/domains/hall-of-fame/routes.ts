import { hallOfFame } from '#domains/hall-of-fame/contract.ts';
import { castBallot } from '#domains/hall-of-fame/store/votes.ts';
import { findBuilder, findBuilders } from '#domains/hall-of-fame/views/builders.ts';
import { findBallot, findCeremony, findMembers } from '#domains/hall-of-fame/views/hall.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsBody } from '#platform/calls/handlers.ts';

export const hallRoutes = implementing(hallOfFame, {
  builders: readsBody({ topics: [] }, ({ db }, { page }) => findBuilders(db, page)),
  builder: reads({ topics: [] }, ({ db }, input) => findBuilder(db, input)),
  members: readsBody({ topics: [] }, ({ db }, { page }) => findMembers(db, page)),
  ballot: reads(({ db, userId, today: { season } }) => findBallot(db, { season, userId })),
  vote: delegates(
    {},
    ({ db, userId, today: { season } }, ballot) => castBallot(db, { season, userId, ...ballot }),
    (_, { playerIds, builderIds }) => ({ playerIds, builderIds }),
  ),
  ceremony: reads({ topics: [] }, ({ db }) => findCeremony(db)),
});
