import { describe, expect, it } from 'vitest';
import { formFaults } from '../src/web/lib/form-faults.ts';
import { type FormCall, formRules } from './form-rules.ts';

/** Returns the errors that a form shows before it is sent. */
function faultsOf(call: FormCall, fields: Record<string, string>): Record<string, string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return formFaults(formRules()[call], form, (fault, { count, character }) =>
    fault === 'wrongForm' ? `${fault} ${character}` : count ? `${fault} ${count}` : fault,
  );
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
    for (const name of [
      'Łukasz O’Neil',
      'Jean‑Luc',
      ' Bo\u00a0Li ',
      'E\u0301mile',
      'Ng',
      "D'Amore",
      'Col·lell',
      'नितिन',
    ])
      expect(faultsOf('account.update', { name }), name).toEqual({});
    expect(faultsOf('club.rename', { city: 'Škofja Loka', nickname: 'Steel‑Cats', abbr: 'SKL' })).toEqual({});
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
      name: 'wrongForm 1',
      country: 'required',
      refCode: 'tooLong 20',
    });
    const ofName = (name: string) => faultsOf('auth.register', { ...registration, name });
    expect(ofName('A')).toEqual({ name: 'tooShort 2' });
    expect(ofName('A'.repeat(31))).toEqual({ name: 'tooLong 30' });
    expect(ofName('Anna🏒Fan')).toEqual({ name: 'wrongForm 🏒' });
    expect(ofName('Anna <b>')).toEqual({ name: 'wrongForm <' });
    expect(ofName(`Zalgo${'\u0301'.repeat(5)}`)).toEqual({ name: 'wrongForm \u0301' });
    expect(faultsOf('club.rename', { city: 'Area 51' })).toEqual({ city: 'wrongForm 5' });
    expect(faultsOf('auth.login', { email: '', password: ' ' })).toEqual({ email: expect.stringMatching(/^required/) });
  });

  it('validates only the fields it has, and leaves the rest to the server', () => {
    expect(faultsOf('auth.resetPassword', { password: 'a long password' })).toEqual({});
  });
});
