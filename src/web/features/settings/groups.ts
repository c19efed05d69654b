import { SETTINGS, type SettingId } from '#domains/settings/constants.ts';
import type { ScreenPath } from '#web/lib/screens.ts';

export const SETTINGS_TABS = ['account', 'display', 'game', 'tournaments', 'premium', 'data'] as const;
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

/**
 * Settings that would change nothing yet, by the area that will read them: they are shown as soon as it opens. Their values are
 * kept all the same, so that a client of the API may set them.
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
/** A setting that stands on a card of switches and choices. */
export type GroupedSettingId = (typeof SETTING_GROUPS)[SettingGroupId][number];

/** The settings of a group that have an effect. */
export function shownIn(group: SettingGroupId): readonly GroupedSettingId[] {
  return SETTING_GROUPS[group].filter((id) => !Object.hasOwn(HIDDEN_UNTIL, id));
}

/** The choices of a setting; null for a switch. */
export function choicesOf(id: GroupedSettingId): readonly string[] | null {
  const setting = SETTINGS[id];
  return setting.kind === 'choice' ? setting.choices : null;
}
