import { findUserByEmail } from '#domains/account/store/users.ts';
import { setAdmin } from '#domains/admin/store/users.ts';
import type { Database } from '#platform/database/client.ts';
import { type Command, OperatorError, text, withDatabase } from './command.ts';

export const adminCommand: Command = {
  summary: 'makes a user an admin, or an admin a user again',
  help: `npm run world -- admin --email ADDRESS [--dismiss]

  --email ADDRESS  of a user who has activated the account
  --dismiss        takes the rights away again; the last admin keeps them`,
  interrupted: 'Interrupted.',
  options: { email: { type: 'string' }, dismiss: { type: 'boolean' } },
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      const name = await changeAdmin(db, { email: text(values, 'email') ?? '', isAdmin: values['dismiss'] !== true });
      const isAdmin = values['dismiss'] !== true;
      const said = isAdmin ? `${name} is an admin.` : `${name} is no longer an admin.`;
      console.log(values['json'] ? JSON.stringify({ name, isAdmin }) : said);
      return 0;
    }),
};

/** @returns the user's name. @throws OperatorError when it cannot be done */
export async function changeAdmin(
  db: Database,
  { email, isAdmin }: { email: string; isAdmin: boolean },
): Promise<string> {
  const user = email === '' ? null : await findUserByEmail(db, email);
  const outcome = user ? await setAdmin(db, { userId: user.id, adminId: null, isAdmin, now: new Date() }) : 'unknown';
  if (!user || outcome === 'unknown') throw new OperatorError('No user has this address: --email ADDRESS.');
  if (outcome === 'not-activated') throw new OperatorError(`${user.name} has not activated the account yet.`);
  if (outcome === 'only-admin')
    throw new OperatorError(`${user.name} is the only admin. Make somebody else one first.`);
  return user.name;
}
