/** Builds the working state of a period from the input and the stored state. */

import { restBodies } from '#engine/match/bench/bodies.ts';
import { renewChances } from '#engine/match/bench/orders.ts';
import { chancesOf } from '#engine/match/bench/style.ts';
import { STAKES } from '#engine/match/constants/contact.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import { extraStakesOf, type Game, NEVER, type SideState, type Stage } from '#engine/match/game.ts';
import type { BenchChange, MatchInput } from '#engine/match/input.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { type PreparedTeams, prepareTeams } from '#engine/match/prepare.ts';
import { systemOf } from '#engine/match/ratings/unit-ratings.ts';
import { type StoredState, storedStateOf } from '#engine/match/record/stored-state.ts';
import type { MatchState } from '#engine/match/result.ts';
import { emptyShot } from '#engine/match/shot/shot-model.ts';
import { type Both, other, type SideIndex } from '#engine/match/sides.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { foulRateOf, scheduleLook } from '#engine/match/whistle/fouls.ts';
import { scheduleRelease } from '#engine/match/whistle/penalty-box.ts';
import { newWorkspace, type Workspace } from '#engine/match/workspace.ts';

/**
 * Returns the working state at the start of the period that follows `state`.
 *
 * @param prepared the teams according to `benches`.
 * @throws RangeError when the state was saved by another version of the engine, or when the game is over.
 */
export function openPeriod(
  input: MatchInput,
  state: MatchState,
  benches: Both<BenchChange | null>,
  workspace: Workspace = newWorkspace(input.home.players.length + input.away.players.length),
  prepared: PreparedTeams = prepareTeams(input, benches, workspace.ratings),
): Game {
  if (state.engineVersion !== ENGINE_VERSION) {
    throw new RangeError(`state of engine ${state.engineVersion} cannot go on with engine ${ENGINE_VERSION}`);
  }
  if (state.finished) throw new RangeError('the game is over');
  const stored = storedStateOf(state);
  const { roster, split, ratings } = prepared;
  const { random, sheet, out, bodies, marks, wanted } = workspace;
  random.restart(stored.random);
  sheet.restart(roster, split);
  marks.fill(0);
  for (let index = 0; index < roster.length; index++) out[index] = stored.out[index]!;
  restBodies(bodies, stored.energy, ratings.stamina);
  const sideOf = (side: SideIndex) => sideState(prepared, stored, side, { input, benches, state });
  const game: Game = {
    input,
    random,
    sheet,
    roster,
    split,
    ratings,
    sides: [sideOf(0), sideOf(1)],
    stage: stored.stage,
    period: state.period + 1,
    base: stored.base,
    clock: 0,
    length: lengthOf(input, stored.stage),
    phase: AT_FACEOFF,
    possession: 0,
    rush: false,
    rebound: false,
    shot: emptyShot(),
    touches: [-1, -1, -1],
    faceoffSpot: { x: 0, y: 0 },
    noChange: -1,
    pullFrom: NEVER,
    wanted,
    marks,
    mark: 0,
    foulRate: foulRateOf(input, stored),
    hitStakes: 1 + STAKES.hits * extraStakesOf(input),
    blockStakes: 1 + STAKES.blocks * extraStakesOf(input),
    foulDue: 0,
    untilHit: stored.untilHit,
    out,
    bodies,
    box: stored.box.map((served) => ({ ...served })),
    pending: [],
    nextRelease: NEVER,
    referee: { strictness: stored.referee.strictness, calls: [...stored.referee.calls] },
    announced: -1,
    someoneWaits: true,
    heat: stored.heat,
  };
  sheet.turnPage(game.period);
  scheduleRelease(game);
  scheduleLook(game);
  return game;
}

function sideState(
  prepared: PreparedTeams,
  stored: StoredState,
  side: SideIndex,
  { input, benches, state }: { input: MatchInput; benches: Both<BenchChange | null>; state: MatchState },
): SideState {
  const { coaching } = side === 0 ? input.home : input.away;
  const style = prepared.styles[side];
  return {
    plan: prepared.plans[side],
    bench: benches[side],
    directive: prepared.directives[side],
    baseStyle: style,
    style,
    chances: chancesOf(style.leans, prepared.styles[other(side)].leans, stored.dayVolume[side]),
    ordersInForce: 0,
    score: side === 0 ? state.homeScore : state.awayScore,
    strength: 5,
    ice: [],
    regular: false,
    forwards: 3,
    points: 2,
    goalie: stored.goalie[side],
    netEmpty: false,
    emptyForDelay: false,
    gaveUp: false,
    line: -1,
    pair: -1,
    formation: 0,
    unit: -1,
    lineSince: 0,
    pairSince: 0,
    lineStay: 0,
    pairStay: 0,
    changeDue: 0,
    lineSeconds: [...stored.lineSeconds[side]],
    pairSeconds: [...stored.pairSeconds[side]],
    settled: 0,
    announcedIce: false,
    transition: 0,
    attack: 0,
    defense: 0,
    forecheck: 0,
    hitting: 1,
    fouling: 1,
    system: systemOf(prepared.ratings, prepared.plans[side], side),
    press: 0,
    faced: stored.faced[side],
    allowed: stored.allowed[side],
    timeoutLeft: stored.timeoutLeft[side],
    dayForm: stored.dayForm[side],
    gamePlan: coaching?.gamePlan ?? 0,
    wear: 1 - (coaching?.changes ?? 0),
    powerPlayPlan: coaching?.powerPlay ?? 0,
    penaltyKillPlan: coaching?.penaltyKill ?? 0,
    temper: 1 - (coaching?.discipline ?? 0),
    dayVolume: stored.dayVolume[side],
  };
}

/**
 * Moves on to the next period in the same working state, just as `openPeriod` would from the stored one; benches are unchanged.
 * Resets everything that a period starts with.
 */
export function turnToPeriod(game: Game, stage: Stage): void {
  game.stage = stage;
  game.period++;
  game.base += game.clock;
  game.clock = 0;
  game.length = lengthOf(game.input, stage);
  game.phase = AT_FACEOFF;
  game.possession = 0;
  game.rush = false;
  game.rebound = false;
  game.touches.fill(-1);
  game.faceoffSpot = { x: 0, y: 0 };
  game.noChange = -1;
  game.pullFrom = NEVER;
  game.foulRate = foulRateOf(game.input, game);
  game.announced = -1;
  game.someoneWaits = true;
  const ordered = game.sides[0].ordersInForce !== 0 || game.sides[1].ordersInForce !== 0;
  for (const side of game.sides) {
    side.style = side.baseStyle;
    side.ordersInForce = 0;
    side.ice.length = 0;
    side.regular = false;
    side.netEmpty = false;
    side.emptyForDelay = false;
    side.gaveUp = false;
    side.line = -1;
    side.pair = -1;
    side.formation = 0;
    side.unit = -1;
    side.lineSince = 0;
    side.pairSince = 0;
    side.settled = 0;
    side.changeDue = 0;
    side.announcedIce = false;
  }
  if (ordered) renewChances(game);
  game.sheet.turnPage(game.period);
  scheduleRelease(game);
  scheduleLook(game);
}

function lengthOf(input: MatchInput, stage: Stage): number {
  const { minutes } = input.overtime;
  return stage === 'overtime' && minutes !== null ? Math.round(minutes * 60) : PERIOD_SECONDS;
}
