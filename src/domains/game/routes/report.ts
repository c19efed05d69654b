/** Why a game ended as it did. */
import { findGameStatus } from '#domains/game/store/game-refs.ts';
import { askForReport } from '#domains/game/store/report/ask.ts';
import { api, refuse } from '#server/api.ts';

export const reportRoutes = {
  report: api.game.report.handler(async ({ context, input }) => {
    // A game is final once its last horn has been revealed, and not a moment before.
    const status = await findGameStatus(context.db, input.id);
    if (status === null) refuse(404, 'There is no such game.');
    if (status !== 'final') refuse(404, 'There is no report before the last horn.');
    const answer = await askForReport(context.db, input.id, context.now);
    if (answer === 'busy') refuse(503, 'Many reports are being made just now. Try again in a moment.');
    return { data: answer };
  }),
};
