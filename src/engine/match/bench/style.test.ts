import { describe, expect, it } from 'vitest';
import { BALANCED_TACTICS, TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { type Chances, chancesOf, styleOf } from '#engine/match/bench/style.ts';
import { dumpIn } from '#engine/match/play/entries.ts';
import { gameInPlay, shareOfMoments } from '../../../../tests/factories/play.ts';

const leansOf = (tactics: Partial<Tactics>) => styleOf({ ...BALANCED_TACTICS, ...tactics }).leans;
/** Returns the chances of the side in possession, by the tactics of both. */
const chances = (own: Partial<Tactics> = {}, theirs: Partial<Tactics> = {}) =>
  chancesOf(leansOf(own), leansOf(theirs), 0);
const usual = chances();

/** The effect of a setting, of either side, on the chances of the side in possession: which rise and which fall. */
interface Effect {
  of: string;
  own?: Partial<Tactics>;
  theirs?: Partial<Tactics>;
  more?: (keyof Chances)[];
  less?: (keyof Chances)[];
}

const EFFECTS: Effect[] = [
  { of: 'forecheckers in numbers', theirs: { forecheck: 'aggressive' }, more: ['breakoutLost', 'icing'] },
  { of: 'an own forecheck in numbers', own: { forecheck: 'aggressive' }, more: ['dumpWon'] },
  { of: 'forwards who hurry back', own: { backcheck: 'hard' }, less: ['neutralCounter', 'zoneCounter', 'entryRush'] },
  { of: 'forwards of theirs who hurry back', theirs: { backcheck: 'hard' }, less: ['rushDanger'] },
  {
    of: 'their trap',
    theirs: { neutralZone: 'trap' },
    more: ['offside', 'dumps'],
    less: ['entryRush', 'neutralLost', 'neutralCounter'],
  },
  {
    of: 'their stepping up',
    theirs: { neutralZone: 'pressure' },
    more: ['entryRush', 'neutralLost', 'neutralCounter'],
    less: ['dumps'],
  },
  { of: 'the stretch pass', own: { breakout: 'stretch' }, more: ['springs', 'icing', 'breakoutLost'] },
  { of: 'the safe pass', own: { breakout: 'safe' }, less: ['springs', 'icing', 'breakoutLost'] },
  { of: 'speed', own: { offense: 'rush' }, more: ['entryRush', 'zoneLost'], less: ['dumps'] },
  { of: 'the cycle', own: { offense: 'cycle' }, more: ['dumps'], less: ['entryRush', 'zoneLost'] },
  {
    of: 'shooting from everywhere',
    own: { shooting: 'volume' },
    more: ['shoots', 'blocked'],
    less: ['danger', 'zoneLost'],
  },
  {
    of: 'waiting for the perfect chance',
    own: { shooting: 'selective' },
    more: ['danger', 'zoneLost'],
    less: ['shoots', 'blocked'],
  },
  { of: 'their rough play', theirs: { physicality: 'hard' }, more: ['zoneLost'] },
];

describe('tactics', () => {
  it.each(EFFECTS)('have benefits and costs: $of', ({ own, theirs, more = [], less = [] }) => {
    const now = chances(own, theirs);
    for (const chance of more) expect(now[chance], chance).toBeGreaterThan(usual[chance]);
    for (const chance of less) expect(now[chance], chance).toBeLessThan(usual[chance]);
  });

  it('counter each other: a stretch pass beats an aggressive forecheck', () => {
    const gain = (theirs: Partial<Tactics>) =>
      chances({ breakout: 'stretch' }, theirs).springs - chances({}, theirs).springs;
    expect(gain({ forecheck: 'aggressive' })).toBeGreaterThan(gain({}));
    expect(gain({ forecheck: 'passive' })).toBeLessThan(gain({}));
  });

  it('counter each other: a trap stops teams that carry the puck, but not those that dump and cycle', () => {
    const cost = (own: Partial<Tactics>) => chances(own).entryRush - chances(own, { neutralZone: 'trap' }).entryRush;
    expect(cost({ offense: 'rush' })).toBeGreaterThan(cost({}));
    expect(cost({ offense: 'cycle' })).toBeCloseTo(0);
  });

  it('that demand more work cost more energy', () => {
    const effort = (tactics: Partial<Tactics>) => styleOf({ ...BALANCED_TACTICS, ...tactics }).effort;
    expect(effort({})).toBe(1);
    for (const hard of [{ forecheck: 'aggressive' }, { backcheck: 'hard' }, { physicality: 'hard' }] as const)
      expect(effort(hard)).toBeGreaterThan(1);
    for (const easy of [{ forecheck: 'passive' }, { backcheck: 'loose' }, { physicality: 'clean' }] as const)
      expect(effort(easy)).toBeLessThan(1);
  });

  it('have three values: the middle is neutral, and the ends are opposite', () => {
    for (const [setting, lean] of Object.entries(leansOf({}))) expect(lean, setting).toBe(0);
    for (const setting of ['forecheck', 'backcheck', 'neutralZone', 'breakout', 'offense', 'shooting'] as const) {
      const [low, , high] = TACTIC_CHOICES[setting];
      expect(leansOf({ [setting]: low })[setting]).toBe(-1);
      expect(leansOf({ [setting]: high })[setting]).toBe(1);
    }
  });
});

describe('a dumped-in puck', () => {
  const wonBack = (goaliePlays: number, netEmpty = false) =>
    shareOfMoments(gameInPlay(), 3000, (game) => {
      game.ratings.play.fill(goaliePlays);
      game.sides[1].netEmpty = netEmpty;
      dumpIn(game, 0, 0);
      return game.possession === 0;
    });

  it('is recovered less often against a good puck-handling goalie in his net', () => {
    expect(wonBack(2)).toBeLessThan(wonBack(0));
    expect(wonBack(-2)).toBeGreaterThan(wonBack(0));
    expect(wonBack(2, true)).toBeGreaterThan(wonBack(2));
  });
});
