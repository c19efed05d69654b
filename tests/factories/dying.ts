/** Programs that are killed. */
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Returns a database as seen by a program that is killed when it ends its next transaction after this many: the last one leaves
 * nothing behind.
 * @param meanwhile what others do before that, while the transaction holds its locks
 */
export function dyingAfter(db: Database, commits: number, meanwhile = async (_tx: Transaction) => {}): Database {
  let left = commits;
  return new Proxy(db, {
    get(target, key, receiver) {
      if (key !== 'transaction') return Reflect.get(target, key, receiver);
      return (work: Parameters<Database['transaction']>[0]) =>
        target.transaction(async (tx) => {
          const done = await work(tx);
          if (left-- > 0) return done;
          await meanwhile(tx);
          throw new Error('killed');
        });
    },
  });
}
