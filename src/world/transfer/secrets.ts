/**
 * What an export for others leaves out: what opens accounts (sessions, mailed links, password hashes), the server's
 * signing keys, and the key of future draws. Importing such a file draws a new key, and users choose a new password by
 * mail.
 */

/** Tables exported without rows. */
export const SECRET_TABLES: ReadonlySet<string> = new Set([
  'mail_tokens',
  'mails',
  'passkey_challenges',
  'passkeys',
  'push_devices',
  'rate_limits',
  'recovery_codes',
  'second_factors',
  'server_keys',
  'sessions',
  'world_secret',
]);

/** Columns exported as a meaningless SQL value: no password has an empty hash. */
const BLANKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { password_hash: "''" },
};

/** Returns the source from which COPY reads a table. */
export function sourceOf(table: string, columns: readonly string[], { withSecrets }: { withSecrets: boolean }): string {
  const blanked = withSecrets ? undefined : BLANKED[table];
  const selected = columns.map((column) => blanked?.[column] ?? `"${column}"`).join(', ');
  const nothing = !withSecrets && SECRET_TABLES.has(table) ? ' where false' : '';
  return `select ${selected} from "${table}"${nothing}`;
}
