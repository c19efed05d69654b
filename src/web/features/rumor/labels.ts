/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'rumor-checked': 'What becomes of rumors that you tell',
  },
} as const;
