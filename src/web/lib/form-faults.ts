/** What is wrong with a form, seen before it is sent: by the rules that the contract has for its fields. */

/** What may be in a field; as in JSON Schema. */
export interface FieldRule {
  isRequired: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  isEmail?: boolean;
}

/** What is wrong with one field, as words are found by. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'noEmail' | 'wrongForm';

/**
 * The first fault of each field that stands in the form. What only the server can judge (is the name taken?) it still judges.
 * @param say words for a fault, with the number that it is about.
 */
export function formFaults(
  rules: Readonly<Record<string, FieldRule>>,
  form: FormData,
  say: (fault: FieldFault, count: number) => string,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = form.get(field);
    if (typeof value !== 'string') continue;
    const fault = faultOf(value, rule, field);
    if (fault) faults[field] = say(fault, (fault === 'tooShort' ? rule.minLength : rule.maxLength) ?? 0);
  }
  return faults;
}

function faultOf(value: string, rule: FieldRule, field: string): FieldFault | null {
  // Spaces around a password are part of it.
  const text = /password/i.test(field) ? value : value.trim();
  if (text === '') return rule.isRequired || rule.minLength ? 'required' : null;
  if (text.length < (rule.minLength ?? 0)) return 'tooShort';
  if (text.length > (rule.maxLength ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  if (rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(text)) return null;
  return rule.isEmail ? 'noEmail' : 'wrongForm';
}
