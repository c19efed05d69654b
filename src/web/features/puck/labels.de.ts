/** Wie Arten heißen: in den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'puck-gift': 'Geschenkte Pucks',
  },
  memos: {
    gift: 'Geschenkte Pucks',
    'start-pucks': 'Pucks für neue Konten',
  },
} as const;
