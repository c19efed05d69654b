import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkedOutput } from '#platform/calls/output-check.ts';

const schema = z.object({ data: z.array(z.object({ id: z.number() })), map: z.record(z.string(), z.number()) });

describe('a checked response in tests', () => {
  it('passes unchanged when it matches its declaration', async () => {
    const output = { data: [{ id: 1 }], map: { any: 2 } };
    expect(await checkedOutput(schema, output)).toBe(output);
  });

  it('fails when a field is missing or of the wrong type', async () => {
    await expect(checkedOutput(schema, { data: [{ id: '1' }], map: {} })).rejects.toThrow('data.0.id');
  });

  it('fails when it contains undeclared fields, however deep', async () => {
    const output = { data: [{ id: 1, passwordHash: 'secret' }], map: {} };
    await expect(checkedOutput(schema, output)).rejects.toThrow('data.0.passwordHash');
  });

  it('is checked event by event when it is a stream', async () => {
    const { eventIterator } = await import('@orpc/contract');
    async function* events() {
      yield { id: 1 };
      yield { id: 'two' };
    }
    const checked = (await checkedOutput(
      eventIterator(z.object({ id: z.number() })),
      events(),
    )) as AsyncIterator<unknown>;
    expect((await checked.next()).value).toEqual({ id: 1 });
    await expect(checked.next()).rejects.toThrow();
  });
});
