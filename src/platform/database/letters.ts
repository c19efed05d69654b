/** Finds texts that contain typed words, with any accents, and those that are similar: trigrams, for which `migrate` installs the extension. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { folded, MARKS, REPLACED } from '#engine/player/identity/folding.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Minimum share of common trigrams, 0 to 1, for a text to match: one wrong letter in a name of seven has half of them in common.
 * (PostgreSQL's own 0.6 forgives none.)
 */
const MIN_ALIKE = 0.42;

const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * Returns a text as `folded` writes it, but for spaces around it, in SQL. Letters beyond ASCII need a database whose `lower` knows
 * them, as that of every locale but plain "C" does.
 */
export function foldedText(text: SQLWrapper): SQL<string> {
  // Many times faster than `translate`, which looks each letter of the text up in the list.
  const whole = Object.entries(REPLACED).reduce(
    (each, [letter, typed]) => sql`replace(${each}, ${literal(letter)}, ${literal(typed)})`,
    sql`lower(plain)`,
  );
  // Text of ASCII alone is folded much faster: most texts are, and most others once their accents are gone.
  return sql`case when ${isAscii(text)} then lower(${text} collate "C") else (
    select case when ${isAscii(sql`plain`)} then lower(plain collate "C") else ${whole} end
    from (select regexp_replace(normalize(${text}, nfd), ${literal(MARKS)}, '', 'g') as plain offset 0) as decomposed) end`;
}

const isAscii = (text: SQLWrapper) => sql`octet_length(${text}) = char_length(${text})`;

/** Returns the condition that a text contains what is typed, both folded. */
export function containsFolded(text: SQLWrapper, typed: string): SQL<boolean> {
  return sql`position(${folded(typed)} in ${foldedText(text)}) > 0`;
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
