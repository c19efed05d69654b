/** The mail that reminds a member of the end of premium. */
import type { WrittenLanguage } from '#domains/settings/rules.ts';
import type { UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

const WORDS = {
  en: {
    locale: 'en-US',
    subject: 'Your premium ends soon',
    greeting: (name: string) => `Hello ${name}`,
    ending: (until: string) => `Your premium ends on ${until}.`,
    kept: 'It does not renew by itself, and nothing is lost: what is over a limit is kept, and cannot be changed.',
    button: 'Open premium',
    small: 'You get this email once before your premium ends.',
  },
  de: {
    locale: 'de-DE',
    subject: 'Dein Premium endet bald',
    greeting: (name: string) => `Hallo ${name}`,
    ending: (until: string) => `Dein Premium endet am ${until}.`,
    kept: 'Es verlängert sich nicht von selbst, und nichts geht verloren: Was über einem Limit liegt, bleibt erhalten, lässt sich aber nicht ändern.',
    button: 'Premium öffnen',
    small: 'Diese Mail bekommst du einmal, bevor dein Premium endet.',
  },
} as const;

/** Returns the mail, with the end in the member's time zone. */
export function endingMail(
  member: { userId: UserId; name: string; email: string; timeZone: string; language: WrittenLanguage },
  { until, publicUrl }: { until: Date; publicUrl: string },
): Mail {
  const { userId, name, email, timeZone, language } = member;
  const words = WORDS[language];
  const at = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until);
  return composeMail(
    { userId, to: email },
    {
      ...{ language, subject: words.subject, greeting: words.greeting(name), lines: [words.ending(at), words.kept] },
      ...{ button: words.button, link: `${publicUrl}/settings?tab=premium`, small: words.small },
    },
  );
}
