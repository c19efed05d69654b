/** Validates settings. */

import {
  COLUMN_WIDTH,
  DATA_TABLES,
  MAX_COLUMN_ID,
  MAX_COLUMNS,
  MENU_GROUPS,
  MENU_PAGES,
  MENU_STATES,
  SETTINGS,
  type SettingId,
  type SettingKind,
  type SettingValue,
} from '#domains/settings/constants.ts';
import { settingsRefusals } from '#domains/settings/refusals.ts';
import type { Faults, Refused } from '#platform/calls/refusal.ts';

const COLOR = /^#[0-9a-f]{6}$/i;
const COLUMN = new RegExp(`^[\\w.:-]{1,${MAX_COLUMN_ID}}$`);

/** The settings that store the columns of each table. */
export const TABLE_SETTINGS: Readonly<Record<`table.${string}`, SettingKind>> = Object.fromEntries(
  DATA_TABLES.map((name) => [`table.${name}`, { kind: 'columns', default: {} }]),
);

/** Each page of the menu has a setting of its own, so that two open tabs do not undo each other's changes. */
export const MENU_SETTINGS: Readonly<Record<`menu.${string}`, SettingKind>> = Object.fromEntries([
  ...MENU_PAGES.map((page) => [`menu.${page}`, { kind: 'choice', default: 'none', choices: MENU_STATES }] as const),
  ...MENU_GROUPS.map((group) => [`menu.order-${group}`, { kind: 'columns', default: {} }] as const),
]);

export function isSettingId(id: string): id is SettingId {
  return Object.hasOwn(SETTINGS, id);
}

/** Languages of mails and pushes to users. */
export type WrittenLanguage = 'en' | 'de';
/** Countries in which most people read German. */
export const GERMAN_COUNTRIES: readonly string[] = ['DE', 'AT', 'LI'];

/** Returns the language of mails to a user: their choice, or by default the one most people in their country read. */
export function writtenLanguage(chosen: unknown, country: string): WrittenLanguage {
  if (chosen === 'de' || chosen === 'en') return chosen;
  return GERMAN_COUNTRIES.includes(country) ? 'de' : 'en';
}

/**
 * Returns all settings: the defaults, overridden by the user's changes. Stored values that are no longer valid are
 * ignored.
 */
export function fillSettings(changed: Readonly<Record<string, SettingValue>>): Record<string, SettingValue> {
  const filled: Record<string, SettingValue> = {};
  for (const [id, setting] of Object.entries<SettingKind>(SETTINGS)) {
    const value = Object.hasOwn(changed, id) ? changed[id] : undefined;
    if (value === undefined || faultOfValue(setting, value)) filled[id] = defaultOf(setting);
    else filled[id] = setting.kind === 'colors' ? { ...setting.default, ...(value as Record<string, string>) } : value;
  }
  // Settings of domains (`ofNouns`) were checked when they were stored, and their readers know the defaults.
  for (const [id, value] of Object.entries(changed)) if (id.includes('.')) filled[id] = value;
  return filled;
}

/**
 * Returns the faults of a change, by 'settings.<id>'; null: none.
 * @param ofNouns the settings declared by domains, by '<noun>.<what>'
 */
export function faultsOfSettings(
  change: Readonly<Record<string, SettingValue>>,
  ofNouns: Readonly<Record<string, SettingKind>> = {},
): Faults | null {
  const errors: [string, Refused][] = [];
  for (const [id, value] of Object.entries(change)) {
    const setting = isSettingId(id) ? SETTINGS[id] : Object.hasOwn(ofNouns, id) ? ofNouns[id] : undefined;
    const fault = setting ? faultOfValue(setting, value) : settingsRefusals.unknown();
    if (fault) errors.push([`settings.${id}`, fault]);
  }
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}

/**
 * Returns whether a value need not be stored because it is the default. Colors are always stored, since only some may
 * differ; a table's columns are not if they are unchanged.
 */
export function isDefault(id: string, value: SettingValue): boolean {
  if (isSettingId(id)) return SETTINGS[id].default === value;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function defaultOf(setting: SettingKind): SettingValue {
  return setting.kind === 'colors' ? { ...setting.default } : setting.default;
}

function faultOfValue(setting: SettingKind, value: SettingValue): Refused | null {
  if (setting.kind === 'switch') return typeof value === 'boolean' ? null : settingsRefusals.noSwitch();
  if (setting.kind === 'choice') {
    const isChoice = typeof value === 'string' && setting.choices.includes(value);
    return isChoice ? null : settingsRefusals.noChoice({ choices: setting.choices.join(', ') });
  }
  if (setting.kind === 'columns') return isLayout(value) ? null : settingsRefusals.noColumns();
  if (typeof value !== 'object') return settingsRefusals.noColors();
  const isColors = Object.entries(value).every(
    ([band, color]) => Object.hasOwn(setting.default, band) && typeof color === 'string' && COLOR.test(color),
  );
  return isColors ? null : settingsRefusals.noColor();
}

/**
 * Returns whether a value is a valid layout. Only the screen knows a table's columns: here they must only look like
 * ids, each named once.
 */
function isLayout(value: SettingValue): boolean {
  if (typeof value !== 'object') return false;
  const { hidden = [], order = [], widths = {}, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0 || !isColumns(hidden) || !isColumns(order)) return false;
  if (typeof widths !== 'object' || widths === null || !isColumns(Object.keys(widths))) return false;
  return Object.values(widths).every(
    (width) => Number.isInteger(width) && width >= COLUMN_WIDTH.min && width <= COLUMN_WIDTH.max,
  );
}

function isColumns(ids: unknown): boolean {
  if (!Array.isArray(ids) || ids.length > MAX_COLUMNS || new Set(ids).size < ids.length) return false;
  return ids.every((id) => typeof id === 'string' && COLUMN.test(id));
}
