/** A game of ice hockey from the first faceoff to the last horn, a period at a time. */

import { leaveTheIce, restInIntermission, spendGoalie } from '#engine/match/bench/energy.ts';
import * as theLines from '#engine/match/bench/lines.ts';
import type { EndedIn, MatchEvent } from '#engine/match/events.ts';
import type { Game, Stage } from '#engine/match/game.ts';
import { nextStage } from '#engine/match/game.ts';
import * as theGoaliePull from '#engine/match/goalie/goalie-pull.ts';
import type { MatchInput, MatchPlayer } from '#engine/match/input.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as theTransition from '#engine/match/play/transition.ts';
import * as theZonePlay from '#engine/match/play/zone-play.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import { finishBox } from '#engine/match/record/box-score/finish.ts';
import { decodeEvents } from '#engine/match/record/codec/codec.ts';
import type { BenchChanges } from '#engine/match/record/stored-state.ts';
import { benchesAfter, closePeriod, freshState, storedStateOf } from '#engine/match/record/stored-state.ts';
import type { MatchResult, MatchState } from '#engine/match/result.ts';
import { openPeriod, turnToPeriod } from '#engine/match/setup.ts';
import { playShootout } from '#engine/match/shot/shootout.ts';
import type { Side } from '#engine/match/sides.ts';
import { SIDES } from '#engine/match/sides.ts';
import * as theFaceoffs from '#engine/match/whistle/faceoffs.ts';
import { announcePenalties } from '#engine/match/whistle/penalties.ts';
import { emptyWaitingSeats, setManpower } from '#engine/match/whistle/penalty-box.ts';
import { inWorkspace } from '#engine/match/workspace.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { faceoff } = theFaceoffs;
const { changeGoalie, pullInPlay, pullOnDelay, returnGoalie } = theGoaliePull;
const { changeOnTheFly, settleShares } = theLines;
const { AT_FACEOFF, IN_ZONE, PLAY_OVER } = thePhase;
const { bringUp } = theTransition;
const { attackZone } = theZonePlay;

type Told<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;

/**
 * Returns the state before the first faceoff.
 * @throws RangeError when a lineup cannot be played (see plan.ts).
 */
export function startMatch(input: MatchInput): MatchState {
  return freshState(input);
}

/**
 * Plays the next period (a shootout counts as one). Pure: the arguments are not changed, and the same arguments give the same
 * period on any machine, even when the state has been through JSON.
 *
 * @throws RangeError when the game is over, or when the state comes from another version of the engine.
 */
export function playPeriod(period: { input: MatchInput; state: MatchState; benches?: BenchChanges }): PlayedPeriod {
  const { input, state } = period;
  const changes = period.benches ?? {};
  return inWorkspace(playersOf(input), (workspace) => {
    const game = openPeriod(input, state, benchesAfter(state, changes), workspace);
    const { next, seconds } = play(game, state, changes);
    const encoded = game.sheet.encoded();
    let events: MatchEvent[] | null = null;
    return {
      encoded,
      seconds,
      state: closePeriod(game, next),
      get events() {
        events ??= decodeEvents(encoded);
        return events;
      },
    };
  });
}

const playersOf = ({ home, away }: MatchInput) => home.players.length + away.players.length;

export interface PlayedPeriod {
  state: MatchState;
  /** The play-by-play in its stored form (see codec.ts). */
  encoded: Uint8Array<ArrayBuffer>;
  /** Seconds played. */
  seconds: number;
  /** The play-by-play as objects, decoded on demand. */
  readonly events: MatchEvent[];
}

export interface PlayedMatch {
  result: MatchResult;
  /** The state after the last period. */
  state: MatchState;
  /** The play-by-play of each period in its stored form (see codec.ts), views of one buffer, and the seconds played in it. */
  periods: { period: number; encoded: Uint8Array<ArrayBuffer>; seconds: number }[];
  /** The play-by-play of the whole game as objects, decoded on demand. */
  readonly events: MatchEvent[];
}

/**
 * Plays the whole game with the lineups, tactics and orders of the input.
 * @throws RangeError when a lineup cannot be played (see plan.ts).
 */
export function simulateMatch(input: MatchInput): PlayedMatch {
  return inWorkspace(playersOf(input), (workspace) => {
    const prepared = prepareTeams(input, [null, null], workspace.ratings);
    const before = freshState(input, prepared);
    const game = openPeriod(input, before, [null, null], workspace, prepared);
    const { sheet } = game;
    const lengths: number[] = [];
    for (;;) {
      const { seconds, next } = play(game, before, {});
      lengths.push(seconds);
      sheet.keepPage();
      if (next === null) break;
      turnToPeriod(game, next);
    }
    const periods = sheet
      .pages()
      .map((encoded, played) => ({ period: played + 1, encoded, seconds: lengths[played]! }));
    const box = finishBox(sheet.tally, input, undefined);
    const state = closePeriod(game, null);
    let events: MatchEvent[] | null = null;
    return {
      result: resultFrom(input, state, { end: sheet.end, injuries: sheet.injuries, box }),
      state,
      periods,
      get events() {
        events ??= periods.flatMap((period) => decodeEvents(period.encoded));
        return events;
      },
    };
  });
}

