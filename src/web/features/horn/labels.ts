/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'horn-removed': 'Goal horns that the admins remove',
  },
} as const;
