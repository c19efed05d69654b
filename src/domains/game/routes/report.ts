/** Why a game ended as it did. */

import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor } from '#domains/game/routes/door.ts';
import { askForReport } from '#domains/game/store/report/ask.ts';
import { implementing, refuse } from '#platform/calls/api.ts';

const api = implementing(game);

export const reportRoutes = {
  report: api.report.handler(async ({ context, input }) => {
    // A game is final once its last horn has been revealed, and not a moment before.
    const { status } = await openDoor(context, input.id);
    if (status !== 'final') refuse(gameRefusals.notOver());
    const answer = await askForReport(context.db, input.id, context.now);
    if (answer === 'busy') refuse(gameRefusals.reportsBusy());
    return { data: answer };
  }),
};
