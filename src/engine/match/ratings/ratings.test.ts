import { describe, expect, it } from 'vitest';
import { WRONG_HAND_COST } from '#engine/lineup/constants.ts';
import { SKILL } from '#engine/match/constants/players.ts';
import type { MatchInput, MatchPlayer } from '#engine/match/input.ts';
import { startMatch } from '#engine/match/match.ts';
import { breakawayChance } from '#engine/match/play/breakaways.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import { openPeriod } from '#engine/match/setup.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, type PlayWish } from '../../../../tests/factories/play.ts';

/** Returns the ratings of a game in which the home player with the given index is changed. */
function ratingsWith(index: number, change: Partial<MatchPlayer>, wish: PlayWish = {}): Ratings {
  const input = matchInput(wish);
  const players = input.home.players.map((player, at) => (at === index ? { ...player, ...change } : player));
  const changed: MatchInput = { ...input, home: { ...input.home, players } };
  return openPeriod(changed, startMatch(changed), [null, null]).ratings;
}

const CENTER = 1;
const GOALIE = 18;
const plain = ratingsWith(CENTER, {});
const withSkill = (index: number, skill: SpecialSkill, wish: PlayWish = {}) =>
  ratingsWith(index, { specialSkills: [skill] }, wish);

describe('a special skill', () => {
  const raises: [SpecialSkill, Exclude<keyof Ratings, 'size'>][] = [
    ['sniper', 'finish'],
    ['playmaker', 'pass'],
    ['two-way', 'defend'],
    ['power-forward', 'hitWeight'],
    ['faceoff-ace', 'faceoff'],
    ['iron-man', 'stamina'],
    ['shot-blocker', 'blockWeight'],
    ['agitator', 'drawWeight'],
    ['enforcer', 'fightWeight'],
  ];
  it.each(raises)('%s raises %s of a player who has it, modestly', (skill, rating) => {
    const before = plain[rating][CENTER] ?? 0;
    const after = withSkill(CENTER, skill)[rating][CENTER] ?? 0;
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThan(Math.max(1, 4 * Math.abs(before)));
  });

  it('of a big-game goalie counts when the game matters', () => {
    const stop = (importance: number) => {
      const with_ = withSkill(GOALIE, 'big-game-goalie', { importance }).stop[GOALIE] ?? 0;
      return with_ - (ratingsWith(GOALIE, {}, { importance }).stop[GOALIE] ?? 0);
    };
    expect(stop(0)).toBe(0);
    expect(stop(1)).toBeGreaterThan(stop(0.3));
  });

  it('of a workhorse and a puck mover counts in stamina and puck skills', () => {
    expect(withSkill(GOALIE, 'workhorse').stamina[GOALIE]).toBeGreaterThan(plain.stamina[GOALIE] ?? 0);
    expect(withSkill(GOALIE, 'puck-mover').play[GOALIE]).toBeGreaterThan(plain.play[GOALIE] ?? 0);
  });

  it('of a leader lifts the whole team when he wears the C', () => {
    const led = withSkill(CENTER, 'leader');
    for (const index of [0, 5, 14]) expect(led.pass[index]).toBeGreaterThan(plain.pass[index] ?? 0);
    expect(led.pass[25]).toBe(plain.pass[25]);
  });

  it('of a shootout specialist or a breakaway stopper counts one on one', () => {
    const chance = (skater: SpecialSkill | null, goalie: SpecialSkill | null) => {
      const input = matchInput();
      const give = (player: MatchPlayer, at: number, index: number, skill: SpecialSkill | null) =>
        at === index && skill !== null ? { ...player, specialSkills: [skill] } : player;
      const home = { ...input.home, players: input.home.players.map((player, at) => give(player, at, CENTER, skater)) };
      const away = { ...input.away, players: input.away.players.map((player, at) => give(player, at, GOALIE, goalie)) };
      const game = openPeriod({ ...input, home, away }, startMatch(input), [null, null]);
      return breakawayChance(game, CENTER, 20 + GOALIE, 0.33);
    };
    expect(chance('shootout-artist', null)).toBeGreaterThan(chance(null, null));
    expect(chance(null, 'breakaway-stopper')).toBeLessThan(chance(null, null));
  });
});

describe('a player’s rating tonight', () => {
  it('rises with form and morale', () => {
    expect(ratingsWith(CENTER, { form: 90 }).pass[CENTER]).toBeGreaterThan(
      ratingsWith(CENTER, { form: 10 }).pass[CENTER] ?? 0,
    );
    expect(ratingsWith(CENTER, { morale: 90 }).pass[CENTER]).toBeGreaterThan(
      ratingsWith(CENTER, { morale: 10 }).pass[CENTER] ?? 0,
    );
  });

  it('depends on experience the more the game matters', () => {
    const gap = (importance: number) =>
      (ratingsWith(CENTER, { xp: 10 }, { importance }).finish[CENTER] ?? 0) -
      (ratingsWith(CENTER, { xp: 0 }, { importance }).finish[CENTER] ?? 0);
    expect(gap(0)).toBeCloseTo(0);
    expect(gap(1)).toBeGreaterThan(gap(0.3));
  });

  it('falls at an unfamiliar position, most for a forward on defense', () => {
    const at = (positions: MatchPlayer['positions']) => ratingsWith(CENTER, { positions }).pass[CENTER] ?? 0;
    expect(at(['C'])).toBeGreaterThan(at(['LW']));
    expect(at(['LW'])).toBeGreaterThan(at(['LD']));
    expect(at(['LW', 'C'])).toBe(at(['C']));
  });

  it('falls on his off side, more for a defenseman than a wing, as on the lineups screen', () => {
    const cost = (index: number, position: 'LW' | 'RD') => {
      const fits = ratingsWith(index, { hand: position === 'LW' ? 'L' : 'R' }).pass[index] ?? 0;
      return fits - (ratingsWith(index, { hand: position === 'LW' ? 'R' : 'L' }).pass[index] ?? 0);
    };
    expect(cost(0, 'LW') * SKILL.scale).toBeCloseTo(WRONG_HAND_COST.LW);
    expect(cost(13, 'RD') * SKILL.scale).toBeCloseTo(WRONG_HAND_COST.RD);
  });

  it('is higher on home ice than on neutral ice', () => {
    const home = ratingsWith(CENTER, {}).pass[CENTER] ?? 0;
    const neutral = ratingsWith(CENTER, {}, { neutralIce: true }).pass[CENTER] ?? 0;
    expect(home).toBeGreaterThan(neutral);
  });

  it('is relative to the game’s level: two equal teams are as good in any league', () => {
    const meanPass = (level: number) => {
      const { ratings } = gameInPlay({ home: { level }, away: { level } });
      return ratings.pass.reduce((sum, value) => sum + value, 0) / ratings.pass.length;
    };
    expect(Math.abs(meanPass(75) - meanPass(40))).toBeLessThan(0.2);
  });
});
