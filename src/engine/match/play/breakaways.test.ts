import { describe, expect, it } from 'vitest';
import { IN_BOX } from '#engine/match/game.ts';
import { penaltyShot } from '#engine/match/play/breakaways.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { call, gameInPlay, penaltyOn, shareOfMoments } from '../../../../tests/factories/play.ts';

const penaltyShots = (wish: { clock?: number } = {}) => {
  const game = gameInPlay(wish);
  const told: string[][] = [];
  const share = shareOfMoments(game, 2000, () => {
    penaltyShot(game);
    told.push(game.sheet.events().map((event) => event.type));
    return game.sides[0].score > 0;
  });
  return { game, share, told };
};

describe('a penalty shot', () => {
  it('scores about once in three times, and ends in a goal or a faceoff in the goalie’s end', () => {
    const { share, told, game } = penaltyShots();
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
    for (const types of told) expect([['penalty-shot'], ['penalty-shot', 'goal']]).toContainEqual(types.slice(0, 2));
    expect(game.phase).toBe(AT_FACEOFF);
  });

  it('that scores has no assists and ends no penalty', () => {
    let scored = 0;
    for (let seed = 0; seed < 20; seed++) {
      const game = gameInPlay({ seed });
      const offender = penaltyOn(game, 1, 0);
      call(game, offender);
      penaltyShot(game);
      expect(game.out[offender.player]).toBe(IN_BOX);
      const goal = game.sheet.events().find((event) => event.type === 'goal');
      if (goal === undefined) continue;
      expect(goal).toMatchObject({ strength: 'penalty-shot', assists: [], emptyNet: false });
      scored++;
    }
    expect(scored).toBeGreaterThan(0);
  });
});
