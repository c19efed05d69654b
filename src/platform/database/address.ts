/** Validates a database address before connecting. */

/** The forms that pg and psql accept; a socket's folder begins with a slash. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/i;

/**
 * Returns what is wrong with a database address, in a sentence for the operator; null: it can be tried. Used as it is, a
 * malformed one would name a server that does not exist. The sentence repeats only the protocol of the address: the rest may hold
 * a password.
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
