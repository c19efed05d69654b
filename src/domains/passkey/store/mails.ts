/** The mail about a new passkey. */
import type { UserRow } from '#domains/account/store/users.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface Added {
  user: Pick<UserRow, 'id' | 'email' | 'name'>;
  /** What it is called. */
  passkey: string;
  publicUrl: string;
}

/** So that nobody else's key gets into the account unseen. */
export function passkeyAddedMail({ user, passkey, publicUrl }: Added): Mail {
  return composeMail(
    { userId: user.id, to: user.email },
    {
      subject: 'A passkey was added to your Rinkside account',
      greeting: `Hello ${user.name},`,
      lines: [`The passkey "${passkey}" now opens your account. If you have added it, all is well.`],
      button: 'See your passkeys',
      link: `${publicUrl}/settings`,
      small: 'If it was not you, remove the passkey and choose a new password.',
    },
  );
}
