/** Results that the user does not want to know yet. */
import { game } from '#domains/game/contract/game.ts';
import { openDoor } from '#domains/game/routes/door.ts';
import { hiddenResults, reveal, revealAll } from '#domains/game/store/watched.ts';
import { managing } from '#domains/seat/policy.ts';
import { type ApiContext, implementing, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

export const spoilerRoutes = implementing(game, {
  hidden: async ({ context }) => ({ data: await hiddenResults(context.db, await readerOf(context)) }),

  reveal: async ({ context, input }) => {
    await openDoor(context, input.id);
    await reveal(context.db, { userId: signedIn(context).id, gameId: input.id });
  },

  revealAll: async ({ context }) => revealAll(context.db, await readerOf(context)),
});

async function readerOf(context: ApiContext) {
  const user = signedIn(context);
  const { season } = await readToday(context.db);
  return { userId: user.id, teamId: managing(user).teamIds[0] ?? null, season };
}
