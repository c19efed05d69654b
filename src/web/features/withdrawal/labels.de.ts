/** Wie Arten heißen: in den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'withdrawal-requested': 'Auszahlungen zur Prüfung, für Admins',
    'withdrawal-state': 'Stand deiner Auszahlungen',
  },
  memos: {
    'withdrawal-held': 'Beantragte Auszahlungen',
    'withdrawal-returned': 'Zurückgegebene Auszahlungen',
    'withdrawal-paid': 'Ausgeführte Auszahlungen',
  },
} as const;
