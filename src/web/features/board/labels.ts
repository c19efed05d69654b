/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'board-goal': 'Board goals for the season',
    'board-verdict': 'Board verdicts on the season',
  },
} as const;
