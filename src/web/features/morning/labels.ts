/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    morning: 'Morning reports of your club, once a day',
  },
} as const;
