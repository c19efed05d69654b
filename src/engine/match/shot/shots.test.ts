import { describe, expect, it } from 'vitest';
import { restBodies } from '#engine/match/bench/bodies.ts';
import { chancesOf } from '#engine/match/bench/style.ts';
import type { Game } from '#engine/match/game.ts';
import { SPECIAL_BITS } from '#engine/match/ratings/ratings.ts';
import { attempt } from '#engine/match/shot/shots.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { gameInPlay, type PlayWish, shareOfMoments } from '../../../../tests/factories/play.ts';

interface Situation extends PlayWish {
  prepare?: (game: Game) => void;
  shooters?: SpecialSkill;
  goalies?: SpecialSkill;
}

/** Returns the share of the home team's attempts that go in. */
function scoring({ prepare, shooters, goalies, ...wish }: Situation = {}): number {
  const game = gameInPlay(wish);
  const { home, away } = game.input;
  for (const [index, { id, positions }] of game.roster.entries()) {
    const isShooter = home.players.some((player) => player.id === id);
    const isGoalie = positions[0] === 'G' && away.players.some((player) => player.id === id);
    if (isShooter && shooters !== undefined) game.ratings.specials[index] = SPECIAL_BITS[shooters];
    if (isGoalie && goalies !== undefined) game.ratings.specials[index] = SPECIAL_BITS[goalies];
  }
  const [us, them] = game.sides;
  // The number of shots is as on any other night.
  us.chances = chancesOf(us.style.leans, them.style.leans, 0);
  return shareOfMoments(game, 8000, () => {
    prepare?.(game);
    const before = us.score;
    attempt(game);
    return us.score > before;
  });
}

describe('a shot attempt', () => {
  it('scores about once in twenty times, more often off the rush, and most off a rebound', () => {
    const set = scoring();
    const rush = scoring({
      prepare: (game) => {
        game.rush = true;
      },
    });
    const rebound = scoring({
      prepare: (game) => {
        game.rebound = true;
      },
    });
    expect(set).toBeGreaterThan(0.025);
    expect(rush).toBeGreaterThan(1.3 * set);
    expect(rebound).toBeGreaterThan(rush);
  });

  it('beats a goalie more often when he is tired, or shaken by goals against', () => {
    const fresh = scoring();
    const tired = scoring({
      prepare: ({ bodies, ratings, roster }) =>
        restBodies(
          bodies,
          roster.map(() => 40),
          ratings.stamina,
        ),
    });
    const shaken = scoring({
      prepare: ({ sides }) => {
        sides[1].allowed = 12;
      },
    });
    expect(tired).toBeGreaterThan(1.04 * fresh);
    expect(shaken).toBeGreaterThan(1.01 * fresh);
  });
});

describe('shooting lanes', () => {
  /** Returns the share of attempts that are blocked, by how hard the shooting side and the other press. */
  const blocked = (own: number, theirs: number) => {
    const game = gameInPlay();
    return shareOfMoments(game, 6000, () => {
      game.sides[0].press = own;
      game.sides[1].press = theirs;
      attempt(game);
      return game.sheet.events().some((event) => event.type === 'shot' && event.outcome === 'blocked');
    });
  };

  it('are crowded by a team protecting a lead, and open against one chasing a goal', () => {
    const usual = blocked(0, 0);
    expect(blocked(0.7, -0.7)).toBeGreaterThan(1.06 * usual);
    expect(blocked(-0.7, 0.7)).toBeLessThan(0.94 * usual);
  });

  it('are normal when both teams are equally cautious', () => {
    expect(blocked(-0.5, -0.5)).toBe(blocked(0, 0));
  });
});

describe('open ice', () => {
  const withSkaters = (skaters: number) =>
    scoring({
      prepare: ({ sides }) => {
        for (const side of sides) side.ice.length = skaters;
      },
    });

  it('makes shots slightly more dangerous at four on four, and far more at three on three', () => {
    const [three, four, five] = [withSkaters(3), withSkaters(4), withSkaters(5)];
    expect(four).toBeGreaterThan(1.05 * five);
    expect(four).toBeLessThan(1.8 * five);
    expect(three).toBeGreaterThan(1.5 * four);
  });
});

describe('a shot-related special skill counts in its own shots:', () => {
  const late: PlayWish = { period: 3, clock: 900, score: [2, 2] };

  it('clutch from the third period on, within a goal', () => {
    expect(scoring({ ...late, shooters: 'clutch' })).toBeGreaterThan(1.015 * scoring(late));
    for (const calm of [
      { ...late, period: 2 },
      { ...late, score: [4, 2] as [number, number] },
    ])
      expect(scoring({ ...calm, shooters: 'clutch' })).toBe(scoring(calm));
  });

  it('quick recovery on rebounds, and at no other time', () => {
    const prepare = (game: Game) => {
      game.rebound = true;
    };
    expect(scoring({ prepare, goalies: 'quick-recovery' })).toBeLessThan(0.985 * scoring({ prepare }));
    expect(scoring({ goalies: 'quick-recovery' })).toBe(scoring());
  });

  it('one-timers, net-front presence and power moves raise shot quality, leadership does not', () => {
    const plain = scoring();
    for (const skill of ['one-timer', 'net-presence', 'power-forward'] as const)
      expect(scoring({ shooters: skill }), skill).toBeGreaterThan(1.01 * plain);
    expect(scoring({ shooters: 'leader' })).toBe(plain);
  });
});
