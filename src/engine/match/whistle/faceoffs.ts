/** Faceoffs: the last chance to change lines, pull the goalie or call a timeout; then two centers and a puck. */

import * as theEnergy from '#engine/match/bench/energy.ts';
import * as theLines from '#engine/match/bench/lines.ts';
import * as theOrders from '#engine/match/bench/orders.ts';
import * as theScoreEffects from '#engine/match/bench/score-effects.ts';
import * as benchNumbers from '#engine/match/constants/bench.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import * as theGoaliePull from '#engine/match/goalie/goalie-pull.ts';
import * as theClock from '#engine/match/play/clock.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import * as theUnitRatings from '#engine/match/ratings/unit-ratings.ts';
import * as theEventLog from '#engine/match/record/event-log.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';
import * as theFights from '#engine/match/whistle/fights.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { advance } = theClock;
const { catchBreath } = theEnergy;
const { TIMEOUT_CALLED } = theEventLog;
const { considerFight } = theFights;
const { announcePull, pullAtFaceoff } = theGoaliePull;
const { changeAtWhistle, settleShares } = theLines;
const { followOrders } = theOrders;
const { IN_ZONE, MIDDLE, OWN_END } = thePhase;
const { readTheScore } = theScoreEffects;
const { SIDES } = theSides;
const { BY_PASSER, startTouches, touch } = theTouches;
const { renewUnitRatings } = theUnitRatings;
const { TIMEOUT } = benchNumbers;
const { FACEOFF } = playNumbers;

export function faceoff(game: Game): void {
  considerFight(game);
  followOrders(game);
  const homePulls = pullAtFaceoff(game, 0);
  const awayPulls = pullAtFaceoff(game, 1);
  changeAtWhistle(game);
  if (homePulls) announcePull(game, 0, game.sides[0].ice.at(-1)!);
  if (awayPulls) announcePull(game, 1, game.sides[1].ice.at(-1)!);
  considerTimeout(game, 0);
  considerTimeout(game, 1);
  game.noChange = -1;
  readTheScore(game);

  const homeTaker = takerOf(game, 0);
  const awayTaker = takerOf(game, 1);
  const edge = game.ratings.faceoff[homeTaker]! - game.ratings.faceoff[awayTaker]!;
  const lastStickDown = game.input.neutralIce === true ? 0 : FACEOFF.home;
  const extraHelp = FACEOFF.perMan * (game.sides[0].ice.length - game.sides[1].ice.length);
  const chance = Math.max(0.15, Math.min(0.85, 0.5 + FACEOFF.perZ * edge + lastStickDown + extraHelp));
  const winner: SideIndex = game.random.chance(chance) ? 0 : 1;
  const taker = winner === 0 ? homeTaker : awayTaker;
  const beaten = winner === 0 ? awayTaker : homeTaker;
  game.sheet.faceoff(game.clock, winner, taker, beaten, game.faceoffSpot);
  const toward = winner === 0 ? game.faceoffSpot.x : -game.faceoffSpot.x;
  game.possession = winner;
  game.phase = toward > FACEOFF.zoneFrom ? IN_ZONE : toward < -FACEOFF.zoneFrom ? OWN_END : MIDDLE;
  game.rush = false;
  game.rebound = false;
  startTouches(game, taker);
  touch(game, BY_PASSER);
  // The period's first puck goes back to the defense, which sets up before moving it.
  if (game.clock === 0) advance(game, FACEOFF.regroupsFor + (game.random.bits() & 3));
}

/** Returns the center, by his place in the unit. */
const takerOf = (game: Game, side: SideIndex): number => game.sides[side].ice[game.sides[side].forwards > 1 ? 1 : 0]!;

/** Calls a timeout, to rest the players, for a team behind by a goal in the last minutes with its net empty. */
const considerTimeout = (game: Game, side: SideIndex): void => {
  if (!game.sides[side].timeoutLeft || !game.sides[side].netEmpty || game.length - game.clock > TIMEOUT.lastSeconds)
    return;
  if (!game.random.chance(TIMEOUT.chance)) return;
  game.sides[side].timeoutLeft = false;
  game.sheet.note(game.clock, TIMEOUT_CALLED, side);
  for (const team of SIDES) {
    settleShares(game, game.sides[team]);
    for (const index of game.sides[team].ice) catchBreath(game, index, TIMEOUT.wind);
    renewUnitRatings(game, team);
    game.sides[team].lineSince = game.clock;
    game.sides[team].pairSince = game.clock;
  }
};
