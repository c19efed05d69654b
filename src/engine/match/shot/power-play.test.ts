import { describe, expect, it } from 'vitest';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import type { Game } from '#engine/match/game.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { NET_FRONT, OFF_REBOUND, OFF_RUSH, POINT, SET } from '#engine/match/shot/shot-model.ts';
import { attempt } from '#engine/match/shot/shots.ts';
import { gameInPlay, shareOfMoments } from '../../../../tests/factories/play.ts';

const ATTEMPTS = 3000;
/** Indices in the home team's list: a wing of the second line, and the first pair. */
const WING = 3;
const LEFT_BACK = 12;
const RIGHT_BACK = 13;

/** Returns a five-on-four; by default a second-line wing plays the first unit's right point. */
function powerPlay(five?: readonly number[]): Game {
  const game = gameInPlay();
  const [unit] = game.sides[0].plan.powerPlay as number[][];
  unit?.splice(0, 5, ...(five ?? [0, 1, 2, LEFT_BACK, WING]));
  game.sides[1].strength = 4;
  game.phase = AT_FACEOFF;
  changeAtWhistle(game);
  return game;
}

/** Returns the share of the home team's attempts that meet the condition. */
const shareOf = (game: Game, isSo: (shot: Game['shot']) => boolean) =>
  shareOfMoments(game, ATTEMPTS, () => {
    attempt(game);
    return isSo(game.shot);
  });

describe('a power play', () => {
  it('has its one defenseman at the point, wherever the lineup puts him, and four forwards in front', () => {
    for (const back of [
      [LEFT_BACK, WING],
      [WING, LEFT_BACK],
    ]) {
      const { forwards, ice, points } = powerPlay([0, 1, 2, ...back]).sides[0];
      expect([forwards, points]).toEqual([4, 1]);
      expect(ice).toEqual([0, 1, 2, WING, LEFT_BACK]);
    }
  });

  it('with two defensemen has both at the points, and with five forwards the left one', () => {
    expect(powerPlay([0, 1, 2, LEFT_BACK, RIGHT_BACK]).sides[0]).toMatchObject({ forwards: 3, points: 2 });
    expect(powerPlay([0, 1, 2, 4, WING]).sides[0].ice).toEqual([0, 1, 2, WING, 4]);
  });

  it('lets the fourth forward shoot from forward positions, not from the point', () => {
    const game = powerPlay();
    const his = shareOf(game, ({ shooter }) => shooter === WING);
    const fromThePoint = shareOf(game, ({ shooter, origin }) => shooter === WING && origin === POINT);
    const fromInFront = [SET, NET_FRONT, OFF_RUSH, OFF_REBOUND];
    const inFront = shareOf(game, ({ shooter, origin }) => shooter === WING && fromInFront.includes(origin));
    expect(fromThePoint).toBe(0);
    expect(his).toBeGreaterThan(0.1);
    expect(inFront).toBeGreaterThan(0.1);
  });

  it('feeds its best finisher more often than the same players do at five on five', () => {
    const game = powerPlay([0, 1, 2, LEFT_BACK, RIGHT_BACK]);
    const { finish } = game.ratings;
    const [best] = [0, 1, 2].sort((one, other) => (finish[other] ?? 0) - (finish[one] ?? 0));
    const his = ({ shooter }: Game['shot']) => shooter === best;
    expect(shareOf(game, his)).toBeGreaterThan(1.15 * shareOf(gameInPlay(), his));
  });
});
