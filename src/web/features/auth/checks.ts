import { type Faults, textOf } from '#web/lib/use-submit.ts';
import { MIN_PASSWORD } from './password-strength.ts';

/** Words for what a form lacks. */
export interface CheckWords {
  required: string;
  passwordShort: string;
}

/** Fields that must be filled, and a password that must be long enough. The server judges everything else. */
export function missingFields(form: FormData, fields: readonly string[], words: CheckWords): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    if (textOf(form, field).trim() === '') faults[field] = words.required;
  }
  return faults;
}

/** As `missingFields`, and the new password in `field` is long enough. */
export function newPasswordFaults(form: FormData, field: string, words: CheckWords): Faults {
  return textOf(form, field).length < MIN_PASSWORD ? { [field]: words.passwordShort } : {};
}
