import { describe, expect, it } from 'vitest';
import { formFaults } from '../src/web/lib/form-faults.ts';
import { type FormCall, formRules } from './form-rules.ts';

/** What a form is told before it is sent. */
function faultsOf(call: FormCall, fields: Record<string, string>): Record<string, string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return formFaults(formRules()[call], form, (fault, count) => (count ? `${fault} ${count}` : fault));
}

const registration = {
  email: 'fan@example.com',
  password: 'ten letters',
  name: 'Anna Fan',
  country: 'SE',
  timeZone: 'UTC',
};

describe('a form', () => {
  it('is sent when it has what the contract asks for', () => {
    expect(faultsOf('auth.register', { ...registration, refCode: '' })).toEqual({});
    expect(faultsOf('account.update', { name: 'Łukasz O’Neil'.replace('’', "'") })).toEqual({});
  });

  it('says at each field what is wrong before anything is sent', () => {
    const wrong = {
      email: 'nobody',
      password: 'short',
      name: '1x!',
      country: '',
      timeZone: 'UTC',
      refCode: 'x'.repeat(21),
    };
    expect(faultsOf('auth.register', wrong)).toEqual({
      email: expect.stringMatching(/^noEmail/),
      password: 'tooShort 10',
      name: expect.stringMatching(/^wrongForm/),
      country: 'required',
      refCode: 'tooLong 20',
    });
    expect(faultsOf('auth.register', { ...registration, name: 'An' })).toEqual({ name: 'tooShort 3' });
    expect(faultsOf('auth.login', { email: '', password: ' ' })).toEqual({ email: expect.stringMatching(/^required/) });
  });

  it('is judged by the fields that it has, and the server judges the rest', () => {
    expect(faultsOf('auth.resetPassword', { password: 'a long password' })).toEqual({});
  });
});
