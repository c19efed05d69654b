import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { AVAILABLE, GONE, idOf } from '#engine/match/game.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { AT_FACEOFF, IN_ZONE, OWN_END } from '#engine/match/play/phase.ts';
import { bringUp } from '#engine/match/play/transition.ts';
import { attackZone } from '#engine/match/play/zone-play.ts';
import { TEAM } from '#engine/match/record/box-score/columns.ts';
import { faceoff } from '#engine/match/whistle/faceoffs.ts';
import { injure } from '#engine/match/whistle/injuries.ts';
import { matchInput, type TeamWish } from '../../../../tests/factories/match.ts';
import { gameInPlay, onIce } from '../../../../tests/factories/play.ts';

/** Returns the home team's per-game averages against an equal team; `rushes` are the visitors' attempts off the rush. */
function homeMeans(home: TeamWish, games = 50): Record<'goals' | 'against' | 'shots' | 'hits' | 'rushes', number> {
  const sums = { goals: 0, against: 0, shots: 0, hits: 0, rushes: 0 };
  for (let seed = 0; seed < games; seed++) {
    const { events, result } = simulateMatch(matchInput({ seed, home }));
    const { goals, shots, hits } = result.box.home.team;
    sums.goals += goals / games;
    sums.against += result.box.away.team.goals / games;
    sums.shots += shots / games;
    sums.hits += hits / games;
    sums.rushes +=
      events.filter((event) => event.type === 'shot' && event.side === 'away' && event.rush).length / games;
  }
  return sums;
}

const typesAfter = (wish: { shorthanded: boolean }, seed: number): MatchEvent['type'][] => {
  const game = gameInPlay({ seed });
  if (wish.shorthanded) game.sides[0].strength = 4;
  game.phase = OWN_END;
  bringUp(game);
  return game.sheet.events().map((event) => event.type);
};

describe('a breakout', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);

  it('sometimes ends in icing, with a defensive-zone faceoff and no change', () => {
    const seed = seeds.find((candidate) => typesAfter({ shorthanded: false }, candidate).includes('icing'));
    const game = gameInPlay({ seed });
    game.phase = OWN_END;
    bringUp(game);
    expect(game.phase).toBe(AT_FACEOFF);
    expect(game.faceoffSpot.x).toBeLessThan(-10);
    expect(game.noChange).toBe(0);
  });

  it('is never called for icing shorthanded', () => {
    for (const seed of seeds) expect(typesAfter({ shorthanded: true }, seed)).not.toContain('icing');
  });
});

describe('a faceoff', () => {
  const homeWins = (skill: number) => {
    let wins = 0;
    for (let seed = 0; seed < 300; seed++) {
      const game = gameInPlay({ seed });
      game.ratings.faceoff.fill(0);
      for (const index of game.sides[0].plan.skaters) game.ratings.faceoff[index] = skill;
      game.phase = AT_FACEOFF;
      faceoff(game);
      if (game.possession === 0) wins++;
    }
    return wins / 300;
  };

  it('is about even between equals, and the better center wins more', () => {
    expect(homeWins(0)).toBeGreaterThan(0.44);
    expect(homeWins(0)).toBeLessThan(0.59);
    expect(homeWins(2.5)).toBeGreaterThan(homeWins(0));
    expect(homeWins(-2.5)).toBeLessThan(homeWins(0));
  });

  it('in the attacking zone starts the attack there', () => {
    const game = gameInPlay();
    game.faceoffSpot = { x: 20, y: 7 };
    game.phase = AT_FACEOFF;
    faceoff(game);
    expect(game.phase).toBe(game.possession === 0 ? IN_ZONE : OWN_END);
  });
});

describe('an injury', () => {
  it('takes the player out of the game, while a knock does not', () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = gameInPlay({ seed });
      const hurt = onIce(game, 1, 2);
      const stopped = injure(game, 1, hurt);
      const [event] = game.sheet.events();
      if (event?.type !== 'injury') throw new Error('an injury is told');
      expect(event.player).toBe(idOf(game, hurt));
      expect(stopped).toBe(event.days > 0);
      expect(game.out[hurt]).toBe(event.days > 0 ? GONE : AVAILABLE);
      expect(event.severity === 'knock').toBe(event.days === 0);
    }
  });

  it('never leaves a team without enough skaters', () => {
    const game = gameInPlay();
    for (const index of game.sides[0].plan.skaters) for (let hit = 0; hit < 20; hit++) injure(game, 0, index);
    const left = game.sides[0].plan.skaters.filter((index) => game.out[index] === AVAILABLE);
    expect(left.length).toBeGreaterThanOrEqual(10);
  });
});

describe('tactics', () => {
  it('for physical play hit more than clean play', () => {
    const hard = homeMeans({ tactics: { physicality: 'hard' } });
    const clean = homeMeans({ tactics: { physicality: 'clean' } });
    expect(hard.hits).toBeGreaterThan(clean.hits * 1.15);
  });

  it('for volume shooting shoot more often than selective shooting', () => {
    const shots = (shooting: 'volume' | 'selective') => {
      const game = gameInPlay({ seed: 8, home: { tactics: { shooting } } });
      for (let moment = 0; moment < 3000; moment++) {
        game.clock = 0;
        game.possession = 0;
        game.phase = IN_ZONE;
        game.rush = false;
        game.rebound = false;
        attackZone(game);
        game.pending.length = 0;
        game.box.length = 0;
        game.out.fill(AVAILABLE);
      }
      return game.sheet.tally.teams[TEAM.attempts]!;
    };
    expect(shots('volume')).toBeGreaterThan(shots('selective') * 1.08);
  });

  it('for a trap allow fewer rushes than pressure in the middle', () => {
    const trap = homeMeans({ tactics: { neutralZone: 'trap' } });
    const pressure = homeMeans({ tactics: { neutralZone: 'pressure' } });
    expect(trap.rushes).toBeLessThan(pressure.rushes - 1);
  });
});

describe('a better team', () => {
  it('scores more than it allows', () => {
    const better = homeMeans({ level: 66 });
    expect(better.goals).toBeGreaterThan(better.against + 0.5);
  });
});
