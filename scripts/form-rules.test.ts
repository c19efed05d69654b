import { describe, expect, it } from 'vitest';
import { formFaults } from '../src/web/lib/form-faults.ts';
import { type FormCall, formRules } from './form-rules.ts';

/** Returns the errors that a form shows before it is sent. */
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
  it('submits when every field meets the contract', () => {
    expect(faultsOf('auth.register', { ...registration, refCode: '' })).toEqual({});
    expect(faultsOf('account.update', { name: 'Łukasz O’Neil'.replace('’', "'") })).toEqual({});
  });

  it('names what is wrong at each field before it sends anything', () => {
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

  it('validates only the fields it has, and leaves the rest to the server', () => {
    expect(faultsOf('auth.resetPassword', { password: 'a long password' })).toEqual({});
  });
});
