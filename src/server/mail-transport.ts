/** The way to a mail server, if there is one: SMTP_URL and MAIL_FROM. */
import { createTransport, type Transporter } from 'nodemailer';
import { readConfig } from '#server/config.ts';

export interface MailTransport {
  transporter: Transporter;
  from: string;
}

let opened: MailTransport | null | undefined;

/** null in development: mails stay in the outbox. One transport a process, made when first needed. */
export function mailTransport(): MailTransport | null {
  if (opened !== undefined) return opened;
  const config = readConfig(process.env, []);
  opened =
    config === 'help' || !config.smtpUrl
      ? null
      : { transporter: createTransport(config.smtpUrl), from: config.mailFrom };
  return opened;
}
