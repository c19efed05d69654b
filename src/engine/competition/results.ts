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
  if ('forfeitedBy' in result) return withForfeit(stage, result, settings);
  if (stage.ranking || pairing.round !== stage.round) {
    throw new RangeError(`pairing ${pairing.number} ${REFUSED['not-open']}`);
  }
  return withPairing(stage, played(stage, pairing, result, settings));
}

function withPairing(stage: Stage, pairing: Pairing): Stage {
  return { ...stage, pairings: stage.pairings.with(pairing.number - 1, pairing) };
}

type Forfeit = Extract<Result, { forfeitedBy: unknown }>;

/** Why a pairing cannot be forfeited. */
export type ForfeitRefusal = 'not-open' | 'nothing-to-forfeit' | 'played-on';

const REFUSED: Record<ForfeitRefusal, string> = {
  'not-open': 'is not part of the round that is being played',
  'nothing-to-forfeit': 'has nothing that this entry could forfeit',
  'played-on': 'has a winner who has played on',
};

/** Returns what keeps an entry from forfeiting a pairing of this stage; null if nothing does. */
export function forfeitRefusal(stage: Stage, forfeit: Forfeit, settings: StageSettings): ForfeitRefusal | null {
  const pairing = pairingOf(stage, forfeit.pairing);
  const { forfeitedBy } = pairing;
  const isSecond = forfeitedBy.length > 0;
  if (!isSecond && (stage.ranking || pairing.round !== stage.round)) return 'not-open';
  const isPlayed = !isSecond && isDecided(stage, pairing, settings);
  const isOfIt = opponentsOf(pairing)?.includes(forfeit.forfeitedBy) && !forfeitedBy.includes(forfeit.forfeitedBy);
  if (!isOfIt || isPlayed) return 'nothing-to-forfeit';
  const hasPlayedOn = roundsDrawnAfter(stage, pairing, settings).some(hasResults) || isPlayedOn(stage, pairing.number);
  return hasPlayedOn ? 'played-on' : null;
}

/**
 * Adds a forfeit; a second one is the other side's, as long as nobody has played on from the pairing. Those who have moved on then change
 * places (`competition.ts`).
 */
function withForfeit(stage: Stage, forfeit: Forfeit, settings: StageSettings): Stage {
  const pairing = pairingOf(stage, forfeit.pairing);
  const refusal = forfeitRefusal(stage, forfeit, settings);
  if (refusal) throw new RangeError(`pairing ${pairing.number} ${REFUSED[refusal]}`);
  const reopened = {
    ...stage,
    pairings: stage.pairings.slice(0, stage.pairings.length - roundsDrawnAfter(stage, pairing, settings).length),
    round: pairing.round,
    ranking: null,
  };
  return withPairing(reopened, { ...pairing, forfeitedBy: [...pairing.forfeitedBy, forfeit.forfeitedBy] });
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
