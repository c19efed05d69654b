/** Fouls: the offender and the victim, whether the referee calls it, and whether play continues with the arm up. */

import * as contactNumbers from '#engine/match/constants/contact.ts';
import * as rinkNumbers from '#engine/match/constants/rink.ts';
import type { Infraction, PenaltyKind } from '#engine/match/events.ts';
import { extraStakes, extraStakesOf, type Game, hasLongChange, type Referee, type Stage } from '#engine/match/game.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { IN_ZONE } from '#engine/match/play/phase.ts';
import { DELAYED_PENALTY } from '#engine/match/record/event-log.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { fillInFor } from '#engine/match/whistle/penalties.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { FOUL, STAKES } = contactNumbers;
const { PENALTY, RINK } = rinkNumbers;

/** Returns the fouls per second that the referee checks: twice as many as an average pair of units commits (see `watchForFouls`). */
export function foulRateOf(input: MatchInput, stored: { referee: Referee; stage: Stage }): number {
  const stakes = 1 + STAKES.fouls * extraStakesOf(input);
  return 2 * FOUL.perSecond * stored.referee.strictness * stakes * (stored.stage === 'regulation' ? 1 : FOUL.overtime);
}

/**
 * Checks for a foul since the last check; returns whether the whistle has gone for it. The second of the next check is drawn
 * ahead (fouls are a Poisson process), so that a moment without one costs a single comparison. A check becomes a call in
 * proportion to how much the two sides foul; the rate is doubled to leave room for sides that foul up to twice as much as usual.
 */
export function watchForFouls(game: Game): boolean {
  return game.clock >= game.foulDue && lookNow(game);
}

// Separate from the comparison above, which is then short enough for V8 to inline.
function lookNow(game: Game): boolean {
  scheduleLook(game);
  const late = game.period === 3 && game.length - game.clock < FOUL.lateSeconds;
  if (late && !game.random.chance(FOUL.late)) return false;
  return look(game);
}

/** Draws when the referee checks next. */
export function scheduleLook(game: Game): void {
  game.foulDue = game.clock + Math.ceil(game.random.exponential() / game.foulRate);
}

function look(game: Game): boolean {
  const attacking = game.possession;
  const defending = other(attacking);
  const inZone = game.phase === IN_ZONE;
  const share = inZone ? FOUL.defenderInZone : FOUL.defenderElsewhere;
  const caught = inZone && hasLongChange(game) ? FOUL.caughtOnLongChange : 1;
  const defenderLikes = share * caught * likelihood(game, defending);
  const attackerLikes = (1 - share) * likelihood(game, attacking);
  const roll = game.random.next() * 2;
  if (roll < defenderLikes) return foul(game, defending);
  if (roll < defenderLikes + attackerLikes) return foul(game, attacking);
  return false;
}

/** Returns a side's factor on calls at the moment: its players, its style, the score, the crowd, and the referee's tendency to even up. */
function likelihood(game: Game, side: SideIndex): number {
  const difference = game.referee.calls[side] - game.referee.calls[other(side)];
  const evenUp = 1 - FOUL.evenUp * Math.max(-3, Math.min(3, difference));
  const crowd = game.input.neutralIce === true ? 1 : 1 + (side === 0 ? -FOUL.crowd : FOUL.crowd);
  return game.sides[side].fouling * evenUp * crowd * (1 - FOUL.perUrgency * game.sides[side].press);
}

function foul(game: Game, side: SideIndex): boolean {
  const { random } = game;
  const offender = pickOnIce(game, side, game.ratings.foulWeight);
  const victim = pickOnIce(game, other(side), game.ratings.drawWeight);
  if (random.chance(FOUL.benchMinor)) return benchMinor(game, side);
  const infraction = infractionFor(game, side);
  game.pending.push({ side, player: offender, servedBy: -1, ...measure(game, infraction), infraction });
  if (random.chance(FOUL.misconduct)) addMisconduct(game, side, offender);
  if (random.chance(FOUL.retaliation * (1 + STAKES.retaliation * extraStakes(game)))) {
    game.pending.push({
      side: other(side),
      player: victim,
      servedBy: -1,
      kind: 'minor',
      infraction: 'roughing',
      minutes: 2,
    });
    if (random.chance(FOUL.misconductAfterScrum)) addMisconduct(game, other(side), victim);
    game.heat += FOUL.heatOfScrum;
    stopForFoul(game);
    return true;
  }
  if (game.possession === side) {
    stopForFoul(game);
    return true;
  }
  game.sheet.note(game.clock, DELAYED_PENALTY, side);
  return false;
}

/** Stops play for penalties. The faceoff is in the end of the team with more of them to serve. */
export function stopForFoul(game: Game): void {
  let balance = 0;
  for (const penalty of game.pending) balance += penalty.side === 0 ? 1 : -1;
  if (balance === 0) whistle(game, { side: 0, x: RINK.neutralDotX });
  else whistle(game, { side: balance > 0 ? 1 : 0, x: RINK.endDotX });
}

function benchMinor(game: Game, side: SideIndex): boolean {
  const server = fillInFor(game, side, -1);
  if (server < 0) return false;
  const infraction: Infraction = game.random.chance(0.5) ? 'too-many-men' : 'delay-of-game';
  const isGoalie = infraction === 'delay-of-game' && !game.sides[side].netEmpty && game.random.chance(0.3);
  const player = isGoalie
    ? game.sides[side].goalie
    : infraction === 'too-many-men'
      ? server
      : pickOnIce(game, side, game.ratings.passWeight);
  const servedBy = isGoalie ? server : -1;
  game.pending.push({ side, player, servedBy, kind: 'minor', infraction, minutes: 2 });
  stopForFoul(game);
  return true;
}

function addMisconduct(game: Game, side: SideIndex, player: number): void {
  const kind: PenaltyKind = game.random.chance(FOUL.gameMisconduct) ? 'game-misconduct' : 'misconduct';
  // The offender goes off for ten minutes at once; a teammate serves his minor.
  const minor = game.pending.find((penalty) => penalty.side === side && penalty.player === player);
  if (minor !== undefined) minor.servedBy = fillInFor(game, side, player);
  const infraction: Infraction = game.random.chance(0.5) ? 'abuse-of-officials' : 'unsportsmanlike';
  game.pending.push({ side, player, servedBy: -1, kind, infraction, minutes: PENALTY.misconductMinutes });
}

function infractionFor(game: Game, side: SideIndex): Infraction {
  const list = game.possession === side ? FOUL.offensive : game.phase === IN_ZONE ? FOUL.inZone : FOUL.inOpenIce;
  return list.names[game.random.weighted(list.weights)]!;
}

/** Returns whether it is a minor, double minor, major or match penalty, by the infraction and its severity. */
function measure(game: Game, infraction: Infraction): { kind: PenaltyKind; minutes: number } {
  const roll = game.random.next();
  if (infraction === 'high-sticking' && roll < FOUL.blood) return { kind: 'double-minor', minutes: 4 };
  const isDangerous =
    infraction === 'boarding' || infraction === 'charging' || infraction === 'elbowing' || infraction === 'spearing';
  if (isDangerous && roll < FOUL.match) return { kind: 'match', minutes: PENALTY.matchMinutes };
  if (isDangerous && roll < FOUL.match + FOUL.major) return { kind: 'major', minutes: 5 };
  return { kind: 'minor', minutes: 2 };
}
