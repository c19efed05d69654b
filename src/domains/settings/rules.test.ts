import { describe, expect, it } from 'vitest';
import {
  COLUMN_WIDTH,
  MAX_COLUMN_ID,
  MAX_COLUMNS,
  RATING_BANDS,
  SETTINGS,
  type SettingValue,
} from '#domains/settings/constants.ts';
import { settingsRefusals } from '#domains/settings/refusals.ts';
import { faultsOfSettings, fillSettings, isDefault, TABLE_SETTINGS } from '#domains/settings/rules.ts';

describe('user settings', () => {
  it('start at the specified defaults', () => {
    const settings = fillSettings({});
    expect(Object.keys(settings)).toEqual(Object.keys(SETTINGS));
    const { 'rating-colors': _ofBands, language, 'time-format': clock, ...specified } = settings;
    // Two of our own, which have no effect until they are set.
    expect([language, clock]).toEqual(['auto', 'auto']);
    expect(specified).toEqual({
      'export-pre-draft-rankings': true,
      'export-team-rosters': true,
      'export-shortlist': true,
      'export-user-tournament-stats': true,
      'lineup-skills': false,
      'lineup-specials': false,
      'banana-day-clues': false,
      'ua-schedule': false,
      'ua-cup-pro': false,
      'ua-cup-frm': false,
      'ua-cup-u21': false,
      'ua-cup-u17': false,
      'ua-cup-earliest-time': 'any',
      'ua-cup-latest-time': 'any',
      'ua-cup-correct-time': false,
      'skill-level-numbers': true,
      'custom-player-acceptance': 'any',
      'tournament-earliest-time': 'none',
      'tournament-latest-time': 'none',
      'tournament-public-creation': true,
      'tournament-sponsor': true,
      'sounds-hidden': false,
      'lineup-quick-filter-hidden': false,
      'custom-affiliate-names': true,
      'jersey-number-style': 'plain',
      theme: 'light',
      'ovr-calculator': true,
    });
  });

  it('have a color for each rating band, from 90 plus down to below 40', () => {
    expect(RATING_BANDS).toEqual([90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 0]);
    expect(
      Object.keys(SETTINGS['rating-colors'].default)
        .map(Number)
        .sort((a, b) => b - a),
    ).toEqual([...RATING_BANDS]);
  });

  it('apply the user’s changes, color by color', () => {
    const settings = fillSettings({ theme: 'dark', 'rating-colors': { '90': '#000000' } });
    expect(settings['theme']).toBe('dark');
    expect(settings['rating-colors']).toMatchObject({ '90': '#000000', '85': SETTINGS['rating-colors'].default['85'] });
  });

  it('ignore stored values that an older version allowed', () => {
    expect(fillSettings({ theme: 'neon', gone: true })).toEqual(fillSettings({}));
  });

  it('refuse unknown ids, wrong types, invalid choices and invalid colors', () => {
    expect(faultsOfSettings({ theme: 'dark', 'ua-schedule': true })).toBeNull();
    const faults = faultsOfSettings({
      toString: true,
      __proto__x: true,
      theme: 'neon',
      'ua-schedule': 'true',
      'rating-colors': { '90': 'red' },
      'ua-cup-earliest-time': '24:00',
    });
    expect(Object.keys(faults ?? {}).sort()).toEqual([
      'settings.__proto__x',
      'settings.rating-colors',
      'settings.theme',
      'settings.toString',
      'settings.ua-cup-earliest-time',
      'settings.ua-schedule',
    ]);
    expect(faultsOfSettings({ 'rating-colors': { '91': '#ffffff' } })).not.toBeNull();
  });

  it('of a noun are declared by its slice, and stay as stored', () => {
    const ofNouns = { 'fans.letters': { kind: 'switch', default: true } } as const;
    expect(faultsOfSettings({ 'fans.letters': false }, ofNouns)).toBeNull();
    expect(faultsOfSettings({ 'fans.letters': 'no', 'fans.gone': true }, ofNouns)).toEqual({
      'settings.fans.letters': settingsRefusals.noSwitch(),
      'settings.fans.gone': settingsRefusals.unknown(),
    });
    expect(fillSettings({ 'fans.letters': false })['fans.letters']).toBe(false);
  });

  it('of a table take each column once, and widths that fit a screen', () => {
    const faultOf = (layout: object) =>
      faultsOfSettings({ 'table.standings': layout as SettingValue }, TABLE_SETTINGS)?.['settings.table.standings'];
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ hidden: ['losses'], order: ['points', 'wins'], widths: { wins: 90 } })).toBeUndefined();
    const unusable = [
      { hidden: ['losses', 'losses'] },
      { order: ['<b>'] },
      { order: [1] },
      { hidden: Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => `c${index}`) },
      { widths: { wins: COLUMN_WIDTH.max + 1 } },
      { widths: { wins: COLUMN_WIDTH.min - 1 } },
      { widths: { wins: '90' } },
      { widths: { ['x'.repeat(MAX_COLUMN_ID + 1)]: 90 } },
      { sort: 'wins' },
    ];
    for (const layout of unusable) expect(faultOf(layout)).toEqual(settingsRefusals.noColumns());
    expect(faultsOfSettings({ 'table.unheard-of': {} }, TABLE_SETTINGS)).not.toBeNull();
    expect(faultsOfSettings({ 'table.standings': true }, TABLE_SETTINGS)).not.toBeNull();
    expect(faultsOfSettings({ 'rating-colors': { hidden: ['90'] } as unknown as SettingValue })).not.toBeNull();
    expect([isDefault('table.standings', {}), isDefault('table.standings', { hidden: ['wins'] })]).toEqual([
      true,
      false,
    ]);
  });

  it('are not stored while they match the default', () => {
    expect(isDefault('theme', 'light')).toBe(true);
    expect(isDefault('theme', 'dark')).toBe(false);
    expect(isDefault('rating-colors', { ...SETTINGS['rating-colors'].default })).toBe(false);
  });
});
