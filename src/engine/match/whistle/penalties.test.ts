import { describe, expect, it } from 'vitest';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import { AVAILABLE, AWAITS_WHISTLE, type Game, GONE, IN_BOX, idOf } from '#engine/match/game.ts';
import { advance } from '#engine/match/play/clock.ts';
import { MIDDLE } from '#engine/match/play/phase.ts';
import { turnToPeriod } from '#engine/match/setup.ts';
import { sendOff, setManpower } from '#engine/match/whistle/penalty-box.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';
import { call, gameInPlay, penaltyOn, score, skatersOf } from '../../../../tests/factories/play.ts';

/** Takes the period's opening faceoff with both benches' first units. */
function faceoffIn(game: Game): void {
  setManpower(game);
  changeAtWhistle(game);
  game.phase = MIDDLE;
}

const typesOf = (game: Game) => game.sheet.events().map((event) => event.type);

describe('a minor', () => {
  it('leaves the team shorthanded for two minutes', () => {
    const game = gameInPlay();
    const offender = penaltyOn(game, 1, 0);
    call(game, offender);
    expect(skatersOf(game)).toEqual([5, 4]);
    expect(game.out[offender.player]).toBe(IN_BOX);
    advance(game, 119);
    expect(skatersOf(game)).toEqual([5, 4]);
    advance(game, 1);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.sides[1].ice).toContain(offender.player);
  });

  it('ends with a goal against', () => {
    const game = gameInPlay();
    const offender = penaltyOn(game, 1, 0);
    call(game, offender);
    advance(game, 30);
    score(game, 0);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({ type: 'penalty-over', player: idOf(game, offender.player), reason: 'goal-against' }),
    );
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });

  it('does not end when the shorthanded team scores', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 1, 0));
    score(game, 1);
    expect(typesOf(game)).not.toContain('penalty-over');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.sheet.events()).toContainEqual(expect.objectContaining({ type: 'goal', strength: 'shorthanded' }));
  });

  it('does not end with a goal while both teams are equally short', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 0, 0), penaltyOn(game, 1, 0));
    score(game, 0);
    expect(typesOf(game)).not.toContain('penalty-over');
  });

  it('is served by a teammate when the goalie commits it', () => {
    const game = gameInPlay();
    const stand = game.sides[0].plan.lines[2]?.[0] ?? -1;
    call(game, penaltyOn(game, 0, 0, { player: game.sides[0].goalie, servedBy: stand }));
    expect(game.out[game.sides[0].goalie]).toBe(AVAILABLE);
    expect(game.out[stand]).toBe(IN_BOX);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({
        type: 'penalty',
        player: idOf(game, game.sides[0].goalie),
        servedBy: idOf(game, stand),
      }),
    );
  });
});

describe('a double minor', () => {
  it('loses its first half to a goal in it, and ends with a goal in the second', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 1, 0, { kind: 'double-minor', infraction: 'high-sticking', minutes: 4 }));
    advance(game, 60);
    score(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.nextRelease).toBe(180);
    changeAtWhistle(game);
    game.phase = MIDDLE;
    advance(game, 30);
    score(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });
});

describe('a delayed double minor', () => {
  it('loses one of its minors to a goal, and the other is served', () => {
    const game = gameInPlay();
    game.pending.push(penaltyOn(game, 1, 0, { kind: 'double-minor', infraction: 'high-sticking', minutes: 4 }));
    score(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.sheet.events()).toContainEqual(expect.objectContaining({ type: 'penalty', minutes: 2 }));
    expect(game.nextRelease).toBe(120);
  });
});

describe('a major', () => {
  it('is served in full, whatever the other team scores', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 1, 0, { kind: 'major', infraction: 'boarding', minutes: 5 }));
    score(game, 0);
    score(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.nextRelease).toBe(300);
  });

  it('on both sides for a fight leaves manpower even, and both sit until a whistle after five minutes', () => {
    const game = gameInPlay();
    const home = penaltyOn(game, 0, 0, { kind: 'major', infraction: 'fighting', minutes: 5 });
    const away = penaltyOn(game, 1, 1, { kind: 'major', infraction: 'fighting', minutes: 5 });
    call(game, home, away);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.sides[0].ice).not.toContain(home.player);
    advance(game, 300);
    expect(game.out[home.player]).toBe(AWAITS_WHISTLE);
    whistle(game, { side: 0, x: 0 });
    expect(game.out[home.player]).toBe(AVAILABLE);
  });
});

