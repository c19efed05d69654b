import { SETTINGS, type SettingId } from '#domains/settings/constants.ts';

export const SETTINGS_TABS = ['account', 'display', 'game', 'tournaments', 'data'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Switches and choices by the card that they stand on. Theme and rating colors have cards of their own. */
export const SETTING_GROUPS = {
  tables: ['lineup-skills', 'lineup-specials', 'lineup-quick-filter-hidden', 'skill-level-numbers', 'ovr-calculator'],
  names: ['custom-affiliate-names', 'jersey-number-style', 'time-format'],
  sound: ['sounds-hidden', 'banana-day-clues'],
  exports: ['export-team-rosters', 'export-shortlist', 'export-pre-draft-rankings', 'export-user-tournament-stats'],
  userTournaments: [
    'tournament-public-creation',
    'tournament-sponsor',
    'custom-player-acceptance',
    'tournament-earliest-time',
    'tournament-latest-time',
  ],
  uaCup: [
    'ua-cup-pro',
    'ua-cup-frm',
    'ua-cup-u21',
    'ua-cup-u17',
    'ua-cup-earliest-time',
    'ua-cup-latest-time',
    'ua-cup-correct-time',
    'ua-schedule',
  ],
} as const satisfies Record<string, readonly SettingId[]>;

export type SettingGroupId = keyof typeof SETTING_GROUPS;
/** A setting that stands on a card of switches and choices. */
export type GroupedSettingId = (typeof SETTING_GROUPS)[SettingGroupId][number];

/** The choices of a setting; null for a switch. */
export function choicesOf(id: GroupedSettingId): readonly string[] | null {
  const setting = SETTINGS[id];
  return setting.kind === 'choice' ? setting.choices : null;
}
