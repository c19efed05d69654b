import { ORPCError } from '@orpc/server';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { bodyOfCallError, invalidInput, refusalOf } from '#app/http/errors.ts';
import { isOutage } from '#platform/database/outage.ts';

const log = pino({ level: 'silent' });

/** Returns an error as drizzle wraps those of pg. */
function queryError(code: string, message = 'it failed'): Error {
  const cause = Object.assign(new Error(message), { code });
  return new Error('Failed query: select secret from users', { cause });
}

describe('an error thrown by a call', () => {
  it('does not expose our bugs or queries', () => {
    const refusal = refusalOf(queryError('42703', 'column "secret" does not exist'), log);
    expect(refusal.status).toBe(500);
    expect(JSON.stringify(bodyOfCallError(refusal))).not.toMatch(/secret|select|column/);
  });

  it('is 503 while the database is down, so browsers retry', () => {
    for (const code of ['57P01', '57P03', '08006', 'ECONNREFUSED', 'ENOENT']) {
      expect(refusalOf(queryError(code), log).status, code).toBe(503);
    }
    const lost = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
    expect(refusalOf(lost, log).status).toBe(503);
    expect(isOutage(queryError('23505'))).toBe(false);
    expect(isOutage('57P01')).toBe(false);
  });

  it('is one sentence for the operator, without stack or query, when the cause is theirs: no database, a full disk', () => {
    const lines: Record<string, unknown>[] = [];
    const kept = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    refusalOf(queryError('ECONNREFUSED'), kept);
    refusalOf(queryError('53100'), kept);
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('the database is away'),
      expect.stringContaining('the disk is full'),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/stack|secret|errors\.test/);
    // Our own errors are logged with all details.
    refusalOf(queryError('42703'), kept);
    expect(lines.at(-1)).toHaveProperty('err.stack');
  });

  it('is passed on unchanged when it is meant for the user', () => {
    const data = { code: 'player.number-worn', facts: { by: 'Aki Salo', number: 9 } };
    const meant = new ORPCError('CONFLICT', { status: 409, data });
    expect(refusalOf(meant, log)).toBe(meant);
    expect(bodyOfCallError(meant)).toEqual({ ...data, message: 'Aki Salo wears number 9. Choose a free one.' });
  });

  it('names fields with dots, and the request itself where there is no field', () => {
    const error = invalidInput([
      { message: 'too small', path: ['lineup', 'forwards', 0, { key: 'LW' }] },
      { message: 'not a number', path: ['lineup', 'forwards', 0, 'LW'] },
      { message: 'not an object' },
    ]);
    expect(bodyOfCallError(error).errors).toEqual({
      'lineup.forwards.0.LW': ['too small', 'not a number'],
      request: ['not an object'],
    });
  });
});
