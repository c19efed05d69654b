/** Work on a test's database that leaves nothing behind. */
import type { Database, Transaction } from '#platform/database/client.ts';

class Undone<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('undone');
    this.answer = answer;
  }
}

/** Returns the result of work in a transaction that is rolled back afterward. */
export async function undone<Answer>(db: Database, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}
