import { search } from '#domains/search/contract.ts';
import { findPlayers, findTeams, findUsers } from '#domains/search/views/found.ts';
import { findGames } from '#domains/search/views/games.ts';
import { findPersons } from '#domains/search/views/people.ts';
import { findQuickly } from '#domains/search/views/quick.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads, readsBody } from '#platform/calls/handlers.ts';
import type { Page } from '#platform/calls/paging.ts';

export const searchRoutes = implementing(search, {
  players: readsBody(async ({ db, user, userId }, input) =>
    bodyOf(await findPlayers(db, input, { userId, clubId: clubOf(user) })),
  ),
  quick: reads(({ db, now }, { name }) => findQuickly(db, name, now)),
  teams: readsBody(async ({ db }, { name, page }) => bodyOf(await findTeams(db, name, page))),
  games: readsBody(async ({ db, now }, input) => bodyOf(await findGames(db, input, now))),
  persons: readsBody(async ({ db }, { name, page }) => bodyOf(await findPersons(db, name, page))),
  users: readsBody(async ({ db, now }, { name, page }) => bodyOf(await findUsers(db, name, { page, now }))),
});

function bodyOf<Row>({ rows, pagination }: { rows: readonly Row[]; pagination: Page<Row>['pagination'] }) {
  return { data: [...rows], pagination };
}
