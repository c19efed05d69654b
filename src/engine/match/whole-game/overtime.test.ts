import { describe, expect, it } from 'vitest';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import { AVAILABLE, IN_BOX } from '#engine/match/game.ts';
import { advance } from '#engine/match/play/clock.ts';
import { PLAY_OVER } from '#engine/match/play/phase.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';
import { call, gameInPlay, penaltyOn, score, skatersOf } from '../../../../tests/factories/play.ts';

describe('in a 3-on-3 overtime', () => {
  const overtime = () => {
    const game = gameInPlay();
    game.stage = 'overtime';
    whistle(game, { side: 0, x: 0 });
    changeAtWhistle(game);
    return game;
  };

  it('a penalty gives the other team a fourth skater, and both keep four until the whistle', () => {
    const game = overtime();
    expect(skatersOf(game)).toEqual([3, 3]);
    call(game, penaltyOn(game, 1, 0));
    expect(skatersOf(game)).toEqual([4, 3]);
    advance(game, 120);
    expect(skatersOf(game)).toEqual([4, 4]);
    whistle(game, { side: 0, x: 0 });
    changeAtWhistle(game);
    expect(skatersOf(game)).toEqual([3, 3]);
  });

  it('two penalties make it five on three', () => {
    const game = overtime();
    call(game, penaltyOn(game, 1, 0), penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([5, 3]);
  });

  it('one minor each cancel: both sit, and it stays three on three', () => {
    const game = overtime();
    const [home, away] = [penaltyOn(game, 0, 0), penaltyOn(game, 1, 1)];
    call(game, home, away);
    expect(skatersOf(game)).toEqual([3, 3]);
    expect([game.out[home.player], game.out[away.player]]).toEqual([IN_BOX, IN_BOX]);
    advance(game, 120);
    expect(skatersOf(game)).toEqual([3, 3]);
    whistle(game, { side: 0, x: 0 });
    expect([game.out[home.player], game.out[away.player]]).toEqual([AVAILABLE, AVAILABLE]);
  });

  it('two minors against one leave four on three', () => {
    const game = overtime();
    call(game, penaltyOn(game, 0, 0), penaltyOn(game, 1, 0), penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([4, 3]);
  });

  it('the deciding goal ends the game at once, with a penalty still running', () => {
    const game = overtime();
    call(game, penaltyOn(game, 1, 0));
    score(game, 1);
    expect(game.phase).toBe(PLAY_OVER);
  });
});

describe('in a 4-on-4 overtime', () => {
  const overtime = () => {
    const game = gameInPlay({ overtime: { men: 4, minutes: 5, shootout: true } });
    game.stage = 'overtime';
    whistle(game, { side: 0, x: 0 });
    changeAtWhistle(game);
    return game;
  };

  it('a penalty leaves its team with three, and a second gives the other team a fifth skater', () => {
    const game = overtime();
    expect(skatersOf(game)).toEqual([4, 4]);
    call(game, penaltyOn(game, 1, 0));
    expect(skatersOf(game)).toEqual([4, 3]);
    call(game, penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([5, 3]);
  });

  it('one minor each leaves three on three, and both return when their time is over', () => {
    const game = overtime();
    call(game, penaltyOn(game, 0, 0), penaltyOn(game, 1, 0));
    expect(skatersOf(game)).toEqual([3, 3]);
    advance(game, 120);
    expect(skatersOf(game)).toEqual([4, 4]);
  });
});
