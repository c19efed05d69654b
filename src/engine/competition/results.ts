/** Applies incoming results to pairings: games and forfeits, with checks for impossible ones. */
import { hasTable, isDecided, nextGameOf, opponentsOf, outcomeOf, pairingOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Game, Pairing, Result, Stage } from '#engine/competition/state.ts';

/**
 * Returns the stage with one more result.
 * @throws RangeError if it is not of the current round, or is impossible
 */
export function withResult(stage: Stage, result: Result, settings: StageSettings): Stage {
  const pairing = pairingOf(stage, result.pairing);
  if (stage.ranking || pairing.round !== stage.round) {
    throw new RangeError(`pairing ${pairing.number} is not part of the round that is being played`);
  }
  const after =
    'forfeitedBy' in result ? forfeited(stage, pairing, result, settings) : played(stage, pairing, result, settings);
  return { ...stage, pairings: stage.pairings.with(pairing.number - 1, after) };
}

type Forfeit = Extract<Result, { forfeitedBy: unknown }>;

/**
 * Returns the pairing with a forfeit added; a second one is the other side's, as long as nobody has played on from the pairing. Those
 * who have moved on then change places (`competition.ts`).
 */
function forfeited(stage: Stage, pairing: Pairing, { forfeitedBy }: Forfeit, settings: StageSettings): Pairing {
  const isPlayed = pairing.forfeitedBy.length === 0 && isDecided(stage, pairing, settings);
  if (!opponentsOf(pairing)?.includes(forfeitedBy) || pairing.forfeitedBy.includes(forfeitedBy) || isPlayed) {
    throw new RangeError(`${forfeitedBy} has nothing to forfeit in pairing ${pairing.number}`);
  }
  if (isPlayedOn(stage, pairing)) throw new RangeError(`the winner of pairing ${pairing.number} has played on`);
  return { ...pairing, forfeitedBy: [...pairing.forfeitedBy, forfeitedBy] };
}

/** Returns whether a pairing that takes its sides from this one has results. */
function isPlayedOn({ pairings }: Stage, { number }: Pairing): boolean {
  return pairings.some(
    ({ sides, games, forfeitedBy }) =>
      games.length + forfeitedBy.length > 0 && sides.some((side) => 'pairing' in side && side.pairing === number),
  );
}

type Score = Exclude<Result, Forfeit>;

function played(stage: Stage, pairing: Pairing, score: Score, settings: StageSettings): Pairing {
  const next = nextGameOf(stage, pairing, settings);
  if (!next) throw new RangeError(`pairing ${pairing.number} has no game left to play`);
  const { homeGoals, awayGoals, endedIn } = score;
  if (![homeGoals, awayGoals].every((goals) => Number.isInteger(goals) && goals >= 0)) {
    throw new RangeError('goals are whole numbers from 0 up');
  }
  const game: Game = { home: next.home, away: next.away, homeGoals, awayGoals, endedIn };
  const after = { ...pairing, games: [...pairing.games, game] };
  if (hasTable(settings)) return after;
  if ('bestOf' in pairing.format && homeGoals === awayGoals) {
    throw new RangeError('a knockout game has a winner: play on');
  }
  if ('legs' in pairing.format && after.games.length === pairing.format.legs && !outcomeOf(stage, after)) {
    throw new RangeError('the second leg has to be played on until one side has more goals in both');
  }
  return after;
}
