/** What kinds are called in the switches of notifications. */
export default {
  notifications: {
    'board-goal': 'What your board wants of a season',
    'board-verdict': 'What your board says of a season',
  },
} as const;
