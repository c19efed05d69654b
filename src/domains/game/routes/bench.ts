/** The bench of a team in its live game. */
import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor } from '#domains/game/routes/door.ts';
import { askForSuggestions } from '#domains/game/store/advice.ts';
import { saveBench } from '#domains/game/store/bench-save.ts';
import { holdPeriod } from '#domains/game/store/hold.ts';
import { readBench, readSuggestions } from '#domains/game/views/bench.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { orderErrors } from '#domains/lineups/rules/saving.ts';
import { asBenchOf } from '#domains/seat/store/predicates.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { authorize, implementing, refuse } from '#platform/calls/api.ts';
import { commands, type Finding, reads, type Seat } from '#platform/calls/handlers.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';

interface OfBench {
  id: TeamId;
  gameId: GameId;
}

interface BenchInGame {
  teamId: TeamId;
  gameId: GameId;
}

/** Finds the bench of a team in that game, if the user has the ability on the team. */
const forBench =
  (ability: Ability): Finding<OfBench, BenchInGame> =>
  async (context, { id: teamId, gameId }) => {
    authorize(context, ability, { teamId });
    const { home, away } = await openDoor(context, gameId);
    if (home.id !== teamId && away.id !== teamId) refuse(gameRefusals.unknown());
    return { teamId, gameId };
  };

/** The seat at that bench. It is taken again after a deadlock with the final horn, which locks the game before the teams. */
const byBench: Seat<OfBench, BenchInGame> = {
  find: forBench(lineupPolicy.edit),
  within: (db, { teamId, userId }, work) => pastDeadlocks(() => asBenchOf(db, { teamId, userId }, work)),
};

const bench = reads({ of: forBench(lineupPolicy.see) }, ({ db, now, teamId, gameId }) =>
  readBench(db, { teamId, gameId, now }),
);

const suggestions = reads({ of: forBench(lineupPolicy.see) }, ({ db, now, teamId, gameId }) =>
  readSuggestions(db, { teamId, gameId, now }),
);

export const benchRoutes = implementing(game, {
  bench,

  saveBench: commands(
    { by: byBench, answers: bench },
    ({ tx, teamId, gameId, userId }, { version, lineup, tactics, orders }) => {
      const errors = orderErrors(orders);
      if (Object.keys(errors).length > 0) refuse(lineupRefusals.faultyOrders(), errors);
      return saveBench(tx, { teamId, gameId, userId, version, board: { lineup, tactics, orders } });
    },
  ),

  suggestions,

  askSuggestions: commands({ by: byBench, answers: suggestions }, ({ tx, teamId, gameId, userId, now }) =>
    askForSuggestions(tx, { teamId, gameId, userId, now }),
  ),

  hold: commands({ by: byBench }, ({ tx, teamId, gameId, userId, now }, { isOn }) =>
    holdPeriod(tx, { teamId, gameId, userId, isOn, now }),
  ),
});
