/** Play from zone to zone, a few seconds at a time: out of the own end, through the middle, and in the attacking zone. */
import { penaltyShot } from '#engine/match/breakaways.ts';
import { pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { advance } from '#engine/match/clock.ts';
import { BREAKOUT, MOST_EDGE, NEUTRAL, RUSH, ZONE } from '#engine/match/constants/play.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { EMPTY_NET, PENALTY_SHOT } from '#engine/match/constants/shooting.ts';
import { shootAtEmptyNet } from '#engine/match/empty-net.ts';
import { bounded, dumpIn, enterWithPuck, openIce } from '#engine/match/entries.ts';
import { watchForFouls } from '#engine/match/fouls.ts';
import { type Game, hasLongChange } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { isShortHanded } from '#engine/match/penalty-box.ts';
import { gain } from '#engine/match/possession.ts';
import { attempt } from '#engine/match/shots.ts';
import { other, SIDE_NAMES, type SideIndex } from '#engine/match/sides.ts';
import { touch } from '#engine/match/touches.ts';
import { shiftWear } from '#engine/match/unit-ratings.ts';
import { whistle } from '#engine/match/whistle.ts';

// A moment draws once: the whole part says how long it takes, the fraction, as uniform as the draw, what comes of it.

/** An advantage in z, kept within what one moment can show. */
const edgeOf = (ours: number, theirs: number) => Math.max(-MOST_EDGE, Math.min(MOST_EDGE, ours - theirs));

/** The side in possession brings the puck out of its own zone against the forecheck. */
export function breakOut(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const opposing = other(side);
  const draw = random.next() * (1 + BREAKOUT.longest - BREAKOUT.shortest);
  const seconds = BREAKOUT.shortest + Math.floor(draw);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (battle(game, opposing, BREAKOUT.hit)) return;
  const shortHanded = isShortHanded(game, side);
  if (game.sides[opposing].netEmpty && random.chance(EMPTY_NET.triesFromOwnZone)) {
    shootAtEmptyNet(game, random.between(32, 50));
    return;
  }
  if (shortHanded && random.chance(BREAKOUT.clearsShortHanded)) {
    gain(game, opposing, pickFrom(game, opposing, game.ratings.carryWeight, true), 'breakout');
    return;
  }
  const chances = game.sides[side].chances;
  const edge = edgeOf(
    game.sides[side].transition - shiftWear(game, side),
    game.sides[opposing].forecheck - shiftWear(game, opposing),
  );
  const men = game.sides[side].ice.length - game.sides[opposing].ice.length;
  const lost = bounded(chances.breakoutLost - BREAKOUT.lostPerZ * edge - BREAKOUT.lostPerMan * men);
  let roll = draw % 1;
  if (roll < lost) {
    turnOver(game, opposing, BREAKOUT.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), 'zone');
    return;
  }
  roll -= lost;
  const icing = shortHanded ? 0 : chances.icing;
  if (roll < icing) {
    game.sheet.push({ period: game.period, second: game.clock, type: 'icing', side: SIDE_NAMES[side] });
    whistle(game, { side, x: -RINK.endDotX, noChange: side });
    return;
  }
  roll -= icing;
  if (roll < BREAKOUT.flippedOut) {
    const winner = random.chance(BREAKOUT.flipRegained) ? side : opposing;
    gain(game, winner, pickOnIce(game, winner, game.ratings.carryWeight), 'neutral');
    return;
  }
  roll -= BREAKOUT.flippedOut;
  touch(game, pickOnIce(game, side, game.ratings.carryWeight));
  game.phase = 'neutral';
  const caught = hasLongChange(game) ? BREAKOUT.springsOnLongChange : 0;
  game.rush = roll < bounded(caught + chances.springs);
}