describe('penalties at the same whistle', () => {
  it('one minor each at full strength is played four on four', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 0, 0), penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([4, 4]);
  });

  it('two minors against one leave one team a player short', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 0, 0), penaltyOn(game, 1, 0), penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([5, 4]);
  });

  it('one minor each while a team is already short changes nothing', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 1, 0));
    advance(game, 10);
    call(game, penaltyOn(game, 0, 1), penaltyOn(game, 1, 1));
    expect(skatersOf(game)).toEqual([5, 4]);
  });
});

describe('three players of one team in the box', () => {
  it('leave three on the ice, and the third penalty starts later', () => {
    const game = gameInPlay();
    call(game, penaltyOn(game, 1, 0));
    advance(game, 20);
    call(game, penaltyOn(game, 1, 0));
    advance(game, 20);
    call(game, penaltyOn(game, 1, 0));
    expect(skatersOf(game)).toEqual([5, 3]);
    // The first is out after two minutes, when the third begins: still three on the ice.
    advance(game, 80);
    expect(game.box).toHaveLength(2);
    expect(skatersOf(game)).toEqual([5, 3]);
    advance(game, 20);
    expect(skatersOf(game)).toEqual([5, 4]);
    advance(game, 100);
    expect(skatersOf(game)).toEqual([5, 5]);
  });
});

describe('a misconduct', () => {
  it('removes the player for ten minutes, without a shorthanded team', () => {
    const game = gameInPlay();
    const offender = penaltyOn(game, 0, 0, { kind: 'misconduct', infraction: 'abuse-of-officials', minutes: 10 });
    call(game, offender);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.out[offender.player]).toBe(IN_BOX);
    advance(game, 600);
    expect(game.out[offender.player]).toBe(AWAITS_WHISTLE);
  });

  it('as a game misconduct removes him for good', () => {
    const game = gameInPlay();
    const offender = penaltyOn(game, 0, 0, { kind: 'game-misconduct', infraction: 'unsportsmanlike', minutes: 10 });
    call(game, offender);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.out[offender.player]).toBe(GONE);
  });
});

describe('a match penalty', () => {
  it('ejects the player, and a teammate serves five minutes', () => {
    const game = gameInPlay();
    const offender = penaltyOn(game, 1, 0, { kind: 'match', infraction: 'spearing', minutes: 15 });
    call(game, offender);
    expect(skatersOf(game)).toEqual([5, 4]);
    expect(game.out[offender.player]).toBe(GONE);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({ type: 'penalty', servedBy: expect.any(Number) }),
    );
    advance(game, 300);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.sides[1].ice).not.toContain(offender.player);
  });
});

describe('a penalty still running at the horn', () => {
  const atTheHorn = () => {
    const game = gameInPlay({ clock: 1170 });
    const offender = penaltyOn(game, 1, 0);
    call(game, offender);
    advance(game, 100);
    return { game, offender };
  };

  it('carries over to the next period: a player short at the faceoff, until two minutes have been played', () => {
    const { game, offender } = atTheHorn();
    expect(game.clock).toBe(1200);
    turnToPeriod(game, 'regulation');
    faceoffIn(game);
    expect(skatersOf(game)).toEqual([5, 4]);
    advance(game, 89);
    expect(skatersOf(game)).toEqual([5, 4]);
    advance(game, 1);
    expect(skatersOf(game)).toEqual([5, 5]);
    expect(game.sides[1].ice).toContain(offender.player);
  });

  it('gives the other team a fourth skater when 3-on-3 overtime follows', () => {
    const { game } = atTheHorn();
    turnToPeriod(game, 'overtime');
    faceoffIn(game);
    expect(skatersOf(game)).toEqual([4, 3]);
  });
});

describe('a player injured in a fight', () => {
  it('does not return when his five minutes are over', () => {
    const game = gameInPlay();
    const home = penaltyOn(game, 0, 0, { kind: 'major', infraction: 'fighting', minutes: 5 });
    const away = penaltyOn(game, 1, 1, { kind: 'major', infraction: 'fighting', minutes: 5 });
    call(game, home, away);
    sendOff(game, home.player);
    advance(game, 300);
    whistle(game, { side: 0, x: 0 });
    expect(game.out[home.player]).toBe(GONE);
    expect(game.out[away.player]).toBe(AVAILABLE);
    expect(skatersOf(game)).toEqual([5, 5]);
  });
});
