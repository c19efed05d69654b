/** Decisions that stop a manager who advances "to the next decision". */

import type { DeskFact } from '#domains/kinds.ts';
import type { SettingKind } from '#domains/settings/constants.ts';
import { DAY_MINUTES } from '#engine/pace.ts';

/** Kinds of decisions a manager can select; `calendar` has dates of its own. */
export const DECISION_IDS = [
  'injury',
  'offer',
  'request',
  'contract',
  'roster',
  'money',
  'staff',
  'client',
  'nation',
  'calendar',
] as const;
export type Decision = (typeof DECISION_IDS)[number];

/** The sort of decision that kinds of desk items ask for; null: none. What is not listed is a request, so that no kind is ever missed. */
const SORTED: Readonly<Partial<Record<DeskFact['kind'], Decision | null>>> = {
  injury: 'injury',
  suspension: 'injury',
  'trade-offer': 'offer',
  'offer-sheet-to-match': 'offer',
  'contract-asked': 'offer',
  'sponsor-offers': 'offer',
  'terms-offered': 'offer',
  'job-offered': 'offer',
  'interview-asked': 'request',
  'scrimmage-invitation': 'request',
  'trade-vote': 'request',
  'contract-ending': 'contract',
  'contracts-run-out': 'contract',
  'arbitration-to-decide': 'contract',
  'buyout-window': 'contract',
  'buyouts-summer': 'contract',
  'frenzy-unplanned': 'contract',
  'frenzy-round': 'contract',
  'roster-illegal': 'roster',
  'lineup-fault': 'roster',
  'lineup-return': 'roster',
  'credit-warning': 'money',
  'former-acts': 'money',
  'staff-open': 'staff',
  'scout-idle': 'staff',
  'lineup-suggested': 'staff',
  'job-interview': 'staff',
  'reporter-no-desk': 'staff',
  'client-talk': 'client',
  'client-offer': 'client',
  'clients-unhappy': 'client',
  'clients-frenzy': 'client',
  'federation-applicants': 'nation',
  'budget-open': 'nation',
  'national-gm-open': 'nation',
  'budget-vote': 'nation',
  'election-vote': 'nation',
  'election-stand': 'nation',
  'hosting-bid': 'nation',
  'season-review': 'calendar',
  // Every game day brings a game, and repairs of a lineup are made already.
  'game-today': null,
  'lineup-repaired': null,
  // They tell how a manager begins.
  welcome: null,
  probation: null,
};

/** Returns the sort of decision that a kind of desk item asks for, perhaps of another version of the game; null: it asks for none. */
export function decisionOf(kind: string): Decision | null {
  const sort = (SORTED as Readonly<Record<string, Decision | null>>)[kind];
  return sort === undefined ? 'request' : sort;
}

const on = { kind: 'switch', default: true } as const;

/** What counts is each manager's choice. */
export const PACE_SETTINGS = {
  'world.stop-injury': on,
  'world.stop-offer': on,
  'world.stop-request': on,
  'world.stop-contract': on,
  'world.stop-roster': on,
  'world.stop-money': on,
  'world.stop-staff': on,
  'world.stop-client': on,
  'world.stop-nation': on,
  'world.stop-calendar': on,
} as const satisfies Record<`world.stop-${Decision}`, SettingKind>;

/** Bounds for the operator, since tests and development cannot wait half an hour. */
export const OPERATOR_DAY_MINUTES = { least: 1, most: 1440 } as const;
export const LATEST_MINUTES = { least: DAY_MINUTES.least, most: 10_080 } as const;
/** Milliseconds of silence after which the only manager no longer keeps others out. */
export const ASKED_OWNER_MS = 3 * 24 * 3_600_000;
/** Milliseconds until a user whose request for a club was declined may ask again. */
export const ASK_AGAIN_MS = 24 * 3_600_000;

/** Filters of records, each with its default. */
export const RECORD_LEVELS = ['any', 'PRO', 'FRM', 'U21'] as const;
export const RECORD_ERAS = ['alltime', 'current'] as const;
export const RECORD_HOLDERS = ['any', 'player', 'team'] as const;
export const RECORD_SCOPES = ['any', 'game', 'season', 'career'] as const;
export const RECORD_STAGES = ['any', 'regular', 'playoffs'] as const;
export const RECORD_ORDERS = ['desc', 'asc'] as const;
export const RECORD_STATISTICS = [
  'goals',
  'assists',
  'points',
  'shots',
  'hits',
  'blocks',
  'pim',
  'saves',
  'wins',
  'shutouts',
  'team-goals',
  'team-shots',
  'team-hits',
  'team-pim',
] as const;
export type RecordStatistic = (typeof RECORD_STATISTICS)[number];