/** Through the middle: carried, passed or dumped in; offside, or lost. */
export function crossNeutralZone(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const opposing = other(side);
  const draw = random.next() * (1 + NEUTRAL.longest - NEUTRAL.shortest);
  const seconds = NEUTRAL.shortest + Math.floor(draw);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (battle(game, opposing, NEUTRAL.hit)) return;
  if (game.sides[opposing].netEmpty && random.chance(EMPTY_NET.triesFromMiddle)) {
    shootAtEmptyNet(game, random.between(16, 34));
    return;
  }
  const chances = game.sides[side].chances;
  const edge = edgeOf(
    game.sides[side].transition - shiftWear(game, side),
    game.sides[opposing].defence - shiftWear(game, opposing),
  );
  const men = game.sides[side].ice.length - game.sides[opposing].ice.length;
  let roll = draw % 1;
  const offside = chances.offside + (game.rush ? NEUTRAL.offsideOnRush : 0);
  if (roll < offside) {
    game.sheet.push({ period: game.period, second: game.clock, type: 'offside', side: SIDE_NAMES[side] });
    whistle(game, { side, x: RINK.neutralDotX });
    return;
  }
  roll -= offside;
  const lost = bounded(chances.neutralLost - NEUTRAL.lostPerZ * edge - NEUTRAL.lostPerMan * men);
  if (roll < lost) {
    turnOver(game, opposing, NEUTRAL.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), 'neutral');
    if (game.phase === 'neutral') game.rush = random.chance(chances.neutralCounter);
    return;
  }
  const shortHanded = isShortHanded(game, side);
  const dumps = shortHanded
    ? NEUTRAL.dumpsShortHanded
    : bounded(chances.dumps - NEUTRAL.dumpsPerZ * edge - NEUTRAL.dumpsPerMan * men);
  if (!game.rush && random.chance(dumps)) dumpIn(game, side, edge);
  else enterWithPuck(game, side, edge);
}

/** In the attacking zone: shoot, look for something better, or lose it. */
export function attackZone(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const opposing = other(side);
  if (game.rebound) {
    if (advance(game, random.int(0, 1))) attempt(game);
    return;
  }
  const shortest = game.rush ? RUSH.shortest : ZONE.shortest;
  const draw = random.next() * (1 + (game.rush ? RUSH.longest : ZONE.longest) - shortest);
  const seconds = shortest + Math.floor(draw);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (game.rush) {
    playRush(game, side);
    return;
  }
  if (battle(game, opposing, ZONE.hit) || battle(game, side, ZONE.hitByAttacker)) return;
  const chances = game.sides[side].chances;
  const edge = edgeOf(
    game.sides[side].attack - shiftWear(game, side),
    game.sides[opposing].defence - shiftWear(game, opposing),
  );
  const men = game.sides[side].ice.length - game.sides[opposing].ice.length;
  let roll = draw % 1;
  const shoots = bounded(
    chances.shoots + ZONE.shootsPerZ * edge + ZONE.shootsPerMan * men + ZONE.shootsPerUrgency * game.sides[side].press,
  );
  if (roll < shoots) {
    attempt(game);
    return;
  }
  roll -= shoots;
  const lost = bounded(chances.zoneLost - ZONE.lostPerZ * edge - ZONE.lostPerMan * men);
  if (roll < lost) {
    loseInZone(game, side);
    return;
  }
  roll -= lost;
  if (roll < ZONE.outOfPlay) {
    whistle(game, { side, x: RINK.endDotX });
    return;
  }
  touch(game, pickOnIce(game, side, game.ratings.passWeight));
}

function playRush(game: Game, side: SideIndex): void {
  const { random } = game;
  if (!game.sides[other(side)].netEmpty && random.chance(PENALTY_SHOT.onRush)) {
    penaltyShot(game);
  } else if (random.chance(RUSH.shoots)) {
    attempt(game);
  } else if (random.chance(RUSH.settles)) {
    game.rush = false;
    touch(game, pickOnIce(game, side, game.ratings.passWeight));
  } else {
    loseInZone(game, side);
  }
}

function loseInZone(game: Game, side: SideIndex): void {
  const opposing = other(side);
  const { random } = game;
  turnOver(game, opposing, ZONE.takeaway);
  const pinched =
    game.sides[side].chances.zoneCounter +
    ZONE.counterPerUrgency * Math.max(0, game.sides[side].press) +
    ZONE.counterPerOpenIce * openIce(game);
  const counters = random.chance(bounded(pinched));
  gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), counters ? 'neutral' : 'breakout');
  if (counters && game.phase === 'neutral') game.rush = true;
}

/** A loss of the puck: somebody took it, somebody gave it away, or nobody is to blame. */
function turnOver(game: Game, winner: SideIndex, takeaway: number): void {
  const { random, ratings } = game;
  const roll = random.next();
  if (roll < takeaway) {
    game.sheet.takeaway(game.clock, winner, pickOnIce(game, winner, ratings.defendWeight));
  } else if (roll < takeaway + BREAKOUT.giveaway) {
    const loser = other(winner);
    const holder = game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, loser, ratings.passWeight);
    game.sheet.giveaway(game.clock, loser, holder);
  }
}
