/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'manager-waiting': 'Jemand fragt nach einem Klub in deiner Welt',
    'clubs-open': 'Klubs, nach denen du gefragt hast, sind frei',
    'join-declined': 'Deine Anfrage nach einem Klub ist abgelehnt',
  },
} as const;
