/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'rumor-checked': 'Was aus deinen Gerüchten wird',
  },
} as const;
