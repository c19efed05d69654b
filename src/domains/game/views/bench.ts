/** The bench of a team in its live game, for those behind it. */
import type { BenchView, SuggestionsView } from '#domains/game/contract/bench.ts';
import { isPlayLeft } from '#domains/game/rules/advice/remainders.ts';
import { energiesLeft } from '#domains/game/rules/energy-left.ts';
import { holdLimit } from '#domains/game/rules/hold.ts';
import { findSuggestions } from '#domains/game/store/advice.ts';
import { findBench, sideOf } from '#domains/game/store/benches.ts';
import { waitingOf } from '#domains/game/store/hold.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { loadKnownGame } from '#domains/game/store/revealed.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import type { Database } from '#platform/database/client.ts';

interface OfBench {
  gameId: GameId;
  teamId: TeamId;
  now: Date;
}

/** Returns the bench as it begins the next period; null: the game is not live. */
export async function readBench(db: Database, { gameId, teamId, now }: OfBench): Promise<BenchView | null> {
  const ref = (await gameRefsById(db, [gameId], now)).get(gameId);
  const input = (await loadInputs(db, [gameId])).get(gameId);
  if (ref?.status !== 'live' || !input) return null;
  const side = sideOf(input, teamId);
  const [known, bench, waiting] = await Promise.all([
    loadKnownGame(db, ref, now),
    findBench(db, gameId, { input, side }),
    waitingOf(db, gameId),
  ]);
  const { period = 1, second = 0, inIntermission = false } = known.clock ?? {};
  const events = known.events.map(({ event }) => event);
  const { players } = input[side];
  const box = boxScoreOf(input, events, { period, second })[side];
  const energies = energiesLeft(players, box, inIntermission ? period : period - 1);
  return {
    ...bench,
    holdMs: holdLimit(waiting)?.ms ?? null,
    dressed: players.map(({ id, energy }, index) => ({ playerId: id, energy: energies[index] ?? energy })),
  };
}

/** Returns the suggestions for the bench in the present intermission; null: the game is not live, or no play follows the period. */
export async function readSuggestions(db: Database, { gameId, teamId, now }: OfBench): Promise<SuggestionsView | null> {
  const ref = (await gameRefsById(db, [gameId], now)).get(gameId);
  if (!ref?.live || !isPlayLeft(ref.live.period, ref.overtime)) return null;
  const period = ref.live.inIntermission ? ref.live.period : null;
  return findSuggestions(db, { gameId, side: ref.home.id === teamId ? 'home' : 'away', period, now });
}
