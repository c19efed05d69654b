/** Words of emails to users who are away, in English. */
const words = {
  title: 'While you are away',
  intro: 'Emails go to the address of your account. Every email has an unsubscribe link.',
  noMail: 'This server sends no email.',
  digest: 'Email me what I have missed',
  digestChoice: { none: 'Never', daily: 'Every morning', weekly: 'Every Monday' },
  forumDigest: 'Email me every Monday what is new in the forum topics I follow',
  gameMail: 'Email me when my game begins',
  seasonMail: 'Email me the review of my season when it ends',
  quietFrom: 'Quiet hours from',
  quietUntil: 'until',
  quietHint: 'In these hours of your time zone ({{zone}}) you get no emails but those about your account.',
  noHour: 'No quiet hours',
  unsubscribe: {
    title: 'Stop emails from Rinkside?',
    words:
      'You will no longer get digests or emails about games that begin and seasons that end. Emails about your account still come.',
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
