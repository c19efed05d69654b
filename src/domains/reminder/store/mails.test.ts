import { describe, expect, it } from 'vitest';
import { digestMail, faceoffMail, type Recipient, waitingInWords } from '#domains/reminder/store/mails.ts';
import { writtenLanguage } from '#domains/settings/rules.ts';

const reader = (language: Recipient['language']): Recipient => ({
  userId: 1,
  to: 'mia@example.org',
  name: 'Mia',
  language,
  publicUrl: 'https://rinkside.example',
  unsubscribeUrl: 'https://rinkside.example/email/unsubscribe?token=x',
});
const unread = { news: 2, messages: 1, world: 0 };
const results = [{ home: 'Harbor Gulls', away: 'Summit Rams', score: { home: 4, away: 2 } }];

describe('the language of a mail', () => {
  it('is the user’s choice, or the most common one in their country', () => {
    expect(writtenLanguage('en', 'DE')).toBe('en');
    expect(writtenLanguage('de', 'CA')).toBe('de');
    expect(writtenLanguage('auto', 'AT')).toBe('de');
    expect(writtenLanguage(undefined, 'CA')).toBe('en');
  });

  it('applies to all of it: subject, results, counts and frame', () => {
    const german = digestMail(reader('de'), { period: 'daily', unread, results });
    expect(german.subject).toBe('Dein Hockeytag');
    expect(german.text).toContain('Summit Rams bei Harbor Gulls 2:4');
    expect(german.text).toContain('Ungelesen wartet auf dich: 2 Meldungen, 1 Nachricht.');
    expect(german.html).toContain('<html lang="de">');
    const english = digestMail(reader('en'), { period: 'daily', unread, results });
    expect(english.text).toContain('Summit Rams 2, Harbor Gulls 4');
    const linesOf = ({ text }: { text: string }) => new Set(text.split('\n').filter((line) => /[a-z]{3}/.test(line)));
    const shared = [...linesOf(german)].filter((line) => linesOf(english).has(line));
    expect(shared.filter((line) => !line.startsWith('https:'))).toEqual([]);
    expect(faceoffMail(reader('de'), { gameId: 7, home: 'Harbor Gulls', away: 'Summit Rams' }).subject).toBe(
      'Erstes Bully: Summit Rams bei Harbor Gulls',
    );
  });

  it('applies to pushes as well', () => {
    expect(waitingInWords(unread, 'de')).toEqual(['2 Meldungen', '1 Nachricht']);
    expect(waitingInWords(unread, 'en')).toEqual(['2 news items', '1 message']);
  });
});
