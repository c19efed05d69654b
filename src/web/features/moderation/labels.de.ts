/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: {
    'report-decided': 'Entscheidungen über deine Meldungen',
    'content-removed': 'Inhalte von dir, die die Moderation entfernt',
    'appeal-decided': 'Entscheidungen über deine Einsprüche',
  },
} as const;
