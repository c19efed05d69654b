/** What a manager who plays on "to the next decision" stops for. */
import type { DeskFact } from '#domains/kinds.ts';
import type { SettingKind } from '#domains/settings/constants.ts';

/** Each sort of decision with what it shows on the desk; `calendar` has dates of its own. */
export const DECISIONS = {
  injury: ['injury', 'suspension'],
  offer: ['trade-offer', 'offer-sheet-to-match', 'contract-asked', 'sponsor-offers', 'terms-offered', 'job-offered'],
  contract: ['contract-ending', 'contracts-run-out', 'arbitration-to-decide', 'buyout-window'],
  roster: ['roster-illegal', 'lineup-fault', 'lineup-return'],
  money: ['credit-warning'],
  staff: ['staff-open', 'scout-idle', 'lineup-suggested', 'job-interview'],
  calendar: ['season-review'],
} as const satisfies Record<string, readonly DeskFact['kind'][]>;
export type Decision = keyof typeof DECISIONS;
export const DECISION_IDS = Object.keys(DECISIONS) as Decision[];

const on = { kind: 'switch', default: true } as const;

/** What counts is each manager's choice. */
export const PACE_SETTINGS = {
  'world.stop-injury': on,
  'world.stop-offer': on,
  'world.stop-contract': on,
  'world.stop-roster': on,
  'world.stop-money': on,
  'world.stop-staff': on,
  'world.stop-calendar': on,
} as const satisfies Record<`world.stop-${Decision}`, SettingKind>;

/** Whole real minutes of a game day that may be chosen in a world, and the longest wait for managers. */
export const DAY_MINUTES = { least: 30, most: 1440 } as const;
/** The same for the operator: tests and development cannot wait for half an hour. */
export const OPERATOR_DAY_MINUTES = { least: 1, most: 1440 } as const;
export const LATEST_MINUTES = { least: DAY_MINUTES.least, most: 10_080 } as const;
/** After this long without a word the only manager does not keep others out any more, ms. */
export const ASKED_OWNER_MS = 3 * 24 * 3_600_000;
