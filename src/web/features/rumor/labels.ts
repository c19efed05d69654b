/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'rumor-checked': 'Outcomes of your rumors',
  },
} as const;
