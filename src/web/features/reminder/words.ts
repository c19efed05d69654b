/** Words of mails to users who are not there, in English. */
const words = {
  title: 'When you are not here',
  intro: 'Emails go to the address of your account. Every one of them has a link that ends them.',
  digest: 'Email me what I have missed',
  digestChoice: { none: 'Never', daily: 'Every morning', weekly: 'Every Monday' },
  gameMail: 'Email me when my game begins',
  seasonMail: 'Email me the review of my season when it ends',
  quietFrom: 'Leave me alone from',
  quietUntil: 'until',
  quietHint: 'In these hours of your time zone ({{zone}}) you get no emails but those about your account.',
  noHour: 'No quiet hours',
  unsubscribe: {
    title: 'Stop emails from Rinkside?',
    words:
      'You will get no digests any more, and no emails about games that begin or seasons that end. Emails about your account still come.',
    missing: 'The link is not complete. Open it from the email again.',
    button: 'Stop these emails',
    failed: 'That did not work. Try again.',
    done: 'No more emails',
    doneWords: 'You can turn them on again in your settings whenever you like.',
    settings: 'Open the settings',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    reminder: typeof words;
  }
}
