/**
 * Returns the address of another database on the same server. Not by `URL`, which refuses addresses of unix sockets, as they have
 * no host.
 */
export function withDatabase(connectionString: string, database: string): string {
  const parts = /^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(connectionString);
  if (!parts) throw new Error('Not the address of a PostgreSQL server.');
  return `${parts[1]}/${database}${parts[2] ?? ''}`;
}
