/** Names of kinds, for the notification settings. */
export default {
  notifications: { mention: 'Chats, comments and messages that mention you' },
} as const;
