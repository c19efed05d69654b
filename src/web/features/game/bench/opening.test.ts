import { describe, expect, it } from 'vitest';
import { type Opened, openingAt } from '#web/features/game/bench/opening.ts';

const play = { isBreak: false, period: 1, tab: 'plays', isOn: true, isBusy: false };
const intermission = { ...play, isBreak: true };
const opened: Opened = { period: 1, from: 'plays', isUsed: false };

describe('a bench that opens by itself', () => {
  it('opens as the intermission begins, once', () => {
    expect(openingAt(null, play)).toBeNull();
    expect(openingAt(null, intermission)).toEqual({ opened, tab: 'bench' });
    expect(openingAt(opened, { ...intermission, tab: 'bench' })).toBeNull();
    // The user has gone back to the plays.
    expect(openingAt(opened, intermission)).toBeNull();
    expect(openingAt(opened, { ...intermission, period: 2, tab: 'chat' })).toMatchObject({ tab: 'bench' });
  });

  it('stays closed for those who chose so, are writing, or have it open', () => {
    for (const moment of [
      { ...intermission, isOn: false },
      { ...intermission, isBusy: true },
      { ...intermission, tab: 'bench' },
    ])
      expect(openingAt(null, moment)).toEqual({ opened: { ...opened, from: null } });
  });

  it('returns to the tab before with the faceoff, unless it was used or left', () => {
    expect(openingAt(opened, { ...play, tab: 'bench' })).toEqual({ opened: null, tab: 'plays' });
    expect(openingAt({ ...opened, isUsed: true }, { ...play, tab: 'bench' })).toEqual({ opened: null });
    expect(openingAt(opened, { ...play, tab: 'chat' })).toEqual({ opened: null });
    expect(openingAt({ ...opened, from: null }, { ...play, tab: 'bench' })).toEqual({ opened: null });
  });
});
