import { describe, expect, it } from 'vitest';
import { advance } from '#engine/match/clock.ts';
import { AVAILABLE, AWAITS_WHISTLE, type Game, GONE, IN_BOX, idOf, type PendingPenalty } from '#engine/match/game.ts';
import { scoreGoal } from '#engine/match/goals.ts';
import { changeAtWhistle } from '#engine/match/lines.ts';
import { IN_ZONE, MIDDLE, OWN_END } from '#engine/match/phase.ts';
import { gain } from '#engine/match/possession.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { whistle } from '#engine/match/whistle.ts';
import { gameInPlay, onIce } from '../../../tests/factories/play.ts';

function penalty(game: Game, side: SideIndex, place: number, wish: Partial<PendingPenalty> = {}): PendingPenalty {
  return {
    side,
    player: onIce(game, side, place),
    servedBy: -1,
    kind: 'minor',
    infraction: 'tripping',
    minutes: 2,
    ...wish,
  };
}

/** Calls the penalties at a whistle in the middle, and resumes play with the units that the manpower asks for. */
function call(game: Game, ...penalties: PendingPenalty[]): void {
  game.pending.push(...penalties);
  whistle(game, { side: 0, x: 0 });
  changeAtWhistle(game);
  game.phase = MIDDLE;
}

const goal = (game: Game, side: SideIndex) =>
  scoreGoal(game, { side, scorer: onIce(game, side), emptyNet: false, penaltyShot: false });
const skaters = (game: Game) => [game.sides[0].ice.length, game.sides[1].ice.length];
const typesOf = (game: Game) => game.sheet.events().map((event) => event.type);

describe('a minor', () => {
  it('costs the team a man for two minutes', () => {
    const game = gameInPlay();
    const offender = penalty(game, 1, 0);
    call(game, offender);
    expect(skaters(game)).toEqual([5, 4]);
    expect(game.out[offender.player]).toBe(IN_BOX);
    advance(game, 119);
    expect(skaters(game)).toEqual([5, 4]);
    advance(game, 1);
    expect(skaters(game)).toEqual([5, 5]);
    expect(game.sides[1].ice).toContain(offender.player);
  });

  it('ends with a goal against', () => {
    const game = gameInPlay();
    const offender = penalty(game, 1, 0);
    call(game, offender);
    advance(game, 30);
    goal(game, 0);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({ type: 'penalty-over', player: idOf(game, offender.player), reason: 'goal-against' }),
    );
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });

  it('does not end when the short-handed team scores', () => {
    const game = gameInPlay();
    call(game, penalty(game, 1, 0));
    goal(game, 1);
    expect(typesOf(game)).not.toContain('penalty-over');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.sheet.events()).toContainEqual(expect.objectContaining({ type: 'goal', strength: 'short-handed' }));
  });

  it('does not end with a goal while both teams are equally short', () => {
    const game = gameInPlay();
    call(game, penalty(game, 0, 0), penalty(game, 1, 0));
    goal(game, 0);
    expect(typesOf(game)).not.toContain('penalty-over');
  });

  it('is served by a team mate when the goalie commits it', () => {
    const game = gameInPlay();
    const stand = game.sides[0].plan.lines[2]?.[0] ?? -1;
    call(game, penalty(game, 0, 0, { player: game.sides[0].goalie, servedBy: stand }));
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
    call(game, penalty(game, 1, 0, { kind: 'double-minor', infraction: 'high-sticking', minutes: 4 }));
    advance(game, 60);
    goal(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.nextRelease).toBe(180);
    changeAtWhistle(game);
    game.phase = MIDDLE;
    advance(game, 30);
    goal(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });
});

