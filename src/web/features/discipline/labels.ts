/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    suspension: 'Suspensions',
  },
} as const;
