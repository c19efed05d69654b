/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'shortlist-moved': 'Merkliste: Spieler, die den Klub wechseln',
    'shortlist-free': 'Merkliste: Spieler, die Free Agents werden',
    'shortlist-retired': 'Merkliste: Spieler, die aufhören',
  },
} as const;
