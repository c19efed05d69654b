/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'hosting-decided': 'Entscheidungen über Bewerbungen deines Verbands',
  },
  memos: {
    'hosting-pledge': 'Zusagen für Gastgeber',
    'hosting-return': 'Zusagen, zurückgezahlt',
  },
} as const;
