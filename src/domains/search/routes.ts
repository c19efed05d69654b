import { search } from '#domains/search/contract.ts';
import { findPlayers, findTeams, findUsers } from '#domains/search/views/found.ts';
import { findGames } from '#domains/search/views/games.ts';
import { findPersons } from '#domains/search/views/people.ts';
import { findQuickly } from '#domains/search/views/quick.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

const api = implementing(search);

export const searchRoutes = {
  players: api.players.handler(async ({ context, input }) => {
    const { id: userId, clubId } = signedIn(context);
    const { rows, pagination } = await findPlayers(context.db, input, { userId, clubId });
    return { data: [...rows], pagination };
  }),
  quick: api.quick.handler(async ({ context, input: { name } }) => ({
    data: await findQuickly(context.db, name, context.now),
  })),
  teams: api.teams.handler(async ({ context, input: { name, page } }) => {
    const { rows, pagination } = await findTeams(context.db, name, page);
    return { data: [...rows], pagination };
  }),
  games: api.games.handler(async ({ context, input }) => {
    const { rows, pagination } = await findGames(context.db, input, context.now);
    return { data: [...rows], pagination };
  }),
  persons: api.persons.handler(async ({ context, input: { name, page } }) => {
    const { rows, pagination } = await findPersons(context.db, name, page);
    return { data: [...rows], pagination };
  }),
  users: api.users.handler(async ({ context, input: { name, page } }) => {
    const { rows, pagination } = await findUsers(context.db, name, { page, now: context.now });
    return { data: [...rows], pagination };
  }),
};
