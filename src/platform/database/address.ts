/** What an address of a database looks like before anybody is asked. */

/** As pg and psql take them; the folder of a socket begins with a slash. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/i;

/**
 * What is wrong with the address of a database, in a sentence for the operator; null: it can be tried. Taken as it is, a wrong one
 * names a server that nobody has heard of. Of the address it repeats the protocol only: the rest may hold a password.
 */
export function faultOfAddress(address: string): string | null {
  if (POSTGRES.test(address)) return null;
  const protocol = /^[a-z][a-z0-9+.-]*:\/\//i.exec(address)?.[0];
  return (
    `DATABASE_URL is not the address of a PostgreSQL server: it begins ${protocol ? `with ${protocol.toLowerCase()}` : 'without a protocol'}, ` +
    'and must look like postgresql://user:password@host:5432/database. ' +
    'Correct the address, or leave DATABASE_URL empty to use the embedded database.'
  );
}
