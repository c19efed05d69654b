import { asc } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import { activationMail, resetMail } from '#domains/auth/store/mails.ts';
import { queueMail, removeOldMails, retryFailedMails, sendWaitingMails } from '#platform/mail/outbox.ts';
import { mails } from '#platform/mail/tables.ts';
import { testDatabase } from '../../../tests/database.ts';

const FROM = 'Rinkside <no-reply@rinkside.example>';
const { db } = testDatabase();
beforeEach(() => db.delete(mails));

const mail = (to: string) => ({ userId: 1, to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
const stored = () => db.select().from(mails).orderBy(asc(mails.id));

/** A mail server that takes everything but mails to the refusing addresses. */
function postOffice(refusing: string[] = []) {
  const delivered: string[] = [];
  const transport = createTransport({
    name: 'test',
    version: '1',
    send: (message, done) => {
      const to = String(message.data.to);
      if (refusing.includes(to)) return done(new Error('mailbox is full'), undefined);
      delivered.push(to);
      done(null, undefined);
    },
  });
  return { delivered, transport };
}

describe('the mail outbox', () => {
  it('adds an unsubscribe header to optional mails', async () => {
    const unsubscribeUrl = 'https://rinkside.example/email/unsubscribe?token=abc';
    await queueMail(db, { ...mail('a@x.org'), unsubscribeUrl });
    await queueMail(db, mail('b@x.org'));
    const headers: (string | undefined)[] = [];
    const transport = createTransport({
      name: 'test',
      version: '1',
      send: (message, done) => {
        message.message.build((_error, built) => {
          headers.push(/^List-Unsubscribe: <(.*)>/m.exec(built.toString())?.[1]);
          done(null, undefined);
        });
      },
    });
    await sendWaitingMails(db, transport, FROM, new Date());
    expect(headers).toEqual([unsubscribeUrl, undefined]);
  });

  it('sends each mail once, oldest first, even with two workers', async () => {
    for (const to of ['a@x.org', 'b@x.org', 'c@x.org']) await queueMail(db, mail(to));
    const { delivered, transport } = postOffice();
    const send = () => sendWaitingMails(db, transport, FROM, new Date());
    const sent = await Promise.all([send(), send()]);
    expect(sent[0] + sent[1]).toBe(3);
    expect([...delivered].sort()).toEqual(['a@x.org', 'b@x.org', 'c@x.org']);
    expect(await send()).toBe(0);
    expect((await stored()).every((row) => row.sentAt !== null)).toBe(true);
  });

  it('keeps a mail it could not send, and retries', async () => {
    await queueMail(db, mail('full@x.org'));
    await queueMail(db, mail('fine@x.org'));
    const strict = postOffice(['full@x.org']);
    expect(await sendWaitingMails(db, strict.transport, FROM, new Date())).toBe(1);
    expect((await stored())[0]).toMatchObject({ sentAt: null, error: 'mailbox is full' });
    expect(await retryFailedMails(db)).toBe(1);
    const lenient = postOffice();
    expect(await sendWaitingMails(db, lenient.transport, FROM, new Date())).toBe(1);
    expect(lenient.delivered).toEqual(['full@x.org']);
  });

  it('does not send a mail whose transaction rolled back', async () => {
    await db
      .transaction(async (tx) => {
        await queueMail(tx, mail('never@x.org'));
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await stored()).toEqual([]);
  });

  it('does not send expired links, and deletes old mails', async () => {
    await queueMail(db, mail('late@x.org'));
    const { delivered, transport } = postOffice();
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    await sendWaitingMails(db, transport, FROM, later(2));
    expect(delivered).toEqual([]);
    await removeOldMails(db, later(29));
    expect(await stored()).toHaveLength(1);
    await removeOldMails(db, later(31));
    expect(await stored()).toEqual([]);
  });
});

describe('account mails', () => {
  const recipient = {
    userId: 1,
    to: "o'neill+1@x.org",
    name: '<b>Neill',
    language: 'en' as const,
    publicUrl: 'https://rinkside.example',
    token: 'abc_-123',
  };

  it('have their link in both formats, and no name becomes markup', () => {
    for (const letter of [activationMail(recipient), resetMail(recipient)]) {
      const [link] = /https:\/\/\S+/.exec(letter.text) ?? [];
      expect(link).toContain('abc_-123');
      expect(letter.html.replaceAll('&#39;', "'").replaceAll('&#38;', '&')).toContain(`href="${link}"`);
      expect(letter.html).not.toContain('<b>');
    }
  });

  it('include the address with the reset link', () => {
    const [link] = /https:\/\/\S+/.exec(resetMail(recipient).text) ?? [];
    expect(new URL(link ?? '').searchParams.get('email')).toBe(recipient.to);
  });
});
