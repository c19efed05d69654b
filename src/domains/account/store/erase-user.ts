/** Deletes and exports what is stored about a user; each domain handles its own tables. */
import { eraseUser, findUser, lockUser } from '#domains/account/store/users.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { eraseMails, exportMails } from '#platform/mail/of-user.ts';

/** A domain's part in this, if it stores anything about users. Slices provide it, so that accounts depend on no other domain. */
export interface KeepsOfUsers {
  /** Erases what it stores about a user whose account is deleted. */
  eraseUser?(tx: Transaction, user: KnownUser, now: Date): Promise<void>;
  /** Exports what it stores about a user, by name. */
  exportUser?(db: Database, user: KnownUser): Promise<Record<string, unknown>>;
}

/** A user, with the fields that every domain may know. */
export interface KnownUser {
  id: number;
  name: string;
}

/** Erases everything personal and returns the club to its assistant. Records keep a nameless former manager. */
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

/** Exports everything stored about a user, except hashes of secrets, which would be useless to them. */
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
  // As JSON, so that dates become ISO strings.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
