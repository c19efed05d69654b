/** What kinds are called in the switches of notifications. */
export default {
  notifications: {
    'board-goal': 'Board goals for the season',
    'board-verdict': 'Board verdicts on the season',
  },
} as const;
