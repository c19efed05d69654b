/** The mails about accounts, as text and as HTML. */
import { ACTIVATION_HOURS, RESET_MINUTES } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { escapeHtml } from '#platform/html.ts';
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
  return compose(
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
  return compose(
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
  return compose(
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
  return compose(
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

interface Letter {
  subject: string;
  greeting: string;
  lines: string[];
  button: string;
  link: string;
  small: string;
}

function compose(addressee: Pick<Mail, 'userId' | 'to'>, letter: Letter): Mail {
  const { subject, greeting, lines, button, link, small } = letter;
  const text = [greeting, ...lines, `${button}:\n${link}`, small, 'Rinkside, the GM game for hockey fans'].join('\n\n');
  return { ...addressee, subject, text: `${text}\n`, html: asHtml(letter) };
}

/** Tables and inline styles, as mail programs want them. */
function asHtml({ subject, greeting, lines, button, link, small }: Letter): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 24px">${escapeHtml(line)}</p>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#eef4f9;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#10233c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:#0d1f38;color:#ffffff;padding:20px 32px;font-size:20px;font-weight:700;letter-spacing:.04em">RINKSIDE</td></tr>
<tr><td style="height:4px;background:#c8102e;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:32px;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(greeting)}</h1>${paragraphs}
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;background:#14539a;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="margin:0 0 8px;font-size:14px;color:#51657d">If the button does not work, open this link:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${escapeHtml(link)}" style="color:#14539a">${escapeHtml(link)}</a></p>
<p style="margin:0;font-size:14px;color:#51657d">${escapeHtml(small)}</p>
</td></tr></table>
<p style="font-size:13px;color:#51657d">Rinkside, the GM game for hockey fans</p>
</td></tr></table>
</body>
</html>
`;
}
