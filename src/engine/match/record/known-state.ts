/** The state of a game as spectators can tell it, for playing what may come of the rest. */

import type { PlayerId } from '#engine/ids.ts';
import { AVAILABLE, GONE, nextStage } from '#engine/match/game.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { freshState, storedStateOf } from '#engine/match/record/stored-state.ts';
import type { MatchState } from '#engine/match/result.ts';
import type { Both } from '#engine/match/sides.ts';

export interface KnownState {
  /** The last period that has been played, and the seconds played in all. */
  period: number;
  seconds: number;
  homeScore: number;
  awayScore: number;
  /** 0 to 100, the home team's players first, each team in the order of the input. */
  energy: readonly number[];
  inNet: Both<PlayerId>;
  /** Injured or ejected. */
  gone: ReadonlySet<PlayerId>;
  timeoutLeft: Both<boolean>;
}

/**
 * Returns a state from which the rest of the game can be played with this input. What spectators cannot tell (the form of the
 * night, the referee) is drawn by the seed of the input; penalties that are being served are left out.
 * @throws RangeError when a lineup cannot be played, or when nothing is left to play
 */
export function stateFrom(input: MatchInput, known: KnownState): MatchState {
  const { period, homeScore, awayScore } = known;
  const stage = nextStage(period, input.overtime);
  if (stage === null) throw new RangeError('the game is over');
  const fresh = freshState(input);
  const roster = [...input.home.players, ...input.away.players];
  const inner = {
    ...storedStateOf(fresh),
    stage,
    base: known.seconds,
    energy: [...known.energy],
    out: roster.map(({ id }) => (known.gone.has(id) ? GONE : AVAILABLE)),
    goalie: known.inNet.map((goalie) => roster.findIndex(({ id }) => id === goalie)),
    timeoutLeft: [...known.timeoutLeft],
  };
  return { ...fresh, period, homeScore, awayScore, inner };
}
