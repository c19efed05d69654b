/**
 * What this process keeps in memory for a database. It belongs to that database and is dropped with it: a process may have
 * several open, as tests do. Nothing else in the program keeps state by database.
 */
import type { Database, Transaction } from './client.ts';

/**
 * Keeps one value for each database, made when it is first asked for.
 * @returns a function that returns a database's value
 */
export function ofDatabase<Thing, Db extends Database | Transaction = Database>(
  make: (db: Db) => Thing,
): (db: Db) => Thing {
  const things = new WeakMap<Db, { thing: Thing }>();
  return (db) => {
    const known = things.get(db);
    if (known) return known.thing;
    const thing = make(db);
    things.set(db, { thing });
    return thing;
  };
}

/**
 * Keeps answers that hold until the world moves on: each is loaded once for each version and key, however many ask at a time. A
 * failure is not kept.
 * @param maxKeys of one version; with one more all are forgotten, so that a visitor who tries them all cannot fill the memory
 * @returns a function that reads the answer of a version; `key` tells the answers of one version apart
 */
export function untilNextVersion<Answer, Question = void>(
  load: (db: Database, question: Question) => Promise<Answer>,
  { keyOf = String, maxKeys = 1 }: { keyOf?: (question: Question) => string; maxKeys?: number } = {},
): (db: Database, version: number, question: Question) => Promise<Answer> {
  const memoryOf = ofDatabase(() => ({ version: Number.NaN, answers: new Map<string, Promise<Answer>>() }));
  return (db, version, question) => {
    const memory = memoryOf(db);
    if (memory.version !== version) Object.assign(memory, { version, answers: new Map() });
    const { answers } = memory;
    const key = keyOf(question);
    const known = answers.get(key);
    if (known) return known;
    if (answers.size >= maxKeys) answers.clear();
    const answer = load(db, question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
