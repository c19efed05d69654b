/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'rumor-checked': 'Ausgang deiner Gerüchte',
  },
} as const;
