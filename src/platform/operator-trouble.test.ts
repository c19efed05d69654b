import { describe, expect, it } from 'vitest';
import { loggable, OperatorTrouble, sentenceOf } from '#platform/operator-trouble.ts';

/** As the database driver wraps the server's error. */
function failedQuery(code: string, message: string): Error {
  const said = Object.assign(new Error(message), { code });
  return new Error('Failed query: insert into users values ($1)\nparams: $argon2id$v=19$secret', { cause: said });
}

describe('an operator message', () => {
  it('is one sentence per problem, and never contains a query value', () => {
    const told = [
      sentenceOf(failedQuery('53100', 'could not extend file "base/1/2": No space left on device')),
      sentenceOf(Object.assign(new Error('write'), { code: 'ENOSPC' })),
      sentenceOf(failedQuery('57P01', 'terminating connection due to administrator command')),
      sentenceOf(new OperatorTrouble('Correct the address.')),
      sentenceOf(failedQuery('42703', 'column "x" does not exist')),
      sentenceOf('thrown as it is'),
    ];
    expect(told).toEqual([
      expect.stringMatching(/^The disk is full\./),
      expect.stringMatching(/^The disk is full\./),
      expect.stringMatching(/^The database cannot be reached/),
      'Correct the address.',
      'Something went wrong that should not: column "x" does not exist',
      'Something went wrong that should not: thrown as it is',
    ]);
    for (const sentence of told) expect(sentence).not.toMatch(/argon2|params|\n/);
  });

  it('reports a full disk even when the embedded database ended without saying so', () => {
    const gone = new Error('Client has encountered a connection error and is not queryable');
    const megabytes = (free: number) => () => free * 1_000_000;
    expect(sentenceOf(gone, '/srv/rinkside', megabytes(16))).toMatch(/^The disk is full\./);
    // A separate server has a separate disk.
    expect(sentenceOf(gone, undefined, megabytes(16))).toMatch(/^The database cannot be reached/);
    expect(sentenceOf(gone, '/srv/rinkside', megabytes(4000))).toMatch(/^The database cannot be reached/);
    expect(sentenceOf(gone, '/srv/rinkside', () => null)).toMatch(/^The database cannot be reached/);
    expect(sentenceOf(failedQuery('42703', 'column "x" does not exist'), '/srv/rinkside', megabytes(16))).toMatch(
      /^Something went/,
    );
  });

  it('keeps query values out of the log, but keeps the location', () => {
    const logged = loggable(failedQuery('23505', 'duplicate key'));
    expect(logged).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(logged.stack).toContain('operator-trouble.test');
    expect(JSON.stringify(logged)).not.toMatch(/argon2|params/);
  });
});
