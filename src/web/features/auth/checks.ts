import { type Faults, textOf } from '#web/lib/use-submit.ts';
import { MIN_PASSWORD } from './password-strength.ts';

/** The words for faults in a form. */
export interface CheckWords {
  required: string;
  passwordShort: string;
}

/** Returns the required fields that are empty, and a password that is too short. The server checks everything else. */
export function missingFields(form: FormData, fields: readonly string[], words: CheckWords): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    if (textOf(form, field).trim() === '') faults[field] = words.required;
  }
  return faults;
}

/** As `missingFields`, plus a new password in `field` that is too short. */
export function newPasswordFaults(form: FormData, field: string, words: CheckWords): Faults {
  return textOf(form, field).length < MIN_PASSWORD ? { [field]: words.passwordShort } : {};
}
