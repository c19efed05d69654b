/** Texts by how much they are like what somebody has typed: trigrams, for which `migrate` brings the extension. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FOLDING } from '#engine/player/identity/folding.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * From this share of common trigrams on, 0 to 1, a text is like the words: one wrong letter in a name of seven has half
 * of them in common. (PostgreSQL's own 0.6 forgives none.)
 */
const MIN_ALIKE = 0.42;

/** A name as `folded` writes it, in SQL: what an index of letters is made of, and what is looked for in it. */
export function foldedName(first: SQLWrapper, last: SQLWrapper): SQL {
  return sql`lower(translate(${first} || ' ' || ${last}, ${sql.raw(`'${FOLDING.from}'`)}, ${sql.raw(`'${FOLDING.to}'`)}))`;
}

/**
 * Ids of the rows whose text is most like the words, the most alike first; of those equally alike the lower id. One query.
 *
 * @param words folded
 * @param among a table's id and text in SQL, what the rows must be besides, and how many are asked for at most
 */
export async function idsAlike<Id extends number>(
  db: Database | Transaction,
  words: string,
  {
    from,
    id,
    text,
    where = sql`true`,
    limit,
  }: { from: SQLWrapper; id: SQLWrapper; text: SQL; where?: SQL; limit: number },
): Promise<Id[]> {
  // The threshold is the session's: set for this statement only, by what is read first because the rest needs its words.
  const { rows } = await db.execute<{ id: Id }>(sql`
    with asked as materialized (
      select ${words}::text as words, set_config('pg_trgm.word_similarity_threshold', ${String(MIN_ALIKE)}, true)
    )
    select ${id} as id from asked, ${from}
    where asked.words <% ${text} and ${where}
    order by word_similarity(asked.words, ${text}) desc, ${id}
    limit ${limit}`);
  return rows.map((row) => row.id);
}