/** Plays the period that `game` is set up for. */
function play(game: Game, before: MatchState, changes: BenchChanges): { seconds: number; next: Stage | null } {
  game.sheet.push({ period: game.period, second: 0, type: 'period-start' });
  if (game.stage === 'shootout') {
    playShootout(game);
  } else {
    adoptStarters(game, before, changes);
    emptyWaitingSeats(game);
    setManpower(game);
    while (game.phase !== PLAY_OVER) playMoment(game);
    endPlay(game);
  }
  const next = stageAfter(game);
  game.sheet.push({ period: game.period, second: game.clock, type: 'period-end' });
  if (next === null) endGame(game);
  else restInIntermission(game);
  return { seconds: game.clock, next };
}

/**
 * Returns the result of a finished game, from all of its events and the state after the last period.
 * @throws RangeError when the game is not over.
 */
export function resultOf(input: MatchInput, events: readonly MatchEvent[], state: MatchState): MatchResult {
  const end = events.at(-1);
  const injuries = events.filter((event) => event.type === 'injury');
  return resultFrom(input, state, {
    end: end?.type === 'game-end' ? end : null,
    injuries,
    box: boxScoreOf(input, events),
  });
}

function resultFrom(
  input: MatchInput,
  state: MatchState,
  told: { end: Told<'game-end'> | null; injuries: readonly Told<'injury'>[]; box: BoxScore },
): MatchResult {
  const { end, box } = told;
  if (!state.finished || end === null) throw new RangeError('the game is not over');
  const { energy } = storedStateOf(state);
  const { players } = input.home;
  const energyOf = (player: MatchPlayer, index: number) => ({
    playerId: player.id,
    energy: Math.round(energy[index] ?? player.energy),
  });
  return {
    endedIn: end.endedIn,
    winner: end.winner,
    homeScore: end.homeScore,
    awayScore: end.awayScore,
    box,
    injuries: told.injuries.map(({ player, part, severity, days }) => ({ playerId: player, part, severity, days })),
    energy: [
      ...players.map(energyOf),
      ...input.away.players.map((player, index) => energyOf(player, players.length + index)),
    ],
  };
}

/** Plays the next few seconds, and the benches' response. */
const playMoment = (game: Game): void => {
  if (game.phase === AT_FACEOFF) {
    faceoff(game);
    return;
  }
  const attacks = game.phase === IN_ZONE;
  if (attacks) attackZone(game);
  else bringUp(game);
  if (isStopped(game)) return;
  if (game.pending.length > 0) pullOnDelay(game, game.possession);
  else if (game.clock >= game.pullFrom) pullInPlay(game, game.possession);
  if (attacks) changeOnTheFly(game);
};

const isStopped = (game: Game) => game.phase === AT_FACEOFF || game.phase === PLAY_OVER;

/** Puts in the goalie that a bench has named as its new starter in the intermission. */
function adoptStarters(game: Game, before: MatchState, changes: BenchChanges): void {
  const stored = storedStateOf(before);
  for (const side of SIDES) {
    const change = side === 0 ? changes.home : changes.away;
    if (change === undefined) continue;
    const team = side === 0 ? game.input.home : game.input.away;
    const previous = stored.benches[side]?.lineup ?? team.lineup;
    const renamed = previous.goalies.SG !== change.lineup.goalies.SG;
    if (renamed && game.sides[side].goalie !== game.sides[side].plan.starter) changeGoalie(game, side);
  }
}

/** Ends the period at the horn or the deciding goal: pending penalties are announced, and all players go off. */
function endPlay(game: Game): void {
  if (game.pending.length > 0) announcePenalties(game);
  for (const side of SIDES) {
    if (game.sides[side].emptyForDelay) returnGoalie(game, side);
    settleShares(game, game.sides[side]);
    for (const index of game.sides[side].ice) leaveTheIce(game, index, game.sides[side]);
    if (!game.sides[side].netEmpty && game.sides[side].goalie >= 0) spendGoalie(game, game.sides[side].goalie);
  }
}

/** Returns the stage played next, null when the game is over. */
function stageAfter(game: Game): Stage | null {
  const tied = game.sides[0].score === game.sides[1].score;
  if (game.stage === 'shootout' || (game.period >= 3 && !tied)) return null;
  return nextStage(game.period, game.input.overtime);
}

function endGame(game: Game): void {
  const [{ score: homeScore }, { score: awayScore }] = game.sides;
  const winner: Side | null = homeScore === awayScore ? null : homeScore > awayScore ? 'home' : 'away';
  const endedIn: EndedIn = game.stage;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'game-end',
    homeScore,
    awayScore,
    endedIn,
    winner,
  });
}
