import { SETTINGS, type SettingId } from '#domains/settings/constants.ts';
import type { ScreenPath } from '#web/lib/screens.ts';

export const SETTINGS_TABS = ['account', 'display', 'game', 'tournaments', 'premium', 'data'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Switches and choices by settings card. Theme and rating colors have cards of their own. */
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

/**
 * Settings without an effect yet, by the area that will use them: they are shown once it opens. Their values are stored
 * all the same, so that clients of the API can set them.
 */
export const HIDDEN_UNTIL = {
  'export-user-tournament-stats': '/world/tournaments/user-stats',
  'tournament-public-creation': '/world/tournaments/creator',
  'tournament-sponsor': '/tournament/sponsorship/$id',
  'tournament-earliest-time': '/world/tournaments/search',
  'tournament-latest-time': '/world/tournaments/search',
  'ua-cup-pro': '/ua-cup/preview',
  'ua-cup-frm': '/ua-cup/preview',
  'ua-cup-u21': '/ua-cup/preview',
  'ua-cup-u17': '/ua-cup/preview',
  'ua-cup-earliest-time': '/ua-cup/preview',
  'ua-cup-latest-time': '/ua-cup/preview',
  'ua-cup-correct-time': '/ua-cup/preview',
  'ua-schedule': '/ua-cup-team/schedule/$id',
} as const satisfies Partial<Record<SettingId, ScreenPath>>;

export type SettingGroupId = keyof typeof SETTING_GROUPS;
/** A setting on a card of switches and choices. */
export type GroupedSettingId = (typeof SETTING_GROUPS)[SettingGroupId][number];

/** Returns the settings of a group that have an effect. */
export function shownIn(group: SettingGroupId): readonly GroupedSettingId[] {
  return SETTING_GROUPS[group].filter((id) => !Object.hasOwn(HIDDEN_UNTIL, id));
}

/** Returns the choices of a setting; null for a switch. */
export function choicesOf(id: GroupedSettingId): readonly string[] | null {
  const setting = SETTINGS[id];
  return setting.kind === 'choice' ? setting.choices : null;
}
