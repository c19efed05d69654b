/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    suspension: 'Suspensions',
  },
} as const;
