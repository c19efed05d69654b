/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'rumor-checked': 'Outcomes of your rumors',
  },
} as const;
