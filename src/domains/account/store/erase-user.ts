/** Deleting and handing over what is stored about a user: each noun does it for its own tables. */
import { eraseUser, findUser, lockUser } from '#domains/account/store/users.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { eraseMails, exportMails } from '#platform/mail/of-user.ts';

/** What a noun does for that, if it keeps anything of users: its slice brings it, so that accounts know no other noun. */
export interface KeepsOfUsers {
  /** Takes away what it keeps of a user who leaves for good. */
  eraseUser?(tx: Transaction, user: KnownUser, now: Date): Promise<void>;
  /** What it keeps of a user, by name, for them to take along. */
  exportUser?(db: Database, user: KnownUser): Promise<Record<string, unknown>>;
}

/** A user, as far as every noun may know them. */
export interface KnownUser {
  id: number;
  name: string;
}

/** Takes everything personal away and gives the club back to its assistant. Records keep a nameless former manager. */
export async function deleteUser(
  db: Database,
  id: number,
  { now, nouns }: { now: Date; nouns: readonly KeepsOfUsers[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || user.deletedAt) return;
    for (const noun of nouns) await noun.eraseUser?.(tx, user, now);
    await eraseMails(tx, id);
    await eraseUser(tx, id, now);
  });
}

/** Everything that is stored about a user, but for hashes of secrets, which are of no use to them. */
export async function exportUser(
  db: Database,
  id: number,
  nouns: readonly KeepsOfUsers[],
): Promise<Record<string, unknown>> {
  const user = await findUser(db, id);
  if (!user) return {};
  const { passwordHash: _secret, ...profile } = user;
  const data: Record<string, unknown> = { profile, mails: await exportMails(db, id) };
  for (const noun of nouns) Object.assign(data, await noun.exportUser?.(db, user));
  // As JSON: dates become ISO texts.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
