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
import { type Game, hasLongChange, idOf, other, SIDE_NAMES, type SideIndex } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { isShortHanded } from '#engine/match/penalty-box.ts';
import { gain } from '#engine/match/possession.ts';
import { attempt } from '#engine/match/shots.ts';
import { touch } from '#engine/match/touches.ts';
import { shiftWear, urgency } from '#engine/match/unit-ratings.ts';
import { whistle } from '#engine/match/whistle.ts';

/** An advantage in z, kept within what one moment can show. */
const edgeOf = (ours: number, theirs: number) => Math.max(-MOST_EDGE, Math.min(MOST_EDGE, ours - theirs));

/** The side in possession brings the puck out of its own zone against the forecheck. */
export function breakOut(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const opposing = other(side);
  const seconds = random.int(BREAKOUT.shortest, BREAKOUT.longest);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (battle(game, opposing, BREAKOUT.hit)) return;
  const shortHanded = isShortHanded(game, side);
  if (game.netEmpty[opposing] && random.chance(EMPTY_NET.triesFromOwnZone)) {
    shootAtEmptyNet(game, random.between(32, 50));
    return;
  }
  if (shortHanded && random.chance(BREAKOUT.clearsShortHanded)) {
    gain(game, opposing, pickFrom(game, opposing, game.ratings.carryWeight, true), 'breakout');
    return;
  }
  const own = game.plans[side].leans;
  const theirs = game.plans[opposing].leans;
  const edge = edgeOf(
    game.units[side].transition - shiftWear(game, side),
    game.units[opposing].forecheck - shiftWear(game, opposing),
  );
  const men = game.ice[side].length - game.ice[opposing].length;
  const lost = bounded(
    BREAKOUT.lost -
      BREAKOUT.lostPerZ * edge -
      BREAKOUT.lostPerMan * men +
      BREAKOUT.lostPerForecheck * theirs.forecheck +
      BREAKOUT.lostPerPressure * theirs.neutralZone +
      BREAKOUT.lostPerStretch * own.breakout,
  );
  let roll = random.next();
  if (roll < lost) {
    turnOver(game, opposing, BREAKOUT.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), 'zone');
    return;
  }
  roll -= lost;
  const icing = shortHanded
    ? 0
    : bounded(BREAKOUT.icing + BREAKOUT.icingPerForecheck * theirs.forecheck + BREAKOUT.icingPerStretch * own.breakout);
  if (roll < icing) {
    game.events.push({ period: game.period, second: game.clock, type: 'icing', side: SIDE_NAMES[side] });
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
  const pressed = Math.max(0, theirs.forecheck) + Math.max(0, theirs.neutralZone);
  const caught = hasLongChange(game) ? BREAKOUT.springsOnLongChange : 0;
  game.rush =
    roll <
    bounded(
      caught + BREAKOUT.springs + BREAKOUT.springsPerStretch * own.breakout + BREAKOUT.springsPerPressure * pressed,
    );
}

