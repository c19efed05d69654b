/** The mails about accounts. */
import { ACTIVATION_HOURS, RESET_MINUTES } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface Recipient {
  userId: UserId;
  to: string;
  name: string;
  /** Where browsers reach us. */
  publicUrl: string;
  token: string;
}

export function activationMail({ userId, to, name, publicUrl, token }: Recipient): Mail {
  return composeMail(
    { userId, to },
    {
      subject: 'Activate your Rinkside account',
      greeting: `Welcome behind the bench, ${name}!`,
      lines: ['Activate your account, then choose a club.'],
      button: 'Activate my account',
      link: `${publicUrl}/email/activate?token=${token}`,
      small: `The link works for ${ACTIVATION_HOURS} hours. If you did not sign up for Rinkside, ignore this email.`,
    },
  );
}

/** To the owner of an address that somebody, perhaps he himself, has typed for another account. */
export function addressInUseMail({ userId, to, name, publicUrl }: Omit<Recipient, 'token'>): Mail {
  return composeMail(
    { userId, to },
    {
      subject: 'You already have a Rinkside account',
      greeting: `Hello ${name},`,
      lines: [
        'Somebody asked for a new account with this address. It belongs to yours, so nothing has changed.',
        'If it was you, log in. If you forgot your password, choose a new one.',
      ],
      button: 'Choose a new password',
      link: `${publicUrl}/auth/forgot-password`,
      small: 'If it was not you, ignore this email. Whoever it was has not been told that you have an account.',
    },
  );
}

/** To somebody whose password was right, but not the code of the app: it was perhaps not he. */
export function passwordKnownMail({ userId, to, name, publicUrl }: Omit<Recipient, 'token'>): Mail {
  return composeMail(
    { userId, to },
    {
      subject: 'Somebody used your Rinkside password',
      greeting: `Hello ${name},`,
      lines: [
        'Somebody entered your password, then a wrong code. They did not get in.',
        'If it was you, all is well. If it was not, choose a new password now.',
      ],
      button: 'Choose a new password',
      link: `${publicUrl}/auth/forgot-password`,
      small: 'You get this email at most once a day.',
    },
  );
}

export function resetMail({ userId, to, name, publicUrl, token }: Recipient): Mail {
  return composeMail(
    { userId, to },
    {
      subject: 'Choose a new Rinkside password',
      greeting: `Hello ${name},`,
      lines: ['We received a request to reset your password.'],
      button: 'Choose a new password',
      link: `${publicUrl}/email/reset-password/${token}?email=${encodeURIComponent(to)}`,
      small: `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, ignore this email. Your password will not change.`,
    },
  );
}
