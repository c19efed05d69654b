/** The contract's rules for form fields, small enough for the browser: zod and the schemas stay on the server. */
import * as z from 'zod';
import { contract } from '#domains/contract.ts';
import type { FieldRule } from '../src/web/lib/form-faults.ts';

/** The calls that forms send, by their path in the contract. */
const FORM_CALLS = {
  'auth.login': contract.auth.login,
  'auth.register': contract.auth.register,
  'auth.forgotPassword': contract.auth.forgotPassword,
  'auth.resetPassword': contract.auth.resetPassword,
  'auth.changeActivationEmail': contract.auth.changeActivationEmail,
  'account.update': contract.account.update,
  'account.changePassword': contract.account.changePassword,
  'account.changeEmail': contract.account.changeEmail,
  'club.rename': contract.club.rename,
};

export type FormCall = keyof typeof FORM_CALLS;
type FormRules = Record<FormCall, Record<string, FieldRule>>;

interface FieldSchema {
  type?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Returns the rules of every text field, by call and field. */
export function formRules(): FormRules {
  const rules = Object.entries(FORM_CALLS).map(
    ([
      call,
      {
        '~orpc': { inputSchema },
      },
    ]) => [call, fieldsOf(inputSchema)],
  );
  // Made from the keys of FORM_CALLS, which `fromEntries` forgets.
  return Object.fromEntries(rules) as FormRules;
}

function fieldsOf(schema: z.ZodType | undefined): Record<string, FieldRule> {
  if (!schema) return {};
  // An object in JSON Schema.
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, { type }]) => type === 'string')
      .map(([field, { format, minLength, maxLength, pattern }]) => [
        field,
        {
          isRequired: required.includes(field),
          minLength,
          maxLength,
          ...(format === 'email' ? { isEmail: true } : {}),
          pattern,
        },
      ]),
  );
}
