import { board } from '#domains/board/contract.ts';
import { boardPolicy } from '#domains/board/policy.ts';
import { loadBoard } from '#domains/board/views.ts';
import { firstTeamOf, forTeam } from '#domains/club/store/asked.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const boardRoutes = implementing(board, {
  find: reads({ of: forTeam(boardPolicy.hear) }, async ({ db, userId, team, today: { season } }) =>
    loadBoard(db, { first: await firstTeamOf(db, team), userId, season }),
  ),
});
