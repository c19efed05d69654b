/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'article-mention': 'Artikel, die dich erwähnen',
    'press-prize': 'Preise für Artikel von dir',
  },
  memos: {
    readership: 'Honorar für Leser',
    'press-prize': 'Pressepreise',
  },
} as const;
