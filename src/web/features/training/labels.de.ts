/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'training-complete': 'Spieler, die im Training eine Obergrenze erreichen',
    'training-injury': 'Verletzungen im Training',
  },
} as const;
