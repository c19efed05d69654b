/** A bench holds the next period. */
import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor } from '#domains/game/routes/door.ts';
import { holdPeriod } from '#domains/game/store/hold.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { asBenchOf } from '#domains/seat/store/predicates.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { authorize, implementing, refuse } from '#platform/calls/api.ts';
import { commands, type Seat } from '#platform/calls/handlers.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';

interface OfBench {
  id: TeamId;
  gameId: GameId;
}

/** The seat at a bench of the game. It is taken again after a deadlock with the final horn, which locks the game before the teams. */
const byBenchInGame: Seat<OfBench, OfBench> = {
  find: async (context, { id, gameId }) => {
    authorize(context, lineupPolicy.edit, { teamId: id });
    const { home, away } = await openDoor(context, gameId);
    if (home.id !== id && away.id !== id) refuse(gameRefusals.unknown());
    return { id, gameId };
  },
  within: (db, { id: teamId, userId }, work) => pastDeadlocks(() => asBenchOf(db, { teamId, userId }, work)),
};

export const holdRoutes = implementing(game, {
  hold: commands({ by: byBenchInGame }, ({ tx, id: teamId, gameId, userId, now }, { isOn }) =>
    holdPeriod(tx, { gameId, teamId, userId, isOn, now }),
  ),
});
