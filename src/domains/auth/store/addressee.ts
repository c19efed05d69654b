/** The recipient and the language of mails about accounts. */
import type { UserRow } from '#domains/account/store/users.ts';
import type { Addressee } from '#domains/auth/store/mails.ts';
import { languageToWrite } from '#domains/settings/store.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function addresseeOf(
  db: Database | Transaction,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'country'>,
  publicUrl: string,
): Promise<Addressee> {
  const language = await languageToWrite(db, user);
  return { userId: user.id, to: user.email, name: user.name, language, publicUrl };
}
