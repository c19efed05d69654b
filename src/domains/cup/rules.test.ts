import { describe, expect, it } from 'vitest';
import { canDecide } from '#domains/competition/rules.ts';
import { CUP_DAYS, CUP_FORMATS, CUP_WINDOWS } from '#domains/cup/constants.ts';
import { FRIENDLY_DAYS } from '#engine/calendar.ts';
import { draw, finalRanking, isOver } from '#engine/competition/competition.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { Random } from '#engine/random.ts';
import { entrants, playOut } from '../../../tests/factories/tournament.ts';
import {
  cupSettings,
  decideEntry,
  type EntryCase,
  fillersFor,
  fits,
  isTitle,
  nextWindow,
  sizesIn,
  stagesOf,
  windowDrawnOn,
} from './rules.ts';

const FIELDS = CUP_WINDOWS.flatMap((window) => {
  const sizes = sizesIn(window);
  return CUP_FORMATS.flatMap((format) => sizes[format].map((clubs) => ({ window, format, clubs })));
});

describe('the days of cups', () => {
  it('leave out days when every team has a friendly', () => {
    expect(CUP_DAYS.preseason.some((day) => (FRIENDLY_DAYS as readonly number[]).includes(day))).toBe(false);
  });

  it.each([
    [1, 3, 'late-season'],
    [48, 3, 'late-season'],
    [49, 4, 'preseason'],
    [63, 4, 'preseason'],
  ])('a cup opened on day %i is played in season %i (%s)', (day, season, window) => {
    expect(nextWindow({ season: 3, day })).toEqual({ season, window });
  });

  it('begin on the morning of the draw', () => {
    expect([1, 2, 48, 49, 50].map(windowDrawnOn)).toEqual(['preseason', null, null, 'late-season', null]);
  });
});

describe('the format of a cup', () => {
  it('is offered in every form in both windows, and up to sixteen clubs late in the season', () => {
    expect(sizesIn('preseason')).toEqual({
      groups: [4],
      knockout: [4, 5, 6, 7, 8],
      swiss: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    });
    expect(Object.values(sizesIn('late-season')).map((sizes) => sizes.at(-1))).toEqual([16, 16, 16]);
    expect(fits({ format: 'knockout', window: 'preseason', clubs: 9 })).toBe(false);
    expect(fits({ format: 'knockout', window: 'late-season', clubs: 17 })).toBe(false);
    expect(fits({ format: 'groups', window: 'late-season', clubs: 3 })).toBe(false);
  });

  it.each(FIELDS)('for $clubs clubs ($format, $window) has a day for each round, and a spot for each club', (field) => {
    const stages = stagesOf(field);
    const settings = { stages: stages.map((stage) => stage.settings) };
    expect(faultsOf(settings, field.clubs)).toEqual([]);
    expect(settings.stages.every((stage) => canDecide(cupSettings('late-season'), stage))).toBe(true);
    const days = stages.flatMap(({ calendar }) => calendar.days.flat());
    expect(days).toEqual(CUP_DAYS[field.window].slice(0, days.length));
    const over = playOut(draw(settings, entrants(field.clubs), new Random('cup')), new Random('games'));
    expect(isOver(over)).toBe(true);
    expect(new Set(finalRanking(over)).size).toBe(field.clubs);
    for (const [index, stage] of over.stages.entries()) {
      expect(Math.max(...stage.pairings.map(({ round }) => round))).toBeLessThanOrEqual(
        stages[index]?.calendar.days.length ?? 0,
      );
    }
  });
});

describe('an entry in a cup', () => {
  const entry: EntryCase = {
    status: 'open',
    isOpen: true,
    isInvited: false,
    isEntered: false,
    isBusy: false,
    entries: 3,
    size: 4,
  };
  const refused = (change: Partial<EntryCase>) => {
    const decided = decideEntry({ ...entry, ...change });
    return decided.ok ? null : decided.code;
  };

  it('is accepted while the cup is open and has a spot', () => {
    expect(refused({})).toBeNull();
    expect(refused({ entries: 4 })).toBe('cup.full');
    expect(refused({ status: 'drawn' })).toBe('cup.closed');
    expect(refused({ status: 'canceled' })).toBe('cup.closed');
  });

  it('is limited to one cup on the same days', () => {
    expect(refused({ isEntered: true, isBusy: true })).toBe('cup.entered');
    expect(refused({ isBusy: true })).toBe('cup.other-cup');
  });

  it('needs an invitation where the cup is not open to all', () => {
    expect(refused({ isOpen: false })).toBe('cup.by-invitation');
    expect(refused({ isOpen: false, isInvited: true })).toBeNull();
  });
});

it('a cup counts for a title with managers of four households', () => {
  expect([0, 3, 4, 9].map(isTitle)).toEqual([false, false, true, true]);
});

it('a cup is filled with AI clubs of its tier, then with the closest in strength', () => {
  const clubs = [
    { id: 1, overall: 90, tier: 1 },
    { id: 2, overall: 61, tier: 2 },
    { id: 3, overall: 55, tier: 1 },
    { id: 4, overall: 58, tier: 1 },
  ];
  const ids = (tier: number | null, places: number) =>
    fillersFor(clubs, { overall: 60, tier, places }).map(({ id }) => id);
  expect(ids(1, 3)).toEqual([4, 3, 1]);
  expect(ids(1, 9)).toEqual([4, 3, 1, 2]);
  expect(ids(null, 2)).toEqual([2, 4]);
  expect(ids(null, -1)).toEqual([]);
});
