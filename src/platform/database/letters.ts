/** Finds texts by how similar they are to typed words: trigrams, for which `migrate` installs the extension. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FOLDING } from '#engine/player/identity/folding.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Minimum share of common trigrams, 0 to 1, for a text to match: one wrong letter in a name of seven has half of them in common.
 * (PostgreSQL's own 0.6 forgives none.)
 */
const MIN_ALIKE = 0.42;

/** Returns a name as `folded` writes it, in SQL: for the trigram index and for searches in it. */
export function foldedName(first: SQLWrapper, last: SQLWrapper): SQL {
  return sql`lower(translate(${first} || ' ' || ${last}, ${sql.raw(`'${FOLDING.from}'`)}, ${sql.raw(`'${FOLDING.to}'`)}))`;
}

/**
 * Returns the ids of the rows whose text is most similar to the words, best match first, ties by lower id. One query.
 *
 * @param words folded
 * @param among a table's id and text in SQL, further conditions on its rows, and the maximum number of ids
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
  // The threshold belongs to the session: it is set for this statement only, in a subquery that runs first because the rest needs
  // its words.
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
