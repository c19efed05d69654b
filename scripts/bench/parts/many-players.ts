/** A world with a very large number of players, most of them copies: for benchmarks that only look players up. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/**
 * Fills the world up to this many players, by SQL. Each new one is a copy of an original player with all of his data and
 * contract, under the first name and the last name of two others of his nation. Team memberships are not copied: no games may be
 * played in such a world.
 */
export async function fillWithPlayers(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table copied on commit drop as
      with originals as (
        select id, nation_id, row_number() over (order by id) as place from players
      ), there as (
        select count(*)::int as many, max(id) as last_id from players
      ), names as (
        select nation_id, array_agg(firstname order by id) as firsts, array_agg(lastname order by id) as lasts
        from players group by nation_id
      ), numbered as (
        select number, 1 + (number - 1) % many as place, last_id + number as id
        from there, generate_series(1::bigint, ${count}::int - many) as number
      )
      select numbered.id, originals.id as original_id,
        -- Two walks through the names in steps of their own: few pairs come twice.
        firsts[1 + (number * 7919 + number / 13) % cardinality(firsts)] as firstname,
        lasts[1 + (number * 104729 + number / 7) % cardinality(lasts)] as lastname
      from numbered join originals using (place) join names using (nation_id)`);
    await copy(tx, 'players', { id: 'copied.id', firstname: 'copied.firstname', lastname: 'copied.lastname' }, 'id');
    await copy(tx, 'contracts', { player_id: 'copied.id' }, 'player_id');
    await tx.execute(sql`select setval(pg_get_serial_sequence('players', 'id'), (select max(id) from players))`);
  });
  await db.execute('vacuum analyze');
}

/** Copies the rows of a table for every copied player, except for these columns. */
async function copy(
  tx: Pick<Database, 'execute'>,
  table: 'players' | 'contracts',
  replaced: Readonly<Record<string, string>>,
  key: string,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and (column_name <> 'id' or ${'id' in replaced})
    order by ordinal_position`);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => replaced[name] ?? `original.${name}`);
  await tx.execute(
    sql.raw(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
      from copied join ${table} original on original.${key} = copied.original_id order by copied.id`),
  );
}
