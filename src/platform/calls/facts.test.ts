import { expect, it } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';
import { fact, keepFacts } from './facts.ts';

it('the cache evicts the least recently used entry', async () => {
  // Neither is used beyond this.
  const db = {} as Database;
  const realtime = { connection: () => 1, subscribe: () => () => {} } as unknown as Realtime;
  keepFacts(db, { realtime, now: () => new Date(0) });
  const read: number[] = [];
  const ask = (which: number) =>
    fact(db, {
      key: `number/${which}`,
      topics: [],
      read: async () => {
        read.push(which);
        return which;
      },
    });
  for (let which = 0; which < 2_000; which++) await ask(which);
  await ask(0);
  await ask(2_000);
  read.length = 0;
  await ask(0);
  await ask(1);
  expect(read).toEqual([1]);
});
