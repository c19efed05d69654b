/** The way to a mail server, if there is one: SMTP_URL and MAIL_FROM. */
import { createTransport, type Transporter } from 'nodemailer';

export interface MailTransport {
  transporter: Transporter;
  from: string;
}

/** @param settings without a server, as in development, mails stay in the outbox: null. */
export function mailTransport(settings: { smtpUrl: string | undefined; mailFrom: string }): MailTransport | null {
  return settings.smtpUrl ? { transporter: createTransport(settings.smtpUrl), from: settings.mailFrom } : null;
}
