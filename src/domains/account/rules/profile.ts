/** The rules for user profiles. */
import { accountRefusals } from '#domains/account/refusals.ts';
import { deceptionOf } from '#domains/account/rules/names.ts';
import { isCountry, isTimeZone } from '#domains/account/rules/places.ts';
import type { Faults } from '#platform/calls/refusal.ts';

export interface ProfileChange {
  name?: string;
  country?: string;
  timeZone?: string;
}

const DECEPTIONS = {
  reserved: accountRefusals.nameReserved,
  invisible: accountRefusals.nameInvisible,
  mixed: accountRefusals.nameMixed,
};

/** Returns the faults of a profile by field; null: none. */
export function faultsOfProfile({ name, country, timeZone }: ProfileChange): Faults | null {
  const errors: Faults = {};
  const deception = name === undefined ? null : deceptionOf(name);
  if (deception) errors['name'] = DECEPTIONS[deception]();
  if (country !== undefined && !isCountry(country)) errors['country'] = accountRefusals.noCountry();
  if (timeZone !== undefined && !isTimeZone(timeZone)) errors['timeZone'] = accountRefusals.noTimeZone();
  return Object.keys(errors).length > 0 ? errors : null;
}
