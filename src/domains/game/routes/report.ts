/** Reports on why a game ended as it did. */

import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor } from '#domains/game/routes/door.ts';
import type { StoredReport } from '#domains/game/rules/report/report.ts';
import { askForReport } from '#domains/game/store/report/ask.ts';
import { playersOfGame } from '#domains/game/views/game.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

export const reportRoutes = implementing(game, {
  report: async ({ context, input }) => {
    // A game is final once its final horn has been revealed, and not a moment before.
    const { status } = await openDoor(context, input.id);
    if (status !== 'final') refuse(gameRefusals.notOver());
    const asking = { gameId: input.id, userId: signedIn(context).id, now: context.now };
    const answer = await askForReport(context.db, asking);
    if (answer === 'busy') refuse(gameRefusals.reportsBusy());
    if (answer.state !== 'ready') return { data: answer };
    const named = namedIn(answer.report);
    const ref =
      (await gameRefsById(context.db, [input.id], context.now)).get(input.id) ?? refuse(gameRefusals.unknown());
    const players = (await playersOfGame(context.db, ref)).filter(({ id }) => named.has(id));
    return { data: { ...answer, report: { ...answer.report, players } } };
  },
});

function namedIn({ findings, specialSkills }: StoredReport): Set<number> {
  return new Set([
    ...findings.flatMap(({ params }) => (typeof params['playerId'] === 'number' ? [params['playerId']] : [])),
    ...(specialSkills ? [specialSkills.home, specialSkills.away] : []).flatMap(({ entries }) =>
      entries.map(({ playerId }) => playerId),
    ),
  ]);
}
