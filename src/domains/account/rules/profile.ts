/** What users may say of themselves. */
import { accountRefusals } from '#domains/account/refusals.ts';
import { hidesLetters, isReserved, mixesScripts } from '#domains/account/rules/names.ts';
import { isCountry, isTimeZone } from '#domains/account/rules/places.ts';
import type { Faults } from '#platform/calls/refusal.ts';

export interface ProfileChange {
  name?: string;
  country?: string;
  timeZone?: string;
}

/** What is wrong with a profile, by field; null: nothing. */
export function faultsOfProfile({ name, country, timeZone }: ProfileChange): Faults | null {
  const errors: Faults = {};
  if (name !== undefined && isReserved(name)) errors['name'] = accountRefusals.nameReserved();
  else if (name !== undefined && hidesLetters(name)) errors['name'] = accountRefusals.nameInvisible();
  else if (name !== undefined && mixesScripts(name)) errors['name'] = accountRefusals.nameMixed();
  if (country !== undefined && !isCountry(country)) errors['country'] = accountRefusals.noCountry();
  if (timeZone !== undefined && !isTimeZone(timeZone)) errors['timeZone'] = accountRefusals.noTimeZone();
  return Object.keys(errors).length > 0 ? errors : null;
}
