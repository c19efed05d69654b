/** Loaders of references: rows name them by id, and a view loads all of them at once. */
import type { Database, Transaction } from '#platform/database/client.ts';

type Asker = Database | Transaction;
type Id = number | null | undefined;

export interface LoadRefs<Ref> {
  /** Returns those of the given ids that exist, by id. No query for an empty list. */
  (db: Asker, ids: Iterable<number>): Promise<Map<number, Ref>>;
  /** Returns the same for the ids in rows. @param of one of a row, several, or none */
  <Row>(db: Asker, rows: Iterable<Row>, of: (row: Row) => Id | readonly Id[]): Promise<Map<number, Ref>>;
}

/** Returns a loader of references by id. @param load gets each id once, and at least one */
export function refsBy<Ref>(load: (db: Asker, ids: number[]) => Promise<Iterable<readonly [number, Ref]>>) {
  const loadRefs = async <Row>(db: Asker, rows: Iterable<Row>, of = (row: Row): Id | readonly Id[] => row as Id) => {
    const ids = new Set([...rows].flatMap(of).filter((id) => id != null));
    return ids.size === 0 ? new Map<number, Ref>() : new Map(await load(db, [...ids]));
  };
  return loadRefs as LoadRefs<Ref>;
}
