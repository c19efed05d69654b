/** The errors of a form before it is sent, by the contract's rules for its fields. */
import { misfitIn, tidyName } from '#engine/player/identity/name-letters.ts';

/** The rules for a field; as in JSON Schema. */
export interface FieldRule {
  isRequired: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  isEmail?: boolean;
}

/** What is wrong with a field, as the key of its words. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'noEmail' | 'wrongForm';

/**
 * Returns the first fault of each field in the form. What only the server can check (is the name taken?) is left to it.
 * @param say returns the words for a fault, with the number or the character that it is about.
 */
export function formFaults(
  rules: Readonly<Record<string, FieldRule>>,
  form: FormData,
  say: (fault: FieldFault, about: { count: number; character: string }) => string,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = form.get(field);
    if (typeof value !== 'string') continue;
    const fault = faultOf(value, rule, field);
    if (!fault) continue;
    const count = (fault === 'tooShort' ? rule.minLength : rule.maxLength) ?? 0;
    faults[field] = say(fault, { count, character: misfitIn(tidyName(value), patternOf(rule)) ?? '' });
  }
  return faults;
}

function faultOf(value: string, rule: FieldRule, field: string): FieldFault | null {
  // Spaces around a password are part of it.
  const text = /password/i.test(field) ? value : tidyName(value);
  if (text === '') return rule.isRequired || rule.minLength ? 'required' : null;
  if (text.length < (rule.minLength ?? 0)) return 'tooShort';
  if (text.length > (rule.maxLength ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  if (patternOf(rule).test(text)) return null;
  return rule.isEmail ? 'noEmail' : 'wrongForm';
}

function patternOf({ pattern = '' }: FieldRule): RegExp {
  return new RegExp(pattern, 'u');
}
