import { describe, expect, it } from 'vitest';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import type { Game } from '#engine/match/game.ts';
import { pullInPlay, pullOnDelay } from '#engine/match/goalie/goalie-pull.ts';
import { IN_ZONE, OWN_END } from '#engine/match/play/phase.ts';
import { gain } from '#engine/match/play/possession.ts';
import { SIDES } from '#engine/match/sides.ts';
import { gameInPlay, onIce, penaltyOn, score, skatersOf } from '../../../../tests/factories/play.ts';

const typesOf = (game: Game) => game.sheet.events().map((event) => event.type);

describe('a delayed penalty', () => {
  it('is called when the offending team touches the puck', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 1, 0));
    gain(game, 0, onIce(game, 0, 2), IN_ZONE);
    expect(typesOf(game)).not.toContain('penalty');
    gain(game, 1, onIce(game, 1, 3), OWN_END);
    expect(typesOf(game)).toContain('penalty');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
  });

  it('is wiped out by a goal against if it is a minor', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 1, 0));
    score(game, 0);
    expect(typesOf(game)).not.toContain('penalty');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });

  it('is still served if it is a major', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 1, 0, { kind: 'major', infraction: 'boarding', minutes: 5 }));
    score(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
  });

  it('against a team with its own goalie out is called like any other', () => {
    const game = gameInPlay({ period: 3, score: [2, 1], clock: 1150 });
    game.possession = 1;
    pullInPlay(game, 1);
    game.pending.push(penaltyOn(game, 1, 0));
    gain(game, 1, onIce(game, 1, 3), OWN_END);
    changeAtWhistle(game);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.sides[1].strength).toBe(4);
    expect(game.sides[1].netEmpty).toBe(true);
  });

  it('brings the goalie back into the empty net before the power play', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 1, 0));
    for (let moment = 0; moment < 20 && !game.sides[0].netEmpty; moment++) pullOnDelay(game, 0);
    expect(skatersOf(game)).toEqual([6, 5]);
    gain(game, 1, onIce(game, 1, 3), OWN_END);
    changeAtWhistle(game);
    expect(game.sides[0].netEmpty).toBe(false);
    expect(skatersOf(game)).toEqual([5, 4]);
  });

  it('on both teams leaves both goalies in net', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 0, 0), penaltyOn(game, 1, 0));
    for (let moment = 0; moment < 20; moment++) for (const side of SIDES) pullOnDelay(game, side);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
  });
});