/** Through the middle: carried, passed or dumped in; offside, or lost. */
export function crossNeutralZone(game: Game): void {
  const { random } = game;
  const side = game.possession;
  const opposing = other(side);
  const seconds = random.int(NEUTRAL.shortest, NEUTRAL.longest);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (battle(game, opposing, NEUTRAL.hit)) return;
  if (game.netEmpty[opposing] && random.chance(EMPTY_NET.triesFromMiddle)) {
    shootAtEmptyNet(game, random.between(16, 34));
    return;
  }
  const own = game.plans[side].leans;
  const theirs = game.plans[opposing].leans;
  const edge = edgeOf(
    game.units[side].transition - shiftWear(game, side),
    game.units[opposing].defence - shiftWear(game, opposing),
  );
  const men = game.ice[side].length - game.ice[opposing].length;
  let roll = random.next();
  const offside =
    NEUTRAL.offside +
    (game.rush ? NEUTRAL.offsideOnRush : 0) +
    NEUTRAL.offsidePerTrap * -Math.min(0, theirs.neutralZone);
  if (roll < offside) {
    game.events.push({ period: game.period, second: game.clock, type: 'offside', side: SIDE_NAMES[side] });
    whistle(game, { side, x: RINK.neutralDotX });
    return;
  }
  roll -= offside;
  const lost = bounded(
    NEUTRAL.lost -
      NEUTRAL.lostPerZ * edge -
      NEUTRAL.lostPerMan * men +
      NEUTRAL.lostPerPressure * theirs.neutralZone +
      NEUTRAL.lostPerRush * own.offence,
  );
  if (roll < lost) {
    turnOver(game, opposing, NEUTRAL.takeaway);
    gain(game, opposing, pickOnIce(game, opposing, game.ratings.defendWeight), 'neutral');
    if (game.phase === 'neutral')
      game.rush = random.chance(
        NEUTRAL.counter - NEUTRAL.counterPerBackcheck * own.backcheck + NEUTRAL.counterPerPressure * theirs.neutralZone,
      );
    return;
  }
  const shortHanded = isShortHanded(game, side);
  const dumps = shortHanded
    ? NEUTRAL.dumpsShortHanded
    : bounded(
        NEUTRAL.dumps -
          NEUTRAL.dumpsPerZ * edge -
          NEUTRAL.dumpsPerMan * men -
          NEUTRAL.dumpsPerTrap * theirs.neutralZone -
          NEUTRAL.dumpsPerRush * own.offence,
      );
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
  const seconds = game.rush ? random.int(1, 3) : random.int(ZONE.shortest, ZONE.longest);
  if (!advance(game, seconds) || watchForFouls(game, seconds)) return;
  if (game.rush) {
    playRush(game, side);
    return;
  }
  if (battle(game, opposing, ZONE.hit) || battle(game, side, ZONE.hitByAttacker)) return;
  const own = game.plans[side].leans;
  const theirs = game.plans[opposing].leans;
  const edge = edgeOf(
    game.units[side].attack - shiftWear(game, side),
    game.units[opposing].defence - shiftWear(game, opposing),
  );
  const men = game.ice[side].length - game.ice[opposing].length;
  const hurry = urgency(game, side);
  let roll = random.next();
  const shoots = bounded(
    ZONE.shoots * (1 + game.dayVolume[side]) +
      ZONE.shootsPerZ * edge +
      ZONE.shootsPerMan * men +
      ZONE.shootsPerVolume * own.shooting +
      ZONE.shootsPerUrgency * hurry -
      ZONE.shootsPerCycle * -own.offence,
  );
  if (roll < shoots) {
    attempt(game);
    return;
  }
  roll -= shoots;
  const lost = bounded(
    ZONE.lost -
      ZONE.lostPerZ * edge -
      ZONE.lostPerMan * men +
      ZONE.lostPerRushLean * own.offence +
      ZONE.lostPerPhysical * theirs.physicality -
      ZONE.lostPerSelective * own.shooting,
  );
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
  if (!game.netEmpty[other(side)] && random.chance(PENALTY_SHOT.onRush)) {
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
    ZONE.counter +
    ZONE.counterPerUrgency * Math.max(0, urgency(game, side)) -
    ZONE.counterPerBackcheck * game.plans[side].leans.backcheck +
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
    const player = idOf(game, pickOnIce(game, winner, ratings.defendWeight));
    game.events.push({ period: game.period, second: game.clock, type: 'takeaway', side: SIDE_NAMES[winner], player });
  } else if (roll < takeaway + BREAKOUT.giveaway) {
    const loser = other(winner);
    const holder = game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, loser, ratings.passWeight);
    game.events.push({
      period: game.period,
      second: game.clock,
      type: 'giveaway',
      side: SIDE_NAMES[loser],
      player: idOf(game, holder),
    });
  }
}
