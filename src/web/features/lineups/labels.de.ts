/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'lineup-repaired': 'Reparaturen deiner Aufstellung',
    'lineup-return': 'Spieler zurück in deiner Aufstellung',
    'lineup-suggested': 'Vorschläge für die Aufstellung',
  },
} as const;
