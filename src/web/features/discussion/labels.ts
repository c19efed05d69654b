/** What kinds are called: in the switches of notifications. */
export default {
  notifications: { mention: 'Chats, comments and messages that mention you' },
} as const;
