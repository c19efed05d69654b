/** A game of ice hockey from the first faceoff to the last horn, a period at a time. */

import { finishBox } from '#engine/match/box-score/finish.ts';
import { boxScoreOf } from '#engine/match/box-score.ts';
import { decodeEvents } from '#engine/match/codec.ts';
import { leaveTheIce, restInIntermission, spendGoalie } from '#engine/match/energy.ts';
import { faceOff } from '#engine/match/faceoffs.ts';
import type { Game, Stage } from '#engine/match/game.ts';
import { changeGoalie, pullInPlay, pullOnDelay, returnGoalie } from '#engine/match/goalie-pull.ts';
import { changeOnTheFly, settleShares } from '#engine/match/lines.ts';
import { announcePenalties } from '#engine/match/penalties.ts';
import { emptyWaitingSeats, setManpower } from '#engine/match/penalty-box.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import { Scoresheet } from '#engine/match/scoresheet.ts';
import {
  type BenchChanges,
  benchesAfter,
  closePeriod,
  freshState,
  openPeriod,
  storedStateOf,
} from '#engine/match/setup.ts';
import { playShootout } from '#engine/match/shootout.ts';
import { SIDES } from '#engine/match/sides.ts';
import type {
  BoxScore,
  EndedIn,
  MatchEvent,
  MatchInput,
  MatchPlayer,
  MatchResult,
  MatchState,
  Side,
} from '#engine/match/types.ts';
import { attackZone, breakOut, crossNeutralZone } from '#engine/match/zone-play.ts';

type Told<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;

/**
 * The state before the first faceoff.
 * @throws RangeError when a team has no goalie or too few skaters to play.
 */
export function startMatch(input: MatchInput): MatchState {
  return freshState(input);
}

/**
 * Plays the next period (a shootout is one of its own). Pure: the arguments stay as they are, and the same arguments give
 * the same period on any machine, also when the state has been through JSON.
 *
 * @throws RangeError when the game is over, or when the state comes from another version of the engine.
 */
export function playPeriod(period: { input: MatchInput; state: MatchState; benches?: BenchChanges }): PlayedPeriod {
  const changes = period.benches ?? {};
  const game = openPeriod(period.input, period.state, benchesAfter(period.state, changes));
  return play(game, period.state, changes);
}

export interface PlayedPeriod {
  state: MatchState;
  /** The play-by-play as it is stored (see codec.ts). */
  encoded: Uint8Array<ArrayBuffer>;
  /** Seconds played. */
  seconds: number;
  /** The play-by-play as objects, made when they are asked for. */
  readonly events: MatchEvent[];
}

export interface PlayedMatch {
  result: MatchResult;
  /** The state after the last period. */
  state: MatchState;
  /** The play-by-play of each period as it is stored (see codec.ts), and the seconds played in it. */
  periods: { period: number; encoded: Uint8Array<ArrayBuffer>; seconds: number }[];
  /** The play-by-play of the whole game as objects, made when they are asked for. */
  readonly events: MatchEvent[];
}

/** The whole game with the lineups, tactics and orders of the input. */
export function simulateMatch(input: MatchInput): PlayedMatch {
  const prepared = prepareTeams(input, [null, null]);
  const sheet = new Scoresheet(input, prepared.roster);
  let state = freshState(input, prepared);
  const periods: PlayedMatch['periods'] = [];
  while (!state.finished) {
    const played = play(openPeriod(input, state, [null, null], prepared, sheet), state, {});
    state = played.state;
    periods.push({ period: state.period, encoded: played.encoded, seconds: played.seconds });
  }
  const box = finishBox(sheet.ledger, undefined);
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
}

function play(game: Game, before: MatchState, changes: BenchChanges): PlayedPeriod {
  game.sheet.push({ period: game.period, second: 0, type: 'period-start' });
  if (game.stage === 'shootout') {
    playShootout(game);
  } else {
    adoptStarters(game, before, changes);
    emptyWaitingSeats(game);
    setManpower(game);
    while (game.phase !== 'over') playMoment(game);
    endPlay(game);
  }
  const next = stageAfter(game);
  game.sheet.push({ period: game.period, second: game.clock, type: 'period-end' });
  if (next === null) endGame(game);
  else restInIntermission(game);
  const encoded = game.sheet.encoded();
  let events: MatchEvent[] | null = null;
  return {
    state: closePeriod(game, next),
    encoded,
    seconds: game.clock,
    get events() {
      events ??= decodeEvents(encoded);
      return events;
    },
  };
}

/**
 * Result of a finished game, from all of its events and the state after the last period.
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

/** The next few seconds, and what the benches do about them. */
function playMoment(game: Game): void {
  if (game.phase === 'faceoff') {
    faceOff(game);
    return;
  }
  playOn(game);
  if (isStopped(game)) return;
  if (game.pending.length > 0) pullOnDelay(game, game.possession);
  else pullInPlay(game, game.possession);
  changeOnTheFly(game);
}

const isStopped = (game: Game) => game.phase === 'faceoff' || game.phase === 'over';

function playOn(game: Game): void {
  if (game.phase === 'breakout') breakOut(game);
  else if (game.phase === 'neutral') crossNeutralZone(game);
  else attackZone(game);
}

/** A bench that has named another starter in the intermission gets him. */
function adoptStarters(game: Game, before: MatchState, changes: BenchChanges): void {
  const stored = storedStateOf(before);
  for (const side of SIDES) {
    const change = side === 0 ? changes.home : changes.away;
    if (change === undefined) continue;
    const team = side === 0 ? game.input.home : game.input.away;
    const previous = stored.benches[side]?.lineup ?? team.lineup;
    const renamed = previous.goalies.SG !== change.lineup.goalies.SG;
    if (renamed && game.goalie[side] !== game.plans[side].starter) changeGoalie(game, side);
  }
}

/** The horn, or the goal that ends it: penalties still signalled are announced, everybody goes off. */
function endPlay(game: Game): void {
  if (game.pending.length > 0) announcePenalties(game);
  for (const side of SIDES) {
    if (game.emptyForDelay[side]) returnGoalie(game, side);
    settleShares(game, side);
    for (const index of game.ice[side]) leaveTheIce(game, index, side);
    if (!game.netEmpty[side] && game.goalie[side] >= 0) spendGoalie(game, game.goalie[side]);
  }
}

/** What is played next, null when the game is over. */
function stageAfter(game: Game): Stage | null {
  const tied = game.score[0] === game.score[1];
  if (game.stage === 'shootout' || (game.period >= 3 && !tied)) return null;
  if (game.period < 3) return 'regulation';
  const rule = game.input.overtime;
  if (rule.kind === 'none') return null;
  if (rule.kind === 'sudden-death') return 'sudden-death';
  return game.stage === 'three-on-three' || rule.minutes <= 0 ? 'shootout' : 'three-on-three';
}

function endGame(game: Game): void {
  const [homeScore, awayScore] = game.score;
  const winner: Side | null = homeScore === awayScore ? null : homeScore > awayScore ? 'home' : 'away';
  const endedIn: EndedIn =
    game.stage === 'shootout' ? 'shootout' : game.stage === 'regulation' ? 'regulation' : 'overtime';
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
