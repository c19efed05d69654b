/** Applies incoming results to pairings: games and forfeits, with checks for impossible ones. */
import { hasTable, isDecided, nextGameOf, opponentsOf, outcomeOf, pairingOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Game, Pairing, Result, Stage } from '#engine/competition/state.ts';

/**
 * Returns the stage with one more result. The second forfeit of a pairing may come after its round, and reopens that round and all later
 * ones.
 * @throws RangeError if it is not of the current round, or is impossible
 */
export function withResult(stage: Stage, result: Result, settings: StageSettings): Stage {
  const pairing = pairingOf(stage, result.pairing);
  if ('forfeitedBy' in result) return withForfeit(stage, pairing, result, settings);
  if (stage.ranking || pairing.round !== stage.round) throw notOpen(pairing);
  return withPairing(stage, played(stage, pairing, result, settings));
}

function withPairing(stage: Stage, pairing: Pairing): Stage {
  return { ...stage, pairings: stage.pairings.with(pairing.number - 1, pairing) };
}

function notOpen({ number }: Pairing): RangeError {
  return new RangeError(`pairing ${number} is not part of the round that is being played`);
}

type Forfeit = Extract<Result, { forfeitedBy: unknown }>;

/**
 * Adds a forfeit; a second one is the other side's, as long as nobody has played on from the pairing. Those who have moved on then change
 * places (`competition.ts`).
 */
function withForfeit(stage: Stage, pairing: Pairing, { forfeitedBy }: Forfeit, settings: StageSettings): Stage {
  const isSecond = pairing.forfeitedBy.length > 0;
  if (!isSecond && (stage.ranking || pairing.round !== stage.round)) throw notOpen(pairing);
  const isPlayed = !isSecond && isDecided(stage, pairing, settings);
  if (!opponentsOf(pairing)?.includes(forfeitedBy) || pairing.forfeitedBy.includes(forfeitedBy) || isPlayed) {
    throw new RangeError(`${forfeitedBy} has nothing to forfeit in pairing ${pairing.number}`);
  }
  const redrawn = roundsDrawnAfter(stage, pairing, settings);
  if (redrawn.some(hasResults) || isPlayedOn(stage, pairing.number)) {
    throw new RangeError(`the winner of pairing ${pairing.number} has played on`);
  }
  const reopened = {
    ...stage,
    pairings: stage.pairings.slice(0, stage.pairings.length - redrawn.length),
    round: pairing.round,
    ranking: null,
  };
  return withPairing(reopened, { ...pairing, forfeitedBy: [...pairing.forfeitedBy, forfeitedBy] });
}

/** Returns the rounds after a pairing's that were drawn by the results so far: of a Swiss stage, or re-seeded. */
function roundsDrawnAfter({ pairings }: Stage, { round }: Pairing, { format }: StageSettings): Pairing[] {
  if (format !== 'swiss' && format !== 'knockout') return [];
  const first = pairings.find((each) => each.round > round && !each.sides.some((side) => 'pairing' in side));
  return first ? pairings.filter((each) => each.round >= first.round) : [];
}

function hasResults({ games, forfeitedBy }: Pairing): boolean {
  return games.length + forfeitedBy.length > 0;
}

/** Returns whether a pairing that takes its sides from this one has results, or one after it, past byes. */
function isPlayedOn(stage: Stage, number: number): boolean {
  return stage.pairings.some(
    (pairing) =>
      pairing.sides.some((side) => 'pairing' in side && side.pairing === number) &&
      (hasResults(pairing) || isPlayedOn(stage, pairing.number)),
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
