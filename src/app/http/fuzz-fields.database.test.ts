/**
 * Tests every field of every call, one at a time, with the others valid: missing, of another type, extreme, or hostile.
 */
import { describe, expect, it } from 'vitest';
import { type DeclaredCall, declaredCalls } from '#app/http/calls.ts';
import { callInputs, sampleOf, samplesWith } from '../../../scripts/call-inputs.ts';
import { type Answer, type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { someOf } from '../../../tests/thorough.ts';

/** Thousands of requests, possibly on a slow machine. */
const LIMIT_MS = 900_000;
const MISSING = Symbol('missing');

/** Replacement values of a field. The schema decides whether they are valid; none may cause a failure. */
const VALUES: readonly unknown[] = [
  MISSING,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  '',
  'abc',
  'x'.repeat(5000),
  '\u0000\ud800\u202e',
  "'; drop table players; --",
  '<script>alert(1)</script>',
  '99999999999999999999',
  [],
  ['a', 1, null],
  {},
  { $ne: null, constructor: { prototype: { isAdmin: true } } },
];

/** Each field gets one of this many values, and the next field different ones. */
const SAMPLED_OF = 6;

/** They close the site or change its clock for all users, which would hide the results of other calls. */
const FOR_EVERYBODY = /^\/admin\/(clock|maintenance|check|features)/;

const { database, server } = testWorld({
  users: [{ name: 'Boss', isAdmin: true }],
  clubs: [{ id: 1, manager: 'Owner', rosters: ['PRO'] }, 2],
});

const calls = declaredCalls().filter((call) => !isStream(call));
const inputs = callInputs();
const fieldsOf = ({ name, path }: DeclaredCall) =>
  Object.keys(inputs.get(name)?.properties ?? {}).filter((field) => !path.includes(`{${field}}`));
/** Returns whether a call may end the session, so that each request needs a new one. */
const endsSessions = ({ path }: DeclaredCall) => /^\/(admin|auth|user|session)/.test(path);

/** Sends a sample with one field replaced. */
function send(browser: Browser, call: DeclaredCall, field: string, value: unknown): Promise<Answer> {
  const { [field]: _, ...rest } = sampleOf(inputs.get(call.name) ?? {}) as Record<string, unknown>;
  return sendAll(browser, call, value === MISSING ? rest : { ...rest, [field]: value });
}

/** Sends an input, with the club's ids in the path. */
function sendAll(browser: Browser, { method, path }: DeclaredCall, input: Record<string, unknown>): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(input).filter(([key]) => !path.includes(`{${key}}`)));
  const address = `/api${path.replace(/\{\w+\}/g, path.startsWith('/teams') ? '11' : '1')}`;
  if (method !== 'GET') return browser.unsafe(String(method), address, given);
  const query = Object.entries(given).map(
    ([key, part]) =>
      `${key}=${encodeURIComponent((typeof part === 'string' ? part : JSON.stringify(part)).toWellFormed())}`,
  );
  return browser.get(`${address}?${query.join('&')}`);
}

function faultOf({ status, body, text }: Answer): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status >= 400 && typeof body?.code !== 'string') return `no code: ${text.slice(0, 200)}`;
  return /\bselect\b .*\bfrom\b|node_modules|\bat \w+ \(|passwordHash|password_hash|secret_key/i.test(text)
    ? `leaks: ${text.slice(0, 200)}`
    : null;
}

describe('the fields of all calls', () => {
  it('never make the server fail, whatever their value, while the other fields are valid', {
    timeout: LIMIT_MS,
  }, async () => {
    const faults: string[] = [];
    let [sent, taken, fields] = [0, 0, 0];
    for (const call of calls.filter(({ path }) => !FOR_EVERYBODY.test(path))) {
      const who = call.path.startsWith('/admin') ? 'boss@example.org' : 'owner@example.org';
      let browser = await makeLoggedInBrowser(server, database, who);
      for (const field of fieldsOf(call)) {
        for (const value of someOf(VALUES, SAMPLED_OF, fields++)) {
          if (endsSessions(call)) browser = await makeLoggedInBrowser(server, database, who);
          const answer = await send(browser, call, field, value);
          sent++;
          if (answer.status !== 422) taken++;
          const fault = faultOf(answer);
          if (fault) faults.push(`${call.name} ${field}=${JSON.stringify(value)?.slice(0, 60)}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
    // The other fields are valid: many calls pass their input validation.
    expect(taken).toBeGreaterThan(sent / 20);
    expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(200);
  });

  it('reject small capitals and bidirectional controls in every text', {
    timeout: LIMIT_MS,
  }, async () => {
    const browser = await makeLoggedInBrowser(server, database, 'boss@example.org');
    const faults: string[] = [];
    let sent = 0;
    for (const text of ['\u1d0a\u1d0f\u1d07', 'Joe\u202e']) {
      for (const call of calls) {
        const isPassword = (input: unknown) => /"\w*password\w*":"(\u1d0a|Joe)/i.test(JSON.stringify(input));
        const isInAddress = (input: unknown) =>
          Object.entries(input as object).some(([key, part]) => call.path.includes(`{${key}}`) && part === text);
        const all = samplesWith(text, inputs.get(call.name) ?? {});
        for (const input of all.filter((one) => !isPassword(one) && !isInAddress(one))) {
          const { status, body } = await sendAll(browser, call, input as Record<string, unknown>);
          sent++;
          const isNamed = status === 422 && JSON.stringify(body?.errors).includes('Must not contain');
          if (!isNamed) faults.push(`${call.name} ${JSON.stringify(input).slice(0, 200)}: ${status}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(200);
  });

  it('are all known to the test', () => {
    const unknown = calls.filter(({ name }) => inputs.has(name) && !inputs.get(name)?.properties);
    // A union of whole inputs has no fields of its own.
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