describe('a major', () => {
  it('is served in full, whatever the other team scores', () => {
    const game = gameInPlay();
    call(game, penalty(game, 1, 0, { kind: 'major', infraction: 'boarding', minutes: 5 }));
    goal(game, 0);
    goal(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
    expect(game.nextRelease).toBe(300);
  });

  it('on both sides for a fight leaves the manpower as it is, and both sit until a whistle after five minutes', () => {
    const game = gameInPlay();
    const home = penalty(game, 0, 0, { kind: 'major', infraction: 'fighting', minutes: 5 });
    const away = penalty(game, 1, 1, { kind: 'major', infraction: 'fighting', minutes: 5 });
    call(game, home, away);
    expect(skaters(game)).toEqual([5, 5]);
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
    call(game, penalty(game, 0, 0), penalty(game, 1, 1));
    expect(skaters(game)).toEqual([4, 4]);
  });

  it('two minors against one leave one man short', () => {
    const game = gameInPlay();
    call(game, penalty(game, 0, 0), penalty(game, 1, 0), penalty(game, 1, 1));
    expect(skaters(game)).toEqual([5, 4]);
  });

  it('one minor each while somebody is short already changes nothing', () => {
    const game = gameInPlay();
    call(game, penalty(game, 1, 0));
    advance(game, 10);
    call(game, penalty(game, 0, 1), penalty(game, 1, 1));
    expect(skaters(game)).toEqual([5, 4]);
  });
});

describe('three men of one team in the box', () => {
  it('leave three on the ice, and the third waits for his time to begin', () => {
    const game = gameInPlay();
    call(game, penalty(game, 1, 0));
    advance(game, 20);
    call(game, penalty(game, 1, 0));
    advance(game, 20);
    call(game, penalty(game, 1, 0));
    expect(skaters(game)).toEqual([5, 3]);
    // The first is out after two minutes, the third begins then: still three on the ice.
    advance(game, 80);
    expect(game.box).toHaveLength(2);
    expect(skaters(game)).toEqual([5, 3]);
    advance(game, 20);
    expect(skaters(game)).toEqual([5, 4]);
    advance(game, 100);
    expect(skaters(game)).toEqual([5, 5]);
  });
});

describe('a misconduct', () => {
  it('takes the player away for ten minutes, not a man from his team', () => {
    const game = gameInPlay();
    const offender = penalty(game, 0, 0, { kind: 'misconduct', infraction: 'abuse-of-officials', minutes: 10 });
    call(game, offender);
    expect(skaters(game)).toEqual([5, 5]);
    expect(game.out[offender.player]).toBe(IN_BOX);
    advance(game, 600);
    expect(game.out[offender.player]).toBe(AWAITS_WHISTLE);
  });

  it('as a game misconduct takes him away for good', () => {
    const game = gameInPlay();
    const offender = penalty(game, 0, 0, { kind: 'game-misconduct', infraction: 'unsportsmanlike', minutes: 10 });
    call(game, offender);
    expect(skaters(game)).toEqual([5, 5]);
    expect(game.out[offender.player]).toBe(GONE);
  });
});

describe('a match penalty', () => {
  it('sends the player off, and a team mate serves five minutes', () => {
    const game = gameInPlay();
    const offender = penalty(game, 1, 0, { kind: 'match', infraction: 'spearing', minutes: 15 });
    call(game, offender);
    expect(skaters(game)).toEqual([5, 4]);
    expect(game.out[offender.player]).toBe(GONE);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({ type: 'penalty', servedBy: expect.any(Number) }),
    );
    advance(game, 300);
    expect(skaters(game)).toEqual([5, 5]);
    expect(game.sides[1].ice).not.toContain(offender.player);
  });
});

describe('a delayed penalty', () => {
  it('is called when the offending team touches the puck', () => {
    const game = gameInPlay();
    game.pending.push(penalty(game, 1, 0));
    gain(game, 0, onIce(game, 0, 2), IN_ZONE);
    expect(typesOf(game)).not.toContain('penalty');
    gain(game, 1, onIce(game, 1, 3), OWN_END);
    expect(typesOf(game)).toContain('penalty');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
  });

  it('is washed out by a goal of the other team when it is a minor', () => {
    const game = gameInPlay();
    game.pending.push(penalty(game, 1, 0));
    goal(game, 0);
    expect(typesOf(game)).not.toContain('penalty');
    expect(game.sides.map((side) => side.strength)).toEqual([5, 5]);
  });

  it('is still served when it is a major', () => {
    const game = gameInPlay();
    game.pending.push(penalty(game, 1, 0, { kind: 'major', infraction: 'boarding', minutes: 5 }));
    goal(game, 0);
    expect(game.sides.map((side) => side.strength)).toEqual([5, 4]);
  });
});

describe('in a 3-on-3 overtime', () => {
  const overtime = () => {
    const game = gameInPlay();
    game.stage = 'three-on-three';
    whistle(game, { side: 0, x: 0 });
    changeAtWhistle(game);
    return game;
  };

  it('a penalty gives the other team a fourth man, and the fourth of both stays until the whistle', () => {
    const game = overtime();
    expect(skaters(game)).toEqual([3, 3]);
    call(game, penalty(game, 1, 0));
    expect(skaters(game)).toEqual([4, 3]);
    advance(game, 120);
    expect(skaters(game)).toEqual([4, 4]);
    whistle(game, { side: 0, x: 0 });
    changeAtWhistle(game);
    expect(skaters(game)).toEqual([3, 3]);
  });

  it('two penalties make it five on three', () => {
    const game = overtime();
    call(game, penalty(game, 1, 0), penalty(game, 1, 1));
    expect(skaters(game)).toEqual([5, 3]);
  });
});
