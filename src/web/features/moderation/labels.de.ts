/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: {
    'report-decided': 'Entscheidungen über deine Meldungen',
    moderated: 'Entscheidungen der Moderation über dich',
    'sanction-lifted': 'Aufgehobene Maßnahmen gegen dich',
    'appeal-decided': 'Entscheidungen über deine Einsprüche',
  },
} as const;
